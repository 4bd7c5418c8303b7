import { choice } from '@rto-desk/contract/fields';
import { list } from '@rto-desk/contract/list';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useList } from '../../ui/useList.ts';
import { jobSettingsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { jobOptions } from '../jobs/queries.ts';
import { NamedRows } from './NamedRows.tsx';
import { OfficeSettings } from './OfficeSettings.tsx';
import { ServiceList } from './ServiceList.tsx';

const tabs = ['stages', 'reasons', 'services', 'office'] as const;
const place = list({ tab: choice(tabs) });

/** How jobs go: their stages, the reasons to turn them down, the documents and days of services, fees and days of tests. */
export function WorkSettingsPage() {
  const texts = usePageTexts(jobSettingsTexts);
  const { query, change } = useList(place);
  const tab = query.tab ?? 'stages';
  const options = useQuery(jobOptions);
  return (
    <Page title={texts.title}>
      <Tabs
        label={texts.title}
        tabs={tabs.map(name => ({ name, label: texts.tabs[name] }))}
        value={tab}
        onChange={name => change({ tab: name })}
      >
        {tab === 'services' ? (
          <ServiceList />
        ) : options.data !== undefined ? (
          tab === 'office' ? (
            <OfficeSettings key={options.data.settings_updated_at} settings={options.data} />
          ) : (
            <NamedRows key={tab} of={tab} rows={options.data[tab]} />
          )
        ) : (
          <PendingPart found={options} failure={texts.loadFailed} height={320} />
        )}
      </Tabs>
    </Page>
  );
}
