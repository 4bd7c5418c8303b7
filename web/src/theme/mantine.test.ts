import { expect, it } from 'vitest';
import imported from './mantine.ts?raw';

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const styled = import.meta.glob('../../../node_modules/@mantine/core/styles/*.css', { query: '?url' });

it('brings the styles of every Mantine component that a screen uses', () => {
  const hasStyles = (name: string) =>
    Object.hasOwn(styled, `../../../node_modules/@mantine/core/styles/${name}.css`);
  const used = Object.values(sources).flatMap(source =>
    [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
      names.split(',').map(name => name.trim()),
    ),
  );
  const components = [...new Set(used)].filter(hasStyles);
  expect(components).toContain('Paper');
  expect(components.filter(name => !imported.includes(`/styles/${name}.css`))).toEqual([]);
});
