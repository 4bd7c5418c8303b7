import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { currentLanguage } from '../../words/language.ts';
import { readingTexts } from '../../words/pageTexts.ts';

/* What forms say of a chosen file. It comes with its texts when the first file is chosen, since most forms are saved without one. */

const load = async () =>
  (await Promise.all([import('./Proposals.tsx'), readingTexts.load(currentLanguage())]))[0];

export const ReadingNotes = lazyComponent(async () => (await load()).ReadingNotes);
export const MarkQuestion = lazyComponent(async () => (await load()).MarkQuestion);
export const Proposed = lazyComponent(async () => (await load()).Proposed);
