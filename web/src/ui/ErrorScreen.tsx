import { usePublicWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { Page } from './Page.tsx';
import plain from './plain.module.css';

/**
 * In place of a screen that could not be shown: a part of it did not load (no network, or a newer version was
 * installed meanwhile), or it failed. Loading the page anew mends the former.
 */
export function ErrorScreen() {
  const words = usePublicWords();
  return (
    <Page title={words.general.appName}>
      <div className={plain.stack}>
        <ErrorNote text={words.general.crashed} />
        <Button className={plain.start} onClick={() => window.location.reload()}>
          {words.general.reload}
        </Button>
      </div>
    </Page>
  );
}
