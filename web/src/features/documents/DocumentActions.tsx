import { isStaff } from '@rto-desk/contract/access';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { documentCalls } from '../../api/documents.ts';
import { useSession } from '../../session/useSession.ts';
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useWords } from '../../words/useWords.ts';
import { DocumentFormDialog } from './DocumentFormDialog.tsx';
import { currentEnds, documentName, renewalRequest } from './documentValues.ts';
import type { Holder } from './holder.ts';

const DeleteRecord = lazyComponent(async () => (await import('./DeleteRecord.tsx')).DeleteRecord);
const ConfirmButton = lazyComponent(
  async () => (await import('../self-declared/Declared.tsx')).ConfirmButton,
);
const Preview = lazyComponent(async () => (await import('../../ui/Preview.tsx')).Preview);

/**
 * What can be done with a document, in the order of its menu. To citizens `renew` is the way to ask the office for it,
 * and `paper` keeps the new one once they have it; for the office both are one.
 */
const acts = ['renew', 'paper', 'send', 'manage', 'view', 'edit', 'delete'] as const;
type Act = (typeof acts)[number] | 'update';

interface Props {
  kind: AnyKind;
  record: DocumentRecord;
  /** Which of its ends is renewed and told of; the first current one where not said. */
  end?: string | null | undefined;
  holder: Holder;
  /** The registration number of the vehicle that it belongs to; null where it is the citizen's own. */
  plate: string | null;
  /** The holder's own record that renews it, which staff confirm in place of renewing. */
  declared?: DocumentRecord | undefined;
  /** What stands beside the menu. */
  main?: readonly Act[];
  /** What the menu has, as far as it does not stand beside it. */
  menu?: readonly Act[];
  /** Opens all of the kind. */
  onManage?: (() => void) | undefined;
}

/** The acts of one document: the first in sight, the others under “⋯”, as far as the person may. */
export function DocumentActions(props: Props) {
  const { kind, record, holder, plate, menu = acts, onManage } = props;
  const words = useWords();
  const navigate = useNavigate();
  const { user } = useSession();
  const [open, setOpen] = useState<Act | null>(null);
  const close = () => setOpen(null);
  const texts = words.expiries;
  const name = documentName(kind, record, words);
  const isOffice = user !== null && isStaff(user.role);
  // Whose it is, so that nothing is renewed for another vehicle or person.
  const whose = [plate !== null && !name.includes(plate) && plate, holder.name].filter(Boolean);
  const whole = `${name} (${whose.join(', ')})`;
  const declared = isOffice ? props.declared : undefined;
  const main = (props.main ?? ['renew']).filter(act => declared === undefined || act !== 'renew');
  const ends = currentEnds(record);
  const end = ends.find(one => one.end === props.end) ?? ends[0];
  const renews = end !== undefined && !end.superseded;
  const asking = renewalRequest(kind, name, plate, words);
  const { onSend } = holder;
  const opens = (act: Act) => () => setOpen(act);
  const known: Record<Act, MenuAction | false | undefined> = {
    renew:
      renews &&
      (isOffice
        ? { label: texts.renew, name: texts.renewOf(name), keys: 'r', onChoose: opens('renew') }
        : { label: texts.apply, name: texts.applyOf(name), onChoose: () => void navigate(asking) }),
    paper: renews &&
      !isOffice && {
        label: texts.addNew,
        name: texts.addNewOf(name),
        keys: 'r',
        onChoose: opens('renew'),
      },
    send: end !== undefined &&
      onSend && {
        label: main.includes('send') ? texts.send : texts.notify,
        name: texts.sendOf(name, holder.name),
        keys: 's',
        onChoose: () => onSend(kind, record, end.end),
      },
    manage: onManage && {
      label: words.documents.manage,
      name: words.documents.manageOf(words.documents.of(words.kinds[kind.slug].many, plate ?? holder.name)),
      onChoose: onManage,
    },
    view: record.file_path !== null && {
      label: words.documents.view,
      name: words.documents.viewOf(name),
      onChoose: opens('view'),
    },
    edit: record.can_edit && {
      label: words.general.edit,
      name: words.documents.editOf(name),
      onChoose: opens('edit'),
    },
    update: record.can_edit && { label: texts.update, name: texts.updateOf(name), onChoose: opens('edit') },
    delete: record.can_edit && {
      label: words.general.delete,
      name: words.documents.deleteOf(name),
      color: 'red',
      apart: true,
      onChoose: opens('delete'),
    },
  };
  const under = menu.flatMap(act => (main.includes(act) ? [] : known[act] || []));
  return (
    <>
      {declared && <ConfirmButton record={{ ...declared, slug: kind.slug }} of={`${name}, ${holder.name}`} />}
      {main.map(act => {
        const chosen = known[act];
        if (!chosen) return null;
        const looks = { size: 'compact-sm', variant: act === 'renew' ? 'light' : 'default' } as const;
        return act === 'renew' && !isOffice ? (
          <ButtonLink key={act} to={asking} {...looks} aria-label={chosen.name}>
            {chosen.label}
          </ButtonLink>
        ) : (
          <Button
            key={act}
            {...looks}
            aria-label={chosen.name}
            aria-keyshortcuts={chosen.keys}
            onClick={chosen.onChoose}
          >
            {chosen.label}
          </Button>
        );
      })}
      {under.length > 0 && (
        <ActionMenu label="⋯" name={words.documents.of(words.general.actions, name)} actions={under} />
      )}
      {(open === 'renew' || open === 'edit') && (
        <DocumentFormDialog
          opened
          kind={kind}
          ownerId={record.vehicle_id ?? record.citizen_id}
          registration={plate ?? undefined}
          record={open === 'edit' ? record : null}
          renewed={open === 'renew' ? record : undefined}
          renewedEnd={end?.end}
          title={open === 'renew' ? (isOffice ? texts.renewOf(whole) : texts.addNewOf(name)) : undefined}
          onClose={close}
        />
      )}
      {open === 'view' && record.file_path !== null && (
        <Preview opened onClose={close} path={record.file_path} of={name} />
      )}
      {open === 'delete' && (
        <DeleteRecord
          question={words.kinds[kind.slug].confirmDelete}
          what={[name, plate, holder.name]}
          failure={words.kinds[kind.slug].deleteFailed}
          remove={() => documentCalls(kind).remove(record)}
          onClose={close}
        />
      )}
    </>
  );
}
