import { use } from 'react';
import { type Book, loadBook } from '../../guide/books.ts';
import type { Guide } from '../../guide/pages.ts';
import { useLanguage } from '../../words/useWords.ts';

/** A guide in the reader's language; the screen waits until it has come. */
export function useBook(guide: Guide): Book {
  const { language } = useLanguage();
  return use(loadBook(language, guide));
}
