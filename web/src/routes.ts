import { type Screen, screens } from '@rto-desk/contract/screens';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { loadWords } from './words/catalogues.ts';
import { currentLanguage } from './words/language.ts';

const modules = import.meta.glob<Record<string, ComponentType>>('./features/*/*Page.tsx');

/** Loads what draws a screen, the module's component of the same name, and the texts that it shows. */
export async function loadScreen({ module, audience }: Screen): Promise<ComponentType> {
  const words = audience === 'anyone' ? null : loadWords(currentLanguage());
  const [parts] = await Promise.all([modules[`./features/${module}.tsx`]?.(), words]);
  const drawn = parts?.[module.slice(module.indexOf('/') + 1)];
  if (drawn === undefined) throw new Error(`No module draws ${module}`);
  return drawn;
}

/** The screen at a path, where there is one. */
export function screenAt(path: string): Screen | undefined {
  return screens.find(screen => matchPath(screen.path, path) !== null);
}
