import './theme/fonts.css';
import './theme/tokens.css';
import './theme/page.css';
import { loadPublicWords } from './words/catalogues.ts';
import { currentLanguage, setLanguage } from './words/language.ts';

/**
 * What runs first is small, so that the texts in the reader's language are on their way while everything else still comes: the
 * build names that at the head of each page (`screen-pages.ts`).
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const language = currentLanguage();
  setLanguage(language);
  const [{ draw }] = await Promise.all([import('./draw.tsx'), loadPublicWords(language)]);
  draw(root, language);
}

void start();
