import type { Language } from '@rto-desk/contract/words/words';
import { byLanguage } from '../words/catalogues.ts';
import type { Guide } from './pages.ts';
import type { ShownPage } from './parse.ts';

/** A guide's pages by their names. */
export type Book = Readonly<Record<string, ShownPage>>;

const books = {
  clerks: byLanguage<Book>({
    en: async () => byName((await import('./en/clerks.ts')).clerks),
    hi: async () => byName((await import('./hi/clerks.ts')).clerks),
  }),
  citizens: byLanguage<Book>({
    en: async () => byName((await import('./en/citizens.ts')).citizens),
    hi: async () => byName((await import('./hi/citizens.ts')).citizens),
  }),
};

/** A guide in a language; it comes when it is first read. */
export const loadBook = (language: Language, guide: Guide): Promise<Book> => books[guide].load(language);

function byName(files: Book): Book {
  return Object.fromEntries(
    Object.entries(files).map(([file, page]) => [file.replace(/^.*\/|\.md$/g, ''), page]),
  );
}
