import type { Receipt } from '@rto-desk/contract/endpoints/requests';
import type { Service } from '@rto-desk/contract/services';
import { useLayoutEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { useCopy } from '../../ui/useCopy.ts';
import { usePublicWords } from '../../words/useWords.ts';
import { DocumentsToBring } from './DocumentsToBring.tsx';
import classes from './requests.module.css';

interface Props {
  receipt: Receipt;
  /** The mobile number that the reference is looked up with. */
  phone: string;
  /** The services that were requested; those of an inquiry are none. */
  services?: readonly Service[];
  /** What the button says that begins anew. */
  again: string;
  onAgain: () => void;
}

/** The reference to quote, to copy, to share and to track. */
export function ReceiptCard({ receipt, phone, services = [], again, onAgain }: Props) {
  const words = usePublicWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const copy = useCopy();
  const output = useRef<HTMLOutputElement>(null);
  // Before it is seen: a menu opened meanwhile would be folded by the focus that comes later.
  useLayoutEffect(() => heading.current?.focus(), []);
  const { reference } = receipt;
  const text = words.requests.shareText(reference);
  return (
    <div className={layout.panel}>
      <h2 ref={heading} tabIndex={-1}>
        {words.requests.received}
      </h2>
      <p>{words.requests.quote}</p>
      <output ref={output} className={classes.reference} translate="no">
        {reference}
      </output>
      <p>{words.requests.keepReference}</p>
      <div className={layout.row}>
        <Button variant="default" onClick={() => void copy(reference, output.current)}>
          {words.requests.copy}
        </Button>
        {'share' in navigator && (
          <Button variant="default" onClick={() => void navigator.share({ text }).catch(() => undefined)}>
            {words.requests.share}
          </Button>
        )}
        <ButtonLink to={`/track?${new URLSearchParams({ reference })}`} state={{ phone }}>
          {words.requests.track}
        </ButtonLink>
      </div>
      <DocumentsToBring services={services} />
      <button type="button" className={prose.link} onClick={onAgain}>
        {again}
      </button>
    </div>
  );
}
