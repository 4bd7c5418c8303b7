import { Alert, Button, Stack } from '@mantine/core';
import { useWords } from '../words/useWords.ts';
import { Page } from './Page.tsx';

/**
 * In place of a screen that could not be shown: a part of it did not load (no network, or a newer version was
 * installed meanwhile), or it failed. Loading the page anew mends the former.
 */
export function Failed() {
  const words = useWords();
  return (
    <Page title={words.general.appName}>
      <Stack align="flex-start">
        <Alert color="red" role="alert" w="100%">
          {words.general.crashed}
        </Alert>
        <Button onClick={() => window.location.reload()}>{words.general.reload}</Button>
      </Stack>
    </Page>
  );
}
