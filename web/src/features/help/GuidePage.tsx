import { Link, useParams } from 'react-router';
import { type Guide, guideOf, guides } from '../../guide/pages.ts';
import { NotFoundPage } from '../../ui/NotFoundPage.tsx';
import { Page } from '../../ui/Page.tsx';
import { usePublicWords } from '../../words/useWords.ts';
import { GuideBlock } from './GuideBlock.tsx';
import classes from './help.module.css';
import { useBook } from './useBook.ts';

/** A page of the guide. None is secret: anyone with its address can read it. */
export function GuidePage() {
  const { page = '' } = useParams();
  const guide = guideOf(page);
  return guide === undefined ? <NotFoundPage /> : <Shown guide={guide} page={page} />;
}

function Shown({ guide, page }: { guide: Guide; page: string }) {
  const texts = usePublicWords().help;
  const book = useBook(guide);
  const names = Object.keys(guides[guide]);
  const before = names[names.indexOf(page) - 1];
  const next = names[names.indexOf(page) + 1];
  const shown = book[page];
  if (shown === undefined) return <NotFoundPage />;
  return (
    <Page title={shown.title}>
      <article className={classes.page}>
        {shown.blocks.map((block, at) => (
          // A page never changes while it is read.
          <GuideBlock key={at} block={block} />
        ))}
      </article>
      <nav aria-label={texts.pages} className={classes.ways}>
        {before !== undefined && (
          <Link to={`/help/${before}`}>
            {texts.before}: {book[before]?.title}
          </Link>
        )}
        {next !== undefined && (
          <Link to={`/help/${next}`}>
            {texts.next}: {book[next]?.title}
          </Link>
        )}
        <Link to="/help">{texts.all}</Link>
      </nav>
    </Page>
  );
}
