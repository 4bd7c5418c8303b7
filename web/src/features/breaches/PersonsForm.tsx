import { kinds } from '@rto-desk/contract/kinds/index';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { RadioGroup } from '../../inputs/Choices.tsx';
import { Select } from '../../inputs/Select.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { breachesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { branches } from '../branches/queries.ts';
import { inputMoment, momentInIndia } from './BreachForm.tsx';
import { refreshBreaches, staffNamed } from './queries.ts';

/** Adds the persons whom a breach concerns: by what an account did, or by a filter. */
export function PersonsForm({ id, onClose }: { id: number; onClose: () => void }) {
  const words = useWords();
  const texts = usePageTexts(breachesTexts);
  const client = useQueryClient();
  const [by, setBy] = useState<'account' | 'filter'>('account');
  const [named, setNamed] = useState('');
  const [account, setAccount] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState(() => inputMoment());
  const [branch, setBranch] = useState('');
  const [kind, setKind] = useState('');
  const accounts = useQuery(staffNamed(named));
  const offices = useQuery(branches);
  const filter =
    branch === '' && kind === ''
      ? { everyone: true }
      : {
          ...(branch !== '' && { branch_id: Number(branch) }),
          ...(kind !== '' && { kind: kinds.find(({ collection }) => collection === kind)?.collection }),
        };
  const add = useAct({
    act: () =>
      call('POST /admin/breaches/{id}/persons', {
        params: { id },
        body:
          by === 'filter'
            ? { filter }
            : { account_id: Number(account), from: momentInIndia(from), to: momentInIndia(to) },
      }),
    done: ({ found, added }) => {
      onClose();
      return texts.added(found, added);
    },
    failed: texts.failed,
    refresh: () => refreshBreaches(client),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.act();
  };
  return (
    <Dialog opened onClose={onClose} title={texts.addPersons} width="30rem">
      <form onSubmit={submit} className={layout.fields}>
        <RadioGroup
          label={texts.howFound}
          value={by}
          onChange={chosen => setBy(chosen === 'filter' ? 'filter' : 'account')}
          options={[
            { value: 'account', label: texts.byWhatAccountDid },
            { value: 'filter', label: texts.byFilter },
          ]}
        />
        {by === 'account' ? (
          <>
            <p className={prose.note}>{texts.accountWhy}</p>
            <TextInput
              label={texts.findAccount}
              name="q"
              value={named}
              onChange={event => setNamed(event.currentTarget.value)}
            />
            <Select
              label={texts.account}
              name="account_id"
              required
              value={account}
              onChange={event => setAccount(event.currentTarget.value)}
              options={[
                { value: '', label: words.documents.choose },
                ...(accounts.data ?? []).map(({ id: one, name, phone }) => ({
                  value: String(one),
                  label: `${name} (${phone})`,
                })),
              ]}
            />
            <div className={layout.two}>
              <TextInput
                label={texts.from}
                name="from"
                type="datetime-local"
                required
                value={from}
                onChange={event => setFrom(event.currentTarget.value)}
              />
              <TextInput
                label={texts.to}
                name="to"
                type="datetime-local"
                required
                value={to}
                onChange={event => setTo(event.currentTarget.value)}
              />
            </div>
          </>
        ) : (
          <>
            <p className={prose.note}>{texts.filterWhy}</p>
            <Select
              label={words.fields.branch_id}
              name="branch_id"
              value={branch}
              onChange={event => setBranch(event.currentTarget.value)}
              options={[
                { value: '', label: texts.all },
                ...(offices.data ?? []).map(({ id: one, name }) => ({
                  value: String(one),
                  label: shownValue(name, words),
                })),
              ]}
            />
            <Select
              label={texts.kind}
              name="kind"
              value={kind}
              onChange={event => setKind(event.currentTarget.value)}
              options={[
                { value: '', label: texts.all },
                ...kinds.map(({ collection, slug }) => ({
                  value: collection,
                  label: words.kinds[slug].many,
                })),
              ]}
            />
          </>
        )}
        <DialogFooter onCancel={onClose}>
          <Button
            type="submit"
            loading={add.busy}
            disabled={by === 'account' && (account === '' || from === '' || to === '')}
          >
            {texts.addPersons}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
