import { ButtonLink } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { useWords } from '../words/useWords.ts';

/** For an address that leads to no screen. */
export function NotFoundPage() {
  const words = useWords();
  return (
    <Page title={words.general.notFoundTitle}>
      <ButtonLink to="/">{words.general.backHome}</ButtonLink>
    </Page>
  );
}
