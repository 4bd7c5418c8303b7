import { configure } from '@testing-library/dom';
import { beforeAll } from 'vitest';

// Beside other tests a second, which is usual, may pass before a component has been drawn.
configure({ asyncUtilTimeout: 20_000 });

// jsdom lays nothing out.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// And shows no modal dialogs.
if (globalThis.HTMLDialogElement !== undefined) {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
}

// What screens are drawn with: the router loads it before them. After what a test puts in the place of its modules.
beforeAll(async () => {
  await import('../words/pageTexts.ts');
  const { loadAll } = await import('../words/catalogues.ts');
  await loadAll('en');
});
