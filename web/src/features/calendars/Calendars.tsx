import { belongsTo, type Role } from '@rto-desk/contract/access';
import { type CalendarContent, calendarContents } from '@rto-desk/contract/calendar';
import type { Calendar } from '@rto-desk/contract/endpoints/calendars';
import { officeDate, today } from '@rto-desk/contract/expiry';
import type { CalendarsTexts } from '@rto-desk/contract/words/en/calendars';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { Select } from '../../inputs/Select.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { CopyOnce } from '../../ui/CopyOnce.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { calendarsTexts, usePageTexts } from '../../words/pageTexts.ts';

const ownCalendars = queryOptions({
  queryKey: ['calendars'],
  queryFn: ({ signal }) => call('GET /me/calendars', { query: { page: 1, per_page: 15 }, signal }),
});

/** The calendars that one subscribes to, under Account Settings. */
export function Calendars({ role }: { role: Role }) {
  const texts = usePageTexts(calendarsTexts);
  const client = useQueryClient();
  const { data } = useQuery(ownCalendars);
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Calendar | null>(null);
  const isStaff = belongsTo('staff', role);
  const refresh = () => void client.invalidateQueries({ queryKey: ownCalendars.queryKey });
  const remove = useAct({
    act: ({ id }: Calendar) => call('DELETE /me/calendars/{id}', { params: { id } }),
    done: ({ message }) => message,
    failed: texts.removeFailed,
    refresh: () => {
      setLeaving(null);
      refresh();
    },
  });
  const shown = ({ what, created_at }: Calendar) =>
    texts.since(nameOf(what, isStaff, texts), officeDate(today(new Date(created_at))));
  return (
    <section className={layout.panel}>
      <h2>{texts.title}</h2>
      <p className={prose.small}>{isStaff ? texts.staffWhy : texts.why}</p>
      {data !== undefined && data.data.length > 0 && (
        <ul className={`${layout.list} ${prose.small}`} aria-label={texts.title}>
          {data.data.map(calendar => (
            <li key={calendar.id} className={layout.between}>
              {shown(calendar)}
              <Button
                size="compact-sm"
                variant="default"
                aria-label={texts.removeOf(shown(calendar))}
                onClick={() => setLeaving(calendar)}
              >
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={layout.row}>
        <Button variant="default" onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      </div>
      {isAdding && (
        <CalendarForm isStaff={isStaff} texts={texts} onMade={refresh} onClose={() => setAdding(false)} />
      )}
      <Confirm
        opened={leaving !== null}
        question={texts.removeQuestion}
        action={texts.remove}
        busy={remove.busy}
        onConfirm={() => leaving !== null && remove.act(leaving)}
        onClose={() => setLeaving(null)}
      />
    </section>
  );
}

interface FormProps {
  isStaff: boolean;
  texts: CalendarsTexts;
  onMade: () => void;
  onClose: () => void;
}

/** Makes a calendar, and shows its address this once. */
function CalendarForm({ isStaff, texts, onMade, onClose }: FormProps) {
  const [what, setWhat] = useState<CalendarContent>('expiries');
  const [url, setUrl] = useState<string | null>(null);
  const create = useAct({
    act: () => call('POST /me/calendars', { body: { what } }),
    done: made => {
      setUrl(made.url);
    },
    failed: texts.saveFailed,
    refresh: onMade,
  });
  const offered = calendarContents.filter(content => isStaff || content !== 'jobs');
  return (
    <FormDialog onClose={onClose} title={url === null ? texts.add : texts.made}>
      {url !== null ? (
        <>
          <CopyOnce value={url} note={texts.copyNow} action={texts.copy} />
          <DialogFooter>
            <Button onClick={onClose}>{texts.close}</Button>
          </DialogFooter>
        </>
      ) : (
        <div className={layout.stack}>
          <Select
            label={texts.what}
            value={what}
            options={offered.map(value => ({ value, label: nameOf(value, isStaff, texts) }))}
            onChange={event =>
              setWhat(offered.find(known => known === event.currentTarget.value) ?? 'expiries')
            }
          />
          <DialogFooter onCancel={onClose}>
            <Button loading={create.busy} onClick={() => create.act()}>
              {texts.create}
            </Button>
          </DialogFooter>
        </div>
      )}
    </FormDialog>
  );
}

/** What a calendar shows: to staff the days of expiries are those on which they call. */
function nameOf(what: CalendarContent, isStaff: boolean, texts: CalendarsTexts): string {
  return what === 'expiries' && isStaff ? texts.calls : texts.contents[what];
}
