import { officeDate } from '@rto-desk/contract/expiry';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import prose from '../../ui/prose.module.css';
import { useWords } from '../../words/useWords.ts';
import { ownRequests } from './queries.ts';

const RequestForm = lazyComponent(async () => (await import('./RequestForm.tsx')).RequestForm);

/** What one has asked about one's data, with the answers, and the way to ask more. */
export function OwnPrivacyRequests() {
  const texts = useWords().privacyRequests;
  const { data } = useQuery(ownRequests);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className={prose.small}>{texts.ownWhy}</p>
      {data !== undefined && data.data.length > 0 && (
        <ul className={prose.small} aria-label={texts.own}>
          {data.data.map(({ id, kind, text, state, answer, due_on }) => (
            <li key={id}>
              <strong>{texts.kinds[kind]}</strong>: {text}{' '}
              <span className={prose.quiet}>
                {state === 'open' ? texts.dueOn(officeDate(due_on)) : texts.states[state]}
              </span>
              {answer !== null && <p>{answer}</p>}
            </li>
          ))}
        </ul>
      )}
      <Button variant="default" onClick={() => setAsking(true)}>
        {texts.ask}
      </Button>
      {asking && <RequestForm onClose={() => setAsking(false)} />}
    </>
  );
}
