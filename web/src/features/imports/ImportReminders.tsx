import type { Import } from '@rto-desk/contract/endpoints/imports';
import { inIndia, officeDate } from '@rto-desk/contract/expiry';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import layout from '../../ui/layout.module.css';
import { Pending } from '../../ui/Pending.tsx';
import { useAct } from '../../ui/useAct.ts';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { importReminders, oneImport } from './queries.ts';

/**
 * Allows reminders to the people whom an import created, however it ended: an import that was stopped or undone has no
 * other place for it. Hidden without permission and before people were created.
 */
export function ImportReminders({ list }: { list: Import }) {
  const { permissions, reminders_allowed_at } = list;
  return permissions.remind || reminders_allowed_at !== null ? <Reminders list={list} /> : null;
}

/** Says first how many messages that is, and over how many days. */
function Reminders({ list }: { list: Import }) {
  const screens = usePageTexts(importsTexts);
  const texts = screens.reminders;
  const client = useQueryClient();
  const isAllowed = list.reminders_allowed_at !== null;
  const figures = useQuery({ ...importReminders(list.id), enabled: list.permissions.remind });
  const allow = useAct({
    act: () => call('POST /imports/{id}/reminders', { params: { id: list.id } }),
    done: allowed => {
      client.setQueryData(importReminders(list.id).queryKey, allowed);
    },
    failed: texts.failed,
    refresh: () => client.invalidateQueries({ queryKey: oneImport(list.id).queryKey }),
  });
  return (
    <section className={layout.panel} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {isAllowed ? (
        <p>{texts.allowed(officeDate(inIndia(new Date(list.reminders_allowed_at ?? '')).slice(0, 10)))}</p>
      ) : (
        <p>{texts.about}</p>
      )}
      {!isAllowed && figures.error && (
        <LoadFailure error={figures.error} failure={texts.loadFailed} retry={() => void figures.refetch()} />
      )}
      {!isAllowed && figures.isPending && <Pending height={20} />}
      {!isAllowed && figures.data !== undefined && (
        <>
          <p>
            {figures.data.messages === 0
              ? texts.none
              : texts.figures(figures.data.tomorrow, figures.data.messages, figures.data.days)}
          </p>
          <Button variant="default" className={layout.start} loading={allow.busy} onClick={() => allow.act()}>
            {texts.allow}
          </Button>
        </>
      )}
    </section>
  );
}
