import { ButtonLink } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/Page.tsx';
import { compareTexts, importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { ImportList } from './ImportList.tsx';
import { Steps } from './Steps.tsx';
import { UploadList } from './UploadList.tsx';

/** Where lists are brought in, and those that were brought before. */
export function ImportsPage() {
  const screens = usePageTexts(importsTexts);
  const compare = usePageTexts(compareTexts);
  return (
    <Page
      title={screens.title}
      actions={
        <ButtonLink variant="default" to="/compare">
          {compare.title}
        </ButtonLink>
      }
    >
      <div className={layout.stack}>
        <Steps at="upload" />
        <UploadList />
        <h2>{screens.list.title}</h2>
        <ImportList />
      </div>
    </Page>
  );
}
