import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Page } from '../ui/Page.tsx';
import { useWords } from '../words/useWords.ts';

/** For an address that leads to no screen. */
export function NotFoundPage() {
  const words = useWords();
  return (
    <Page title={words.general.notFoundTitle}>
      <Button component={Link} to="/">
        {words.general.backHome}
      </Button>
    </Page>
  );
}
