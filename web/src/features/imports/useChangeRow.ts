import type { ImportRow } from '@rto-desk/contract/endpoints/imports';
import type { Proof, UnprovenPerson } from '@rto-desk/contract/endpoints/proof';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { unprovenIn } from '../../forms/unproven.ts';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { importRows, type RowQuery, refreshCounts, refreshRows } from './queries.ts';

interface Change {
  /** All of them, in the order of the columns. */
  cells?: string[];
  citizen_id?: number | null;
  new_citizen?: boolean;
  skip?: boolean;
  proof?: Proof;
}

/**
 * Changes a row and plans it again. Resolves with whether that was done; a failure is shown, or `ask` where the row
 * would go to an unproven profile.
 */
export type ChangeRow = (
  row: ImportRow,
  change: Change,
  ask?: (person: UnprovenPerson) => void,
) => Promise<boolean>;

/** The row stays where it stands with what it now says, so that nothing moves under the hand that mends the next one. */
export function useChangeRow(id: number, query: RowQuery): ChangeRow {
  const screens = usePageTexts(importsTexts);
  const client = useQueryClient();
  return async (row, change, ask) => {
    try {
      const params = { id, line: row.line };
      const body = { ...change, updated_at: row.updated_at };
      const judged = await call('PATCH /imports/{id}/rows/{line}', { params, body });
      client.setQueryData(
        importRows(id, query).queryKey,
        page =>
          page && { ...page, data: page.data.map(other => (other.line === judged.line ? judged : other)) },
      );
      refreshCounts(client, id);
      if (judged.verdict !== null) {
        toast.info(screens.rows.mended(judged.line, screens.check.verdicts[judged.verdict]));
      }
      return true;
    } catch (error) {
      const person = unprovenIn(error);
      if (person !== null && ask !== undefined) {
        ask(person);
        return false;
      }
      toast.failure(failureText(error, screens.rows.saveFailed));
      // Another row of the same vehicle was fixed, or another clerk has fixed this one: show the present rows.
      if (error instanceof ApiError && error.status === 409) refreshRows(client, id);
      return false;
    }
  };
}
