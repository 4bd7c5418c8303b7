/** Asks once for all who ask meanwhile or within so many milliseconds. */
export function remembered<T>(ask: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let last: { answer: Promise<T>; at: number } | null = null;
  return () => {
    if (last === null || performance.now() - last.at > milliseconds)
      last = { answer: ask(), at: performance.now() };
    return last.answer;
  };
}

/** Makes something once and gives it to all who ask; after a failure the next one who asks makes it again. */
export function memoiseAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch(error => {
      made = null;
      throw error;
    });
    return made;
  };
}
