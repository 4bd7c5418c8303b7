import { Group, Text, Title } from '@mantine/core';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { Button } from '../../ui/Button.tsx';
import { ExpiryBadge } from '../../ui/ExpiryBadge.tsx';
import { HolderSays } from '../../ui/HolderSays.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { OriginBadge } from '../../ui/OriginBadge.tsx';
import { useWords } from '../../words/useWords.ts';
import { documentName, documentValidity, fieldText, headingOf, periodOf } from './documentValues.ts';
import classes from './KindSummary.module.css';
import { RenewButton } from './RenewButton.tsx';
import { ViewDocument } from './ViewDocument.tsx';

interface Props {
  kind: AnyKind;
  /** The registration number of the vehicle, for those who hear the buttons without seeing the card. */
  of?: string;
  records: readonly DocumentRecord[];
  mayAdd: boolean;
  onManage: () => void;
  onEdit: (record: DocumentRecord) => void;
}

/** The documents of one kind in brief: number, period, what that means today, and its paper. */
export function KindSummary({ kind, of, records, mayAdd, onManage, onEdit }: Props) {
  const words = useWords();
  const texts = words.kinds[kind.slug];
  return (
    <section className={classes.kind}>
      <Group justify="space-between" mb={4}>
        <Title order={3} size="h6">
          {texts.many}
        </Title>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={words.documents.manageOf(
            of === undefined ? texts.many : words.documents.of(texts.many, of),
          )}
          onClick={onManage}
        >
          {words.documents.manage}
        </Button>
      </Group>
      {records.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.empty}
        </Text>
      )}
      <ul className={classes.records}>
        {records.map(record => (
          <li key={record.id} className={classes.record}>
            <div className={classes.words}>
              <NumberText value={fieldText(record, headingOf(kind))} />
              <Text size="xs" c="dimmed">
                {periodOf(kind, record, words)}
              </Text>
              <Group gap={4}>
                <ExpiryBadge validity={documentValidity(kind, record)} />
                <OriginBadge origin={record.origin} />
              </Group>
              <HolderSays until={record.holder_until} />
            </div>
            <div className={classes.actions}>
              <ViewDocument path={record.file_path} of={documentName(kind, record, words)} />
              {mayAdd && <RenewButton kind={kind} record={record} />}
              {record.can_edit && (
                <Button
                  size="compact-sm"
                  variant="light"
                  aria-label={words.documents.editOf(documentName(kind, record, words))}
                  onClick={() => onEdit(record)}
                >
                  {words.general.edit}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
