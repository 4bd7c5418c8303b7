import type { FeeRule } from '@rto-desk/contract/endpoints/fees';
import type { FeeRulesTexts } from '@rto-desk/contract/words/en/fee-rules';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { TruncatedText } from '../../ui/TruncatedText.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { feeRulesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';

const FeeRuleForm = lazyComponent(async () => (await import('./FeeRuleForm.tsx')).FeeRuleForm);

/** The fees by law, which admins keep up to date. */
export function FeeRulesPage() {
  const words = useWords();
  const texts = usePageTexts(feeRulesTexts);
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<FeeRule | 'new' | null>(null);
  const list = useQuery({
    queryKey: ['fee-rules', page],
    queryFn: ({ signal }) => call('GET /admin/fee-rules', { query: { page }, signal }),
  });
  const isPhone = useMedia('(max-width: 639.98px)');
  const table = {
    columns: columns(words, texts),
    rowKey: byId,
    empty: texts.empty,
    actions: (rule: FeeRule) => (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`${texts.edit}: ${rule.code}`}
        onClick={() => setEdited(rule)}
      >
        {texts.edit}
      </Button>
    ),
  };
  return (
    <Page title={texts.title} actions={<Button onClick={() => setEdited('new')}>{texts.add}</Button>}>
      <p className={layout.below}>{texts.explain}</p>
      {isPhone && list.data ? (
        <div>
          {groups(list.data.data, words).map(([service, rules]) => (
            <details key={service} className={layout.more}>
              <summary>
                {service} ({rules.length})
              </summary>
              <div>
                <DataTable label={service} rows={rules} {...table} />
              </div>
            </details>
          ))}
          <Pager meta={list.data.meta} onPage={setPage} />
        </div>
      ) : (
        <PagedTable label={texts.title} list={list} failure={texts.loadFailed} onPage={setPage} {...table} />
      )}
      {edited !== null && (
        <FeeRuleForm rule={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Page>
  );
}

/** The rules by each of their services: on a phone all of them are too long to scroll through. */
function groups(rules: readonly FeeRule[], { services, general }: Words): [string, FeeRule[]][] {
  const found = new Map<string, FeeRule[]>();
  for (const rule of rules) {
    const names = rule.services.map(service => services.names[service]);
    for (const name of names.length === 0 ? [general.none] : names)
      found.set(name, [...(found.get(name) ?? []), rule]);
  }
  return [...found];
}

function columns(words: Words, texts: FeeRulesTexts): Column<FeeRule>[] {
  const { fees, fields } = words;
  const units: Readonly<Record<string, string>> = fees.units;
  const conditions = (rule: FeeRule) => [
    rule.services.map(service => words.services.names[service]).join(', '),
    rule.types.length === 0 ? null : rule.types.map(type => shownValue(type, words)).join(', '),
    rule.transport && (rule.transport === 'yes' ? fees.transport : fees.notTransport),
    (rule.age_from !== null || rule.age_to !== null) && fees.ages(rule.age_from ?? 0, rule.age_to),
    rule.late === 'yes' && fees.ifLate,
  ];
  return [
    {
      key: 'what',
      label: fields.what,
      as: 'heading',
      cell: ({ code, what, what_hi, off }) => (
        <>
          {code} · {words.language === 'hi' ? (what_hi ?? what) : what}{' '}
          {off !== null && <ToneBadge tone="past" text={texts.isOff} />}
        </>
      ),
    },
    { key: 'for', label: texts.forWhom, cell: rule => conditions(rule).filter(Boolean).join('; ') },
    {
      key: 'amount',
      label: fields.amount,
      cell: ({ amount, percent, percent_of, per }) => (
        <>
          {amount !== null && <MoneyText amount={amount} />}
          {percent !== null &&
            fees.percent(String(Number(percent)), units[percent_of ?? ''] ?? percent_of ?? '')}
          {amount === null && percent === null && fees.unknown} {per !== 'once' && (units[per] ?? per)}
        </>
      ),
    },
    {
      key: 'since',
      label: fields.since,
      cell: ({ since, until }) => (
        <>
          <DateText date={since} />
          {until !== null && (
            <>
              {' – '}
              <DateText date={until} />
            </>
          )}
        </>
      ),
    },
    {
      key: 'source',
      label: fields.source,
      cell: ({ source, confidence }) => (
        <TruncatedText
          text={`${source ?? fees.ask} (${fields.confidence}: ${texts.confidences[confidence]})`}
        />
      ),
    },
  ];
}
