import { tiles } from '@rto-desk/contract/services';
import { useState } from 'react';
import { Link } from 'react-router';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Page } from '../../ui/Page.tsx';
import { usePublicWords } from '../../words/useWords.ts';
import classes from './HomePage.module.css';

const groups = ['dl', 'vehicle'] as const;

/**
 * Online Services: what most come for, then a tile for each service, leading to its request. The most visited page on
 * the cheapest phones, so it is drawn from plain elements.
 */
export function HomePage() {
  const words = usePublicWords();
  const texts = words.services.tasks;
  const [wanted, setWanted] = useState('');
  const parts = wanted.toLowerCase().split(' ');
  const found = groups.map(group => ({
    group,
    services: tiles[group].filter(service => {
      const name = words.services.names[service].toLowerCase();
      return parts.every(part => name.includes(part));
    }),
  }));
  const tasks = [
    { to: '/citizens', name: texts.papers, why: texts.papersWhy },
    { to: '/document-inquiry', name: texts.inquiry, why: texts.inquiryWhy },
    { to: '/track', name: texts.track, why: texts.trackWhy },
  ];
  return (
    <Page title={words.services.title}>
      <nav aria-label={texts.label} className={classes.tasks}>
        {tasks.map(({ to, name, why }) => (
          <Link key={to} to={to} className={classes.task}>
            <strong>{name}</strong>
            <span>{why}</span>
          </Link>
        ))}
      </nav>
      <TextInput
        className={classes.find}
        label={words.services.find}
        type="search"
        value={wanted}
        onChange={event => setWanted(event.currentTarget.value)}
      />
      {found.map(
        ({ group, services }) =>
          services.length > 0 && (
            <section key={group} aria-labelledby={group}>
              <h2 id={group} className={classes.heading}>
                {words.services.headings[group]}
              </h2>
              <ul className={classes.tiles}>
                {services.map(service => (
                  <li key={service}>
                    <Link className={classes.tile} to={`/ask-for-service?service=${service}`}>
                      {words.services.names[service]}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      <p role="status">{found.every(({ services }) => services.length === 0) && words.services.noneFound}</p>
      <p className={classes.foot}>
        {words.general.startPage} <Link to="/privacy">{words.ownData.privacy}</Link>
      </p>
    </Page>
  );
}
