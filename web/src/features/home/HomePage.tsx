import { serviceGroups } from '@rto-desk/contract/services';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { TextInput } from '../../inputs/TextInput.tsx';
import { useSession } from '../../session/useSession.ts';
import { Page } from '../../ui/Page.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { usePublicWords } from '../../words/useWords.ts';
import classes from './HomePage.module.css';

const categories = ['dl', 'vehicle'] as const;

/**
 * Online Services: what most come for, then the services in groups, each leading to its request. The most visited page on
 * the cheapest phones, so it is drawn from plain elements.
 */
export function HomePage() {
  const words = usePublicWords();
  const texts = words.services.tasks;
  const [wanted, setWanted] = useState('');
  const [params] = useSearchParams();
  const { state } = useSession();
  const isPhone = useMedia('(max-width: 639.98px)');
  const parts = wanted.toLowerCase().split(' ');
  let place = 0;
  const found = categories.map(category => ({
    category,
    groups: serviceGroups[category].map(services => {
      const name = words.services.groups[place++] ?? '';
      return {
        name,
        services: services.filter(service => {
          const text = words.services.names[service].toLowerCase();
          return parts.every(part => text.includes(part));
        }),
      };
    }),
  }));
  const isNothing = found.every(({ groups }) => groups.every(({ services }) => services.length === 0));
  const tasks = [
    { to: '/citizens', name: texts.papers, why: texts.papersWhy },
    { to: '/document-inquiry', name: texts.inquiry, why: texts.inquiryWhy },
    { to: '/track', name: texts.track, why: texts.trackWhy },
  ];
  // The installed application begins here (`manifest.webmanifest`): who is signed in has work of their own.
  if (params.has('app') && state !== 'signedOut') return <Navigate to="/dashboard" replace />;
  return (
    <Page title={words.services.title}>
      <p className={classes.lead}>{words.services.lead}</p>
      <TextInput
        className={classes.find}
        label={words.services.find}
        type="search"
        value={wanted}
        onChange={event => setWanted(event.currentTarget.value)}
      />
      <nav aria-label={texts.label} className={classes.tasks}>
        {tasks.map(({ to, name, why }) => (
          <Link key={to} to={to} className={classes.task}>
            <strong>{name}</strong>
            <span>{why}</span>
          </Link>
        ))}
      </nav>
      {found.map(
        ({ category, groups }) =>
          groups.some(({ services }) => services.length > 0) && (
            <section key={category} aria-labelledby={category}>
              <h2 id={category} className={classes.heading}>
                {words.services.headings[category]}
              </h2>
              <div className={classes.groups}>
                {groups.map(
                  ({ name, services }) =>
                    services.length > 0 && (
                      <details key={name} className={classes.group} open={!isPhone || wanted !== ''}>
                        <summary>
                          {name} <span>{services.length}</span>
                        </summary>
                        <ul>
                          {services.map(service => (
                            <li key={service}>
                              <Link to={`/ask-for-service?service=${service}`}>
                                {words.services.names[service]}
                              </Link>
                            </li>
                          ))}
                        </ul>
                      </details>
                    ),
                )}
              </div>
            </section>
          ),
      )}
      <p role="status">{isNothing && words.services.noneFound}</p>
      <p className={classes.foot}>
        {words.general.startPage} <Link to="/privacy">{words.ownData.privacy}</Link>
      </p>
    </Page>
  );
}
