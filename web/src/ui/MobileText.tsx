import { isDummyMobile } from '@rto-desk/contract/normalise';
import { useWords } from '../words/useWords.ts';
import plain from './plain.module.css';
import { ToneBadge } from './ToneBadge.tsx';

interface Props {
  mobile: string;
  /** Whether a tap calls the number. */
  calls?: boolean;
}

/** A mobile number; one that is nobody's is marked so and never called. */
export function MobileText({ mobile, calls = false }: Props) {
  const words = useWords();
  if (isDummyMobile(mobile)) {
    return (
      <>
        <span>{mobile}</span> <ToneBadge outline tone="soon" text={words.citizens.notARealNumber} />
      </>
    );
  }
  if (!calls) return <span>{mobile}</span>;
  return (
    <a className={plain.quiet} href={`tel:+91${mobile}`}>
      {mobile}
    </a>
  );
}
