import { deskFields } from '@rto-desk/contract/desk';
import type { DeskSettings } from '@rto-desk/contract/endpoints/series';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { Switch } from '../../inputs/Checkbox.tsx';
import { useSession } from '../../session/useSession.ts';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { numberSeriesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { deskSettings } from './queries.ts';

/** What the office uses of the desk, and how long it keeps letters. */
export function DeskPage() {
  const texts = usePageTexts(numberSeriesTexts);
  const found = useQuery(deskSettings);
  return (
    <Page title={texts.desk.title}>
      {found.data !== undefined ? (
        <Settings key={found.data.updated_at} settings={found.data} />
      ) : (
        <PendingPart found={found} failure={texts.desk.loadFailed} height={320} />
      )}
    </Page>
  );
}

function Settings({ settings }: { settings: DeskSettings }) {
  const texts = usePageTexts(numberSeriesTexts);
  const client = useQueryClient();
  const session = useSession();
  const [register_on, setRegister] = useState(settings.register_on);
  const [money_on, setMoney] = useState(settings.money_on);
  const bases: Readonly<Record<string, string>> = texts.desk.bases;
  return (
    <div className={layout.panel}>
      <RecordForm
        fields={deskFields}
        initial={settings}
        failure={texts.saveFailed}
        alsoDirty={register_on !== settings.register_on || money_on !== settings.money_on}
        refresh={() => client.invalidateQueries({ queryKey: deskSettings.queryKey })}
        save={async (values, updated_at) => {
          const body = { ...values, register_on, money_on, updated_at };
          client.setQueryData(deskSettings.queryKey, await call('PUT /admin/desk-settings', { body }));
          toast.success(texts.saved);
          await session.refresh();
        }}
      >
        {form => (
          <>
            <div className={layout.near}>
              <Switch
                label={texts.desk.register}
                checked={register_on}
                onChange={event => setRegister(event.currentTarget.checked)}
              />
              <p className={prose.note}>{texts.desk.registerWhy}</p>
            </div>
            <div className={layout.near}>
              <Switch
                label={texts.desk.money}
                checked={money_on}
                onChange={event => setMoney(event.currentTarget.checked)}
              />
              <p className={prose.note}>{texts.desk.moneyWhy}</p>
            </div>
            <FieldInput form={form} name="legal_basis" choiceLabel={option => bases[option] ?? option} />
            <FieldInput form={form} name="letters_years" description={texts.desk.years} />
          </>
        )}
      </RecordForm>
    </div>
  );
}
