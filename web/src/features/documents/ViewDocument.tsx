import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useWords } from '../../words/useWords.ts';

const Preview = lazyComponent(async () => (await import('../../ui/Preview.tsx')).Preview);

interface Props {
  /** The document's path below `/storage/`, or null without one. */
  path: string | null;
  /** What the document belongs to. */
  of: string;
}

/** View for a record that has a document, N/A for one that has none. */
export function ViewDocument({ path, of }: Props) {
  const words = useWords();
  const [opened, setOpened] = useState(false);
  if (path === null) return <>{words.documents.none}</>;
  return (
    <>
      <Button
        variant="light"
        size="compact-sm"
        aria-label={words.documents.viewOf(of)}
        onClick={() => setOpened(true)}
      >
        {words.documents.view}
      </Button>
      {opened && <Preview opened onClose={() => setOpened(false)} path={path} of={of} />}
    </>
  );
}
