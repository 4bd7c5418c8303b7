import { duplicateList, duplicateTabs } from '@rto-desk/contract/merge';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useList } from '../../ui/useList.ts';
import { duplicatesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { PairsList } from './PairsList.tsx';

const MergesList = lazyComponent(async () => (await import('./MergesList.tsx')).MergesList);

const NumbersList = lazyComponent(async () => (await import('./NumbersList.tsx')).NumbersList);

const lists = { pairs: PairsList, numbers: NumbersList, merged: MergesList };

/** People who seem to stand there twice, and those who were made one lately. */
export function DuplicatesPage() {
  const words = useWords();
  const texts = usePageTexts(duplicatesTexts);
  const { query, change, goTo } = useList(duplicateList);
  const tab = query.tab ?? 'pairs';
  const List = lists[tab];
  return (
    <Page title={words.merges.title}>
      <div className={layout.list}>
        <Tabs
          label={words.merges.title}
          tabs={duplicateTabs.map(name => ({ name, label: texts.tabs[name] }))}
          value={tab}
          onChange={name => change({ tab: name })}
        >
          <List page={query.page} onPage={goTo} />
        </Tabs>
      </div>
    </Page>
  );
}
