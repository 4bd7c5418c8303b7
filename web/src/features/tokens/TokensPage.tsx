import type { ApiToken } from '@rto-desk/contract/endpoints/tokens';
import { officeDate } from '@rto-desk/contract/expiry';
import { tokenList } from '@rto-desk/contract/token';
import type { TokensTexts } from '@rto-desk/contract/words/en/tokens';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { useList } from '../../ui/useList.ts';
import { tokensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { apiTokens, TOKENS } from './queries.ts';
import { scopeLabel } from './scopeLabel.ts';
import { TokenForm } from './TokenForm.tsx';

/** The keys with which other programs call the API, for admins. */
export function TokensPage() {
  const words = useWords();
  const texts = usePageTexts(tokensTexts);
  const client = useQueryClient();
  const { query, goTo } = useList(tokenList);
  const list = useQuery(apiTokens(query));
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<ApiToken | null>(null);
  const end = useAct({
    act: ({ id }: ApiToken) => call('DELETE /admin/tokens/{id}', { params: { id } }),
    done: ({ message }) => message,
    failed: texts.endFailed,
    refresh: () => {
      setEnding(null);
      void client.invalidateQueries({ queryKey: [TOKENS] });
    },
  });
  return (
    <Page title={texts.title} actions={<Button onClick={() => setAdding(true)}>{texts.add}</Button>}>
      <p className={layout.below}>{texts.explain}</p>
      <PagedTable
        label={texts.title}
        list={list}
        columns={columns(words, texts)}
        empty={texts.empty}
        failure={texts.loadFailed}
        rowKey={byId}
        onPage={goTo}
        actions={token =>
          token.state === 'active' && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={texts.endOf(token.name)}
              onClick={() => setEnding(token)}
            >
              {texts.end}
            </Button>
          )
        }
      />
      {isAdding && <TokenForm onClose={() => setAdding(false)} />}
      <Confirm
        opened={ending !== null}
        question={texts.endQuestion(ending?.name ?? '')}
        action={texts.end}
        busy={end.busy}
        onConfirm={() => ending !== null && end.act(ending)}
        onClose={() => setEnding(null)}
      />
    </Page>
  );
}

function columns(words: Words, texts: TokensTexts): Column<ApiToken>[] {
  return [
    { key: 'name', label: words.fields.name, as: 'heading', cell: ({ name }) => name },
    {
      key: 'scopes',
      label: texts.scopes,
      as: 'long',
      cell: ({ scopes }) => scopes.map(scope => scopeLabel(scope, texts)).join(', '),
    },
    {
      key: 'branch',
      label: texts.branch,
      cell: ({ branch }) => (branch === null ? texts.allBranches : shownValue(branch, words)),
    },
    {
      key: 'state',
      label: texts.state,
      cell: ({ state, expires_on }) => (
        <>
          {texts.states[state]}
          <p className={prose.hint}>{texts.until(officeDate(expires_on))}</p>
        </>
      ),
    },
    { key: 'made', label: texts.madeBy, cell: ({ created_by }) => created_by ?? texts.deletedAccount },
    {
      key: 'used',
      label: texts.lastUsed,
      cell: ({ last_used_on }) => (last_used_on === null ? texts.never : officeDate(last_used_on)),
    },
  ];
}
