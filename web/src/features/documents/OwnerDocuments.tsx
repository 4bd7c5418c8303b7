import type { AnyKind } from '@rto-desk/contract/kinds/index';
import type { ReactNode } from 'react';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { useWords } from '../../words/useWords.ts';
import { DocumentActions } from './DocumentActions.tsx';
import { type DocumentLine, DocumentLines, type EndLine } from './DocumentLines.tsx';
import { declaredOf } from './documentValues.ts';
import type { Holder } from './holder.ts';
import classes from './OwnerDocuments.module.css';

interface Props {
  title: ReactNode;
  /** Whose they are: a registration number, or the citizen's name. */
  of: string;
  /** The registration number of the vehicle; null for the citizen's own. */
  plate: string | null;
  /** What stands below the title. */
  facts?: ReactNode;
  /** The buttons beside the title. */
  actions?: ReactNode;
  lines: readonly DocumentLine[];
  /** The kinds that such an owner usually has. */
  usual: readonly AnyKind[];
  /** Those that it may have besides. */
  others: readonly AnyKind[];
  holder: Holder;
  /** Opens all of a kind. */
  onManage: (kind: AnyKind) => void;
}

/** The documents of a vehicle, or a citizen's own: what is current line by line, the rest in a word. */
export function OwnerDocuments(props: Props) {
  const { title, of, plate, facts, actions, lines, usual, others, holder, onManage } = props;
  const words = useWords();
  const texts = words.documents;
  const [current, former] = [lines.filter(isCurrent), lines.filter(line => !isCurrent(line))];
  const isMissing = (kind: AnyKind) => !lines.some(line => line.kind === kind);
  const missing = usual.filter(isMissing);
  const table = (shown: readonly DocumentLine[]) => (
    <DocumentLines
      lines={shown}
      of={of}
      // Who may send is of the office.
      isOffice={holder.onSend !== undefined}
      actions={line => (
        <DocumentActions
          kind={line.kind}
          record={line.record}
          end={line.end?.end}
          declared={declaredOf(line, lines)}
          holder={holder}
          plate={plate}
          // Where many stand together Renew is in sight only where it is due.
          main={isDue(line.end) ? ['renew'] : []}
          onManage={() => onManage(line.kind)}
        />
      )}
    />
  );
  return (
    <section className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {actions}
      </div>
      {facts && <div className={classes.facts}>{facts}</div>}
      {current.length > 0 && table(current)}
      <div className={classes.foot}>
        {missing.length > 0 &&
          texts.notRecorded(missing.map(kind => words.kinds[kind.slug].short).join(', '))}
        {[...missing, ...others].some(isMissing) && (
          <ActionMenu
            label={texts.addShort}
            name={`${texts.addShort}: ${texts.of(words.vehicles.others, of)}`}
            actions={[...missing, ...others.filter(isMissing)].map(kind => ({
              label: words.kinds[kind.slug].short,
              name: texts.manageOf(texts.of(words.kinds[kind.slug].many, of)),
              onChoose: () => onManage(kind),
            }))}
          />
        )}
        {former.length > 0 && (
          <details className={classes.former}>
            <summary>
              {texts.validity.superseded} {former.length}
            </summary>
            {table(former)}
          </details>
        )}
      </div>
    </section>
  );
}

const isCurrent = ({ record }: DocumentLine) => !record.superseded;

function isDue(end: EndLine['end']): boolean {
  return end?.validity.state === 'expired' || end?.validity.state === 'soon';
}
