import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { onTokenChange } from '../../api/token.ts';
import { readStored, writeStored } from '../../browserStorage.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { firstHourTexts, usePageTexts } from '../../words/pageTexts.ts';
import { firstHour } from './queries.ts';

const LED = 'rto-desk.first-hour';

/** Redirects an admin of an empty office to the first hour once after signing in; afterwards shows a link. */
export function FirstHourLead() {
  const { data } = useQuery(firstHour);
  const [wasLed] = useState(() => readStored(LED, 'session') !== null);
  const leads = data?.leads ?? false;
  useEffect(() => {
    if (leads) writeStored(LED, '1', 'session');
  }, [leads]);
  if (!leads) return null;
  if (!wasLed) return <Navigate to="/admin/first-hour" />;
  return <Lead />;
}

/** Its texts are loaded only where it shows. */
function Lead() {
  const texts = usePageTexts(firstHourTexts);
  return (
    <section className={layout.panel} aria-label={texts.title}>
      <div className={layout.between}>
        <span>{texts.goOn}</span>
        <ButtonLink to="/admin/first-hour">{texts.title}</ButtonLink>
      </div>
    </section>
  );
}

// The next person who signs in is redirected again.
onTokenChange(() => writeStored(LED, null, 'session'));
