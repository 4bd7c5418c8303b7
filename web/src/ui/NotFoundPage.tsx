import { usePublicWords } from '../words/useWords.ts';
import { ButtonLink } from './Button.tsx';
import { Page } from './Page.tsx';

/** For an address that leads to no screen. */
export function NotFoundPage() {
  const words = usePublicWords();
  return (
    <Page title={words.general.notFoundTitle}>
      <ButtonLink to="/">{words.general.backHome}</ButtonLink>
    </Page>
  );
}
