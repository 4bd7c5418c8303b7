import { citizenFields } from '@rto-desk/contract/citizen';
import { officeDate } from '@rto-desk/contract/expiry';
import { type Field, normaliseTyped, problem } from '@rto-desk/contract/fields';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { recordsKey } from '../../api/records.ts';
import prose from '../../ui/prose.module.css';
import { useWords } from '../../words/useWords.ts';

/** The pause in typing before the search starts, in milliseconds. */
const PAUSE = 400;

interface Typed {
  name?: string | undefined;
  mobile?: string | undefined;
  dob?: string | undefined;
}

/** Who may be the person that is being entered, politely: with a name and a mobile or birth date it says who is there. */
export function Similar({ name, mobile, dob }: Typed) {
  const texts = useWords().merges;
  const asked = useSettled(
    JSON.stringify({
      name: whole(citizenFields.name, name),
      mobile: whole(citizenFields.mobile, mobile),
      dob: whole(citizenFields.dob, dob),
    }),
  );
  const query: Typed = JSON.parse(asked);
  const { data } = useQuery({
    queryKey: recordsKey('similar', asked),
    queryFn: ({ signal }) => call('GET /citizens/similar', { query, signal }),
    enabled: query.name !== undefined && (query.mobile !== undefined || query.dob !== undefined),
    // It helps while it can, and says nothing where it cannot.
    retry: false,
  });
  return (
    <div role="status">
      {data !== undefined && data.data.length > 0 && (
        <p className={prose.small}>
          {texts.perhaps}{' '}
          {data.data.map((person, at) => (
            <span key={person.id}>
              {at > 0 && ', '}
              <Link className={prose.quiet} to={`/citizens/${person.id}`} target="_blank">
                {[person.name, person.mobile, person.dob && officeDate(person.dob)]
                  .filter(Boolean)
                  .join(' · ')}
              </Link>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** A value as it would be saved, where it is whole. */
function whole(field: Field, text = ''): string | undefined {
  const tidied = normaliseTyped(field, text);
  return tidied !== '' && problem(field, tidied) === null ? tidied : undefined;
}

/** What a text was when it had not changed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
