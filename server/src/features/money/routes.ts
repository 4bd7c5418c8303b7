import { today } from '@rto-desk/contract/expiry';
import { NotFound } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from '../history/record-event.ts';
import { addCharge, changeCharge, chargesOfJob, deleteCharge } from './charges.ts';
import { addClient, changeClient, clientOf, clientsPage, openAccount } from './clients.ts';
import { bookBranch, closeDay, dayBookOf, reopenDay, setOpening } from './day-book.ts';
import { ownCharges, ownReceipts } from './own.ts';
import { duesOf } from './payers.ts';
import { cancelPayout, payOut, payoutsPage } from './payouts.ts';
import { receiptOf, receiptsPage } from './receipt-rows.ts';
import { allocateReceipt, cancelReceipt, takeMoney } from './receipts.ts';
import { remindClient, sendReceipt } from './send.ts';
import { statementOf, statementSheet } from './statement.ts';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Throws NotFound while money is switched off. */
function on({ caller }: { caller: SignedIn }): SignedIn {
  if (!caller.desk.money_on) throw new NotFound();
  return caller;
}

export function moneyRoutes(services: Services): Route[] {
  return [...clientRoutes(services), ...receiptRoutes(services), ...dayBookRoutes(services)];
}

function clientRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    implement('GET /clients', async call => clientsPage(db, on(call), call.query)),

    implement('POST /clients', async call => addClient(db, on(call), call.body)),

    implement('GET /clients/{id}', async call => clientOf(db, on(call), call.params.id)),

    implement('PATCH /clients/{id}', async call => {
      const { name, ...change } = call.body;
      // It is required where it is given, and never null.
      return changeClient(db, on(call), call.params.id, { ...change, ...(name && { name }) });
    }),

    implement('POST /clients/{id}/opening', async call =>
      openAccount(db, on(call), call.params.id, call.body),
    ),

    implement('GET /clients/{id}/statement', async call =>
      statementOf(db, on(call), call.words, call.params.id, call.query),
    ),

    implement('GET /clients/{id}/statement.xlsx', async call => {
      const { params, query, words, reply } = call;
      const statement = await statementOf(db, on(call), words, params.id, query);
      await recordEvent(db, { action: 'exported', record: 'clients', record_id: params.id });
      const file = { name: `statement-${params.id}-${statement.to}.xlsx`, type: SHEET };
      await sendFile(reply, file, statementSheet(statement, words));
      return '';
    }),

    implement('POST /clients/{id}/remind', async call => remindClient(services, on(call), call.params.id)),

    implement('GET /jobs/{id}/charges', async call => chargesOfJob(db, on(call), call.words, call.params.id)),

    implement('POST /jobs/{id}/charges', async call =>
      addCharge(db, on(call), call.words, call.params.id, call.body),
    ),

    implement('PATCH /charges/{id}', async call => {
      const { kind, what, amount, ...change } = call.body;
      // None of them is null where it is given.
      const said = { ...(kind && { kind }), ...(what && { what }), ...(amount && { amount }) };
      return changeCharge(db, on(call), call.words, call.params.id, { ...change, ...said });
    }),

    implement('DELETE /charges/{id}', async call => {
      await deleteCharge(db, on(call), call.words, call.params.id);
      return { message: call.words.moneyAnswers.chargeDeleted };
    }),
  ];
}

function receiptRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    implement('GET /dues', async call => duesOf(db, on(call), call.query)),

    implement('GET /receipts', async call => receiptsPage(db, on(call), call.query)),

    implement('POST /receipts', async call => takeMoney(db, on(call), call.words, call.body)),

    implement('GET /receipts/{id}', async call => receiptOf(db, on(call), call.words, call.params.id)),

    implement('POST /receipts/{id}/allocate', async call =>
      allocateReceipt(db, on(call), call.words, call.params.id, call.body),
    ),

    implement('POST /receipts/{id}/cancel', async call =>
      cancelReceipt(db, on(call), call.words, call.params.id, call.body),
    ),

    implement('POST /receipts/{id}/send', async call =>
      sendReceipt(services, on(call), call.words, call.params.id),
    ),

    implement('GET /payouts', async call => payoutsPage(db, on(call), call.query)),

    implement('POST /payouts', async call => payOut(db, on(call), call.body)),

    implement('POST /payouts/{id}/cancel', async call =>
      cancelPayout(db, on(call), call.params.id, call.body),
    ),

    implement('GET /me/charges', async call => ownCharges(db, on(call), call.words, call.query.page)),

    implement('GET /me/receipts', async call => ownReceipts(db, on(call), call.query.page)),
  ];
}

function dayBookRoutes({ db }: Services): Route[] {
  return [
    implement('GET /day-book', async call => {
      const branch_id = await bookBranch(db, on(call), call.query.branch_id);
      return dayBookOf(db, branch_id, call.query.on ?? today());
    }),

    implement('PUT /day-book/opening', async call =>
      setOpening(db, await bookBranch(db, on(call), call.body.branch_id), call.body.amount),
    ),

    implement('POST /day-book/{on}/close', async call => {
      const branch_id = await bookBranch(db, on(call), call.body.branch_id);
      return closeDay(db, on(call), { branch_id, day: call.params.on ?? '', counted: call.body.counted });
    }),

    implement('POST /day-book/{on}/reopen', async call => {
      const branch_id = await bookBranch(db, on(call), call.body.branch_id);
      return reopenDay(db, on(call), { branch_id, day: call.params.on ?? '', reason: call.body.reason });
    }),
  ];
}
