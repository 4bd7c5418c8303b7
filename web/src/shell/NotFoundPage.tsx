import { Link } from 'react-router';
import { Page } from '../ui/Page.tsx';
import classes from '../ui/plain.module.css';
import { useWords } from '../words/useWords.ts';

/** For an address that leads to no screen. */
export function NotFoundPage() {
  const words = useWords();
  return (
    <Page title={words.general.notFoundTitle}>
      <Link to="/" className={classes.button}>
        {words.general.backHome}
      </Link>
    </Page>
  );
}
