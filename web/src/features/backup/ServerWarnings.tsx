import { officeDate, today } from '@rto-desk/contract/expiry';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import plain from '../../ui/plain.module.css';
import { useWords } from '../../words/useWords.ts';

/** What was noticed of the server within a week: a wrong clock, a proxy that is not trusted. */
export function ServerWarnings() {
  const texts = useWords().exports;
  const found = useQuery({
    queryKey: ['server-warnings'],
    queryFn: ({ signal }) => call('GET /admin/server-warnings', { signal }),
  });
  return (found.data ?? []).map(({ warning, seen_at, address }) => (
    <p key={warning} className={`${plain.alert} ${plain.above}`} data-tone="soon" role="alert">
      {warning === 'clock'
        ? texts.clockWrong(officeDate(today(new Date(seen_at))))
        : texts.proxyUntrusted(address ?? '')}
    </p>
  ));
}
