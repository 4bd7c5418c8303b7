import type { Language } from '@rto-desk/contract/words/languages';
import type { Guide } from './pages.ts';
import type { ShownPage } from './parse.ts';

/** A guide's pages by their names. */
export type Book = Readonly<Record<string, ShownPage>>;

/** Each guide is a file of its own in each language, and comes when it is read. */
const books: Record<Language, Record<Guide, () => Promise<Book>>> = {
  en: {
    clerks: async () => byName((await import('./en/clerks.ts')).clerks),
    citizens: async () => byName((await import('./en/citizens.ts')).citizens),
  },
  hi: {
    clerks: async () => byName((await import('./hi/clerks.ts')).clerks),
    citizens: async () => byName((await import('./hi/citizens.ts')).citizens),
  },
};

const asked = new Map<string, Promise<Book>>();

/** A guide, asked for once; after a failure the next who opens it asks again. */
export function loadBook(language: Language, guide: Guide): Promise<Book> {
  const name = `${language} ${guide}`;
  const book = asked.get(name) ?? books[language][guide]();
  asked.set(name, book);
  book.catch(() => asked.delete(name));
  return book;
}

function byName(files: Book): Book {
  return Object.fromEntries(
    Object.entries(files).map(([file, page]) => [file.replace(/^.*\/|\.md$/g, ''), page]),
  );
}
