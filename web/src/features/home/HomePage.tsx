import { tiles } from '@rto-desk/contract/services';
import { Link } from 'react-router';
import { Page } from '../../ui/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import classes from './HomePage.module.css';

const groups = ['dl', 'vehicle'] as const;

/**
 * Online Services: a tile for each service, leading to its request. The most visited page on the cheapest phones,
 * so it is drawn from plain elements.
 */
export function HomePage() {
  const words = useWords();
  return (
    <Page title={words.services.title}>
      <p className={classes.lead}>{words.general.startPage}</p>
      <p className={classes.ways}>
        <Link to="/document-inquiry">{words.general.nav.documentInquiry}</Link>
        <Link to="/track">{words.requests.tracking.link}</Link>
        <Link to="/privacy">{words.ownData.privacy}</Link>
      </p>
      {groups.map(group => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group} className={classes.heading}>
            {words.services.headings[group]}
          </h2>
          <ul className={classes.tiles}>
            {tiles[group].map(service => (
              <li key={service}>
                <Link className={classes.tile} to={`/ask-for-service?service=${service}`}>
                  {words.services.names[service]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}
