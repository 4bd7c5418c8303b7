import { usePublicWords } from '../words/useWords.ts';
import pending from './pending.module.css';

/** Stands where a screen is about to be. */
export function Loading() {
  const words = usePublicWords();
  return (
    <div className={pending.loading} role="status">
      <span className={pending.spinner} aria-hidden />
      {words.general.loading}
    </div>
  );
}
