import { Link } from 'react-router';
import { call } from '../api/call.ts';
import { usePublicAnswer } from '../features/privacy/usePublicAnswer.ts';
import { usePublicWords } from '../words/useWords.ts';
import classes from './Shell.module.css';

const privacyContact = (signal: AbortSignal) => call('GET /privacy-contact', { signal });

/** Whom people ask about their data, at the foot of the public pages; nothing where the office names no one. */
export function PublicContact() {
  const texts = usePublicWords().ownData;
  const data = usePublicAnswer(privacyContact);
  if (!data || data.contact_name === null) return null;
  const { contact_name, contact_phone, contact_email } = data;
  return (
    <footer className={classes.contact}>
      {texts.contact} {contact_name}
      {contact_phone !== null && (
        <>
          {' · '}
          <a href={`tel:${contact_phone.replace(/[^\d+]/g, '')}`}>{contact_phone}</a>
        </>
      )}
      {contact_email !== null && (
        <>
          {' · '}
          <a href={`mailto:${contact_email}`}>{contact_email}</a>
        </>
      )}
      {' · '}
      <Link to="/privacy">{texts.privacy}</Link>
    </footer>
  );
}
