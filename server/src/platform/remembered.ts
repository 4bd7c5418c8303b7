/** Asks once for all who ask meanwhile or within so many milliseconds. */
export function remembered<T>(ask: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let last: { answer: Promise<T>; at: number } | null = null;
  return () => {
    if (last === null || performance.now() - last.at > milliseconds)
      last = { answer: ask(), at: performance.now() };
    return last.answer;
  };
}
