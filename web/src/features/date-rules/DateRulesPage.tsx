import type { StoredDateRule } from '@rto-desk/contract/endpoints/date-rules';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { labelOf } from '@rto-desk/contract/sentences';
import type { DateRulesTexts } from '@rto-desk/contract/words/en/date-rules';
import { typeOf } from '@rto-desk/contract/words/type-name';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { dateRulesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { shownList, shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';

const DateRuleForm = lazyComponent(async () => (await import('./DateRuleForm.tsx')).DateRuleForm);

import layout from '../../ui/layout.module.css';

/** How long documents last, for admins. */
export function DateRulesPage() {
  const words = useWords();
  const texts = usePageTexts(dateRulesTexts);
  const [page, setPage] = useState(1);
  const [changed, setChanged] = useState<StoredDateRule | null>(null);
  const list = useQuery({
    queryKey: ['date-rules', page],
    queryFn: ({ signal }) => call('GET /admin/date-rules', { query: { page }, signal }),
  });
  return (
    <Page title={texts.title}>
      <p className={layout.below}>{texts.explain}</p>
      <PagedTable
        label={texts.title}
        list={list}
        columns={columns(words, texts)}
        rowKey={byId}
        empty={texts.empty}
        failure={texts.loadFailed}
        onPage={setPage}
        actions={rule => (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${texts.edit}: ${nameOf(rule, words)}, ${sayOf(rule, texts)}`}
            onClick={() => setChanged(rule)}
          >
            {texts.edit}
          </Button>
        )}
      />
      {changed !== null && (
        <DateRuleForm rule={changed} name={nameOf(changed, words)} onClose={() => setChanged(null)} />
      )}
    </Page>
  );
}

/** The document and the end that a rule is about. */
function nameOf({ kind, end }: StoredDateRule, words: Words): string {
  return `${typeOf(kindOf(kind), words)}: ${labelOf(end, words)}`;
}

/** What a rule says. */
function sayOf({ months, valid_days, until_age }: StoredDateRule, texts: DateRulesTexts): string {
  if (valid_days !== null) return texts.forDays(valid_days);
  return until_age === null ? texts.forMonths(months ?? 0) : texts.untilAge(until_age);
}

function columns(words: Words, texts: DateRulesTexts): Column<StoredDateRule>[] {
  const years = (from: number | null, to: number | null, say: (years: string) => string) =>
    from === null && to === null ? null : say(texts.years(from, to));
  return [
    { key: 'kind', label: words.expiries.type, as: 'heading', cell: rule => nameOf(rule, words) },
    {
      key: 'when',
      label: texts.when,
      cell: rule =>
        [
          rule.class_group && texts.groups[rule.class_group],
          years(rule.age_from, rule.age_to, texts.holder),
          rule.vehicle_age_to === 0
            ? texts.newVehicle
            : years(rule.vehicle_age_from, rule.vehicle_age_to, texts.vehicle),
          shownList(rule.norms, words),
        ]
          .filter(Boolean)
          .join(', '),
    },
    {
      key: 'says',
      label: texts.says,
      cell: rule => (
        <>
          {sayOf(rule, texts)} {!rule.is_on && <ToneBadge tone="past" text={texts.off} />}
        </>
      ),
    },
    {
      key: 'source',
      label: texts.source,
      cell: ({ source, since }) => (
        <>
          {shownValue(source, words)}, <DateText date={since} />
        </>
      ),
    },
  ];
}
