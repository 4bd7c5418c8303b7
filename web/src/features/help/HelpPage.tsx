import { isStaff } from '@rto-desk/contract/access';
import { Link, Navigate, useSearchParams } from 'react-router';
import { type Guide, guides, pageFor } from '../../guide/pages.ts';
import { useSession } from '../../session/useSession.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { usePublicWords } from '../../words/useWords.ts';
import classes from './help.module.css';
import { useBook } from './useBook.ts';

/**
 * The guide's contents; with `?at=` and the address of a screen, the way to the page that helps there. While the role
 * is unknown, as without the network, both guides are shown.
 */
export function HelpPage() {
  const words = usePublicWords();
  const texts = words.help;
  const { state, user, failure } = useSession();
  const [params] = useSearchParams();
  const own: Guide[] =
    state === 'loading'
      ? ['clerks', 'citizens']
      : [user !== null && isStaff(user.role) ? 'clerks' : 'citizens'];
  const at = params.get('at');
  if (at !== null) {
    if (state === 'loading' && failure === null) return <Loading />;
    const pages = own.flatMap(guide => pageFor(guide, at) ?? []);
    return <Navigate replace to={`/help/${pages.length === 1 ? pages[0] : ''}`} />;
  }
  return (
    <Page title={words.general.nav.help}>
      <p className={classes.about}>{texts.about}</p>
      {own.includes('clerks') && <Contents guide="clerks" />}
      <Contents guide="citizens" />
    </Page>
  );
}

/** The pages of a guide by their titles. */
function Contents({ guide }: { guide: Guide }) {
  const texts = usePublicWords().help;
  const book = useBook(guide);
  return (
    <section aria-labelledby={guide} className={classes.contents}>
      <h2 id={guide}>{texts.guides[guide]}</h2>
      <ol>
        {Object.keys(guides[guide]).map(page => (
          <li key={page}>
            <Link to={`/help/${page}`}>{book[page]?.title}</Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
