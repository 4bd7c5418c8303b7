import { serviceGroups } from '@rto-desk/contract/services';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import { Page } from '../../ui/Page.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { usePublicWords } from '../../words/useWords.ts';
import { groupSigns, HomeIcon, type HomeSign } from './HomeIcon.tsx';
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
      const sign = groupSigns[place] ?? 'add';
      const name = words.services.groups[place++] ?? '';
      return {
        name,
        sign,
        services: services.filter(service => {
          const text = words.services.names[service].toLowerCase();
          return parts.every(part => text.includes(part));
        }),
      };
    }),
  }));
  const isNothing = found.every(({ groups }) => groups.every(({ services }) => services.length === 0));
  const tasks: { to: string; sign: HomeSign; name: string; why: string }[] = [
    { to: '/citizens', sign: 'papers', name: texts.papers, why: texts.papersWhy },
    { to: '/document-inquiry', sign: 'inquiry', name: texts.inquiry, why: texts.inquiryWhy },
    { to: '/track', sign: 'track', name: texts.track, why: texts.trackWhy },
  ];
  // The installed application begins here (`manifest.webmanifest`): who is signed in has work of their own.
  if (params.has('app') && state !== 'signedOut') return <Navigate to="/dashboard" replace />;
  return (
    <Page title={words.services.title}>
      <p className={classes.lead}>{words.services.lead}</p>
      <label className={classes.find}>
        <HomeIcon of="search" />
        <input
          type="search"
          aria-label={words.services.find}
          placeholder={words.services.find}
          value={wanted}
          onChange={event => setWanted(event.currentTarget.value)}
        />
      </label>
      <nav aria-label={texts.label} className={classes.tasks}>
        {tasks.map(({ to, sign, name, why }) => (
          <Link key={to} to={to} className={classes.task}>
            <HomeIcon of={sign} />
            <span>
              <strong>{name}</strong>
              {why}
            </span>
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
                  ({ name, sign, services }) =>
                    services.length > 0 && (
                      <details key={name} className={classes.group} open={!isPhone || wanted !== ''}>
                        <summary>
                          <HomeIcon of={sign} />
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
      <footer className={classes.foot}>
        <p>{words.general.startPage}</p>
        <Link to="/privacy">{words.ownData.privacy}</Link>
        <Link to="/help">{words.general.nav.help}</Link>
      </footer>
    </Page>
  );
}
