import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { privacyContact } from '../features/privacy/queries.ts';
import { usePublicWords } from '../words/useWords.ts';
import classes from './Shell.module.css';

/** Whom people ask about their data, at the foot of the public pages; nothing where the office names no one. */
export function PublicContact() {
  const texts = usePublicWords().ownData;
  const { data } = useQuery(privacyContact);
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
