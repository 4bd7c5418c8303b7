import { type Screen, screens } from '@rto-desk/contract/screens';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';

const modules = import.meta.glob<Record<string, ComponentType>>('./features/*/*Page.tsx');

/** Loads what draws a screen: the module's component of the same name. */
export async function loadScreen({ module }: Screen): Promise<ComponentType> {
  const load = modules[`./features/${module}.tsx`];
  const drawn = (await load?.())?.[module.slice(module.indexOf('/') + 1)];
  if (drawn === undefined) throw new Error(`No module draws ${module}`);
  return drawn;
}

/** The screen at a path, where there is one. */
export function screenAt(path: string): Screen | undefined {
  return screens.find(screen => matchPath(screen.path, path) !== null);
}
