import { Component, type ReactNode } from 'react';
import { usePublicWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import layout from './layout.module.css';
import { Page } from './Page.tsx';

interface Props {
  /** The address of what is shown: at another one it is tried again. */
  at: string;
  children: ReactNode;
}

/** Keeps what stands around a screen in its place when the screen fails. */
export class FailureBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.at !== this.props.at) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children;
  }
}

/**
 * In place of a screen that could not be shown: a part of it did not load (no network, or a newer version was
 * installed meanwhile), or it failed. Loading the page again mends the former.
 */
function ErrorScreen() {
  const words = usePublicWords();
  return (
    <Page title={words.general.appName}>
      <div className={layout.stack}>
        <ErrorNote text={words.general.crashed} />
        <Button className={layout.start} onClick={() => window.location.reload()}>
          {words.general.reload}
        </Button>
      </div>
    </Page>
  );
}
