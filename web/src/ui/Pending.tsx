import { useWords } from '../words/useWords.ts';
import pending from './pending.module.css';

interface Props {
  /** In pixels, about that of what is to come, so that nothing jumps when it does. */
  height: number;
}

/** Stands where a part of a screen is about to be, and says so to who cannot see it. */
export function Pending({ height }: Props) {
  const words = useWords();
  return (
    <div className={pending.comingPart} style={{ height }} role="status" aria-label={words.general.loading} />
  );
}
