import { isDummyMobile } from '@rto-desk/contract/normalise';
import { useWords } from '../words/useWords.ts';
import prose from './prose.module.css';
import { ToneBadge } from './ToneBadge.tsx';
import texts from './texts.module.css';

interface Props {
  mobile: string;
  /** Whether a tap calls the number. */
  calls?: boolean;
}

/** A mobile number, in one line; a dummy is marked as such and never a link to call. */
export function MobileText({ mobile, calls = false }: Props) {
  const words = useWords();
  if (isDummyMobile(mobile)) {
    return (
      <>
        <span className={texts.whole} translate="no">
          {mobile}
        </span>{' '}
        <ToneBadge outline tone="soon" text={words.citizens.notARealNumber} />
      </>
    );
  }
  if (!calls)
    return (
      <span className={texts.whole} translate="no">
        {mobile}
      </span>
    );
  return (
    <a className={`${prose.quiet} ${texts.whole}`} href={`tel:+91${mobile}`} translate="no">
      {mobile}
    </a>
  );
}
