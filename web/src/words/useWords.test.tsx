// @vitest-environment jsdom
import { publicHi } from '@rto-desk/contract/words/hi/public';
import { startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useWords, WordsContext } from './useWords.ts';

// React renders what had to wait once more: where `use` is left out then, it complains, and the next hook may fail.
it('a screen that waits for its texts calls the same hooks once they have come', async () => {
  const complaints = vi.spyOn(console, 'error');
  const root = createRoot(document.body);
  function Screen() {
    const { general } = useWords();
    const [typed] = useState('typed');
    return `${general.nav.help} ${typed}`;
  }
  const spoken = { language: 'hi', speak: async () => undefined } as const;
  root.render('before');
  await expect.poll(() => document.body.textContent).toBe('before');
  startTransition(() => {
    root.render(
      <WordsContext value={spoken}>
        <Screen />
      </WordsContext>,
    );
  });
  await expect.poll(() => document.body.textContent).toBe(`${publicHi.general.nav.help} typed`);
  expect(complaints).not.toHaveBeenCalled();
  root.unmount();
});
