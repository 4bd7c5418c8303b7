import { readAddress } from '@rto-desk/contract/list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { receiptsPage, shownReceipts } from './queries.ts';
import { receiptColumns } from './receiptColumns.tsx';

/** The receipts of a client or citizen. */
export function ReceiptsOf({ payer }: { payer: { client_id: number } | { citizen_id: number } }) {
  const texts = usePageTexts(moneyScreensTexts);
  const [page, setPage] = useState(1);
  const query = { ...readAddress(shownReceipts, new URLSearchParams()), ...payer, page };
  const list = useQuery(receiptsPage(query));
  return (
    <PagedTable
      label={texts.receipts}
      list={list}
      columns={receiptColumns(texts)}
      empty={texts.noReceipts}
      failure={texts.loadFailed}
      rowKey={byId}
      onPage={setPage}
    />
  );
}
