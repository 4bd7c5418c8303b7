import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Switch } from '../../inputs/Checkbox.tsx';
import { CheckboxGroup } from '../../inputs/Choices.tsx';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { jobSettingsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './jobSettings.module.css';
import { refreshJobSettings } from './queries.ts';

interface Settings {
  fees_on: boolean;
  /** From 1, Monday, to 7. */
  test_weekdays: number[];
  settings_updated_at: string;
}

/** Whether fees are written down with jobs, and on which days of the week there are tests. */
export function OfficeSettings({ settings }: { settings: Settings }) {
  const words = useWords();
  const texts = usePageTexts(jobSettingsTexts);
  const client = useQueryClient();
  const [fees_on, setFees] = useState(settings.fees_on);
  const [days, setDays] = useState(settings.test_weekdays.map(String));
  const save = useAct({
    act: () =>
      call('PUT /admin/job-settings', {
        body: { fees_on, test_weekdays: days.map(Number), updated_at: settings.settings_updated_at },
      }),
    done: texts.saved,
    failed: texts.saveFailed,
    refresh: () => refreshJobSettings(client),
  });
  return (
    <div className={layout.panel}>
      <div className={layout.stack}>
        <div className={layout.near}>
          <Switch
            label={texts.office.fees}
            checked={fees_on}
            onChange={event => setFees(event.currentTarget.checked)}
          />
          <p className={prose.note}>{texts.office.feesWhy}</p>
        </div>
        <CheckboxGroup
          label={texts.office.tests}
          description={texts.office.testsWhy}
          options={texts.office.weekdays.map((label, at) => ({ value: String(at + 1), label }))}
          optionsClass={classes.weekdays}
          value={days}
          onChange={setDays}
        />
        <Button className={layout.end} loading={save.busy} onClick={() => save.act()}>
          {words.general.save}
        </Button>
      </div>
    </div>
  );
}
