import { branchOf, type Caller } from '@rto-desk/contract/access';
import { amountInWords, groupedAmount } from '@rto-desk/contract/amount-in-words';
import type { Message } from '@rto-desk/contract/endpoints/messages';
import { daysBetween, officeDate, today } from '@rto-desk/contract/expiry';
import { REMIND_DAYS } from '@rto-desk/contract/money';
import { addPeriod } from '@rto-desk/contract/period';
import { catalogues } from '@rto-desk/contract/words/languages';
import { nameInMessages, signed } from '@rto-desk/contract/words/notice';
import type { ServerWords } from '@rto-desk/contract/words/words';
import type { Queryable } from '../../platform/database/database.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { quotaLeft } from '../messages/limit.ts';
import { lockNotices } from '../messages/notified.ts';
import { writeMessage } from '../messages/outbox.ts';
import { messageOf } from '../messages/queries.ts';
import { settingsOf } from '../office/settings.ts';
import { assertMoneyOn, owedBy } from './payers.ts';
import { foundReceipt, isStoppedNumber, receiptOf, whyNotSendable } from './receipt-rows.ts';

/**
 * Reminds a client within reach of what is owed. Throws NotFound, Invalid without a mobile, and Conflict where nothing is owed, the
 * client was reminded within seven days or has opted out, or the limit of the day is reached.
 */
export function remindClient(services: Services, caller: Caller, id: number): Promise<Message> {
  const day = today();
  return services.db.transaction().execute(async transaction => {
    await assertMoneyOn(transaction);
    const client = await within(transaction, caller)
      .clients()
      .select(['name', 'mobile', 'branch_id', 'reminded_on'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(() => new NotFound());
    const { mobile, reminded_on } = client;
    const name = nameInMessages(client.name, true);
    if (mobile === null) throw new Invalid({ mobile: words => words.moneyAnswers.noMobile });
    const { balance } = await owedBy(transaction, { client_id: id, citizen_id: null, job_id: null });
    if (Number(balance) <= 0) throw new Conflict(words => words.moneyAnswers.nothingOwed);
    if (reminded_on !== null && daysBetween(reminded_on, day) < REMIND_DAYS) {
      const next = addPeriod(reminded_on, { days: REMIND_DAYS });
      throw new Conflict(words => words.moneyAnswers.remindedOn(officeDate(reminded_on), officeDate(next)));
    }
    if (await isStoppedNumber(transaction, mobile)) {
      throw new Conflict(words => words.moneyAnswers.optedOut);
    }
    await lockNotices(transaction, 'many');
    const settings = await settingsOf(transaction);
    if ((await quotaLeft(transaction, settings, day)) <= 0) {
      throw new Conflict(words => words.moneyAnswers.limitOfDay);
    }
    // unscoped: locked within reach above
    await transaction.updateTable('clients').set({ reminded_on: day }).where('id', '=', id).execute();
    const facts = { name, amount: groupedAmount(balance), on: officeDate(day) };
    return write(services, transaction, caller, {
      to: { name, mobile, citizen_id: null, branch_id: client.branch_id },
      text: words => words.moneyAnswers.reminder(facts),
      key: `owed ${id} ${day}`,
    });
  });
}

/** Sends a receipt within reach to its payer, in fixed words. Throws NotFound, and Conflict where it cannot be sent. */
export function sendReceipt(
  services: Services,
  caller: Caller,
  words: ServerWords,
  id: number,
): Promise<Message> {
  return services.db.transaction().execute(async transaction => {
    await assertMoneyOn(transaction);
    const found = await foundReceipt(transaction, caller, id);
    const why = await whyNotSendable(transaction, words, found);
    if (why !== null || found.mobile === null) {
      throw new Conflict(() => why ?? words.moneyAnswers.noMobile);
    }
    const { number, payer, amount, received_on, owed, allocations } = await receiptOf(
      transaction,
      caller,
      words,
      id,
    );
    const name = nameInMessages(payer.name, found.is_named_by_office);
    const facts = {
      ...{ number: number ?? '', name, amount: groupedAmount(amount), on: officeDate(received_on) },
      jobs: allocations.flatMap(({ job }) => job?.number ?? []).join(', '),
      owed: Number(owed.balance) > 0 ? groupedAmount(owed.balance) : null,
    };
    return write(services, transaction, caller, {
      to: { ...payer, name, mobile: found.mobile, branch_id: found.branch_id },
      text: (words, language) =>
        words.moneyAnswers.receiptSent({ ...facts, words: amountInWords(amount, language) }),
      key: `receipt ${id}`,
    });
  });
}

interface Sent {
  /** Named as messages may name them. */
  to: { name: string; mobile: string; citizen_id: number | null; branch_id: number | null };
  text: (words: ServerWords, language: 'en' | 'hi') => string;
  key: string;
}

/** Writes a fixed text in Hindi and English, signed by the office. */
async function write(
  services: Services,
  db: Queryable,
  caller: Caller,
  { to, text, key }: Sent,
): Promise<Message> {
  const both = [text(catalogues.hi, 'hi'), text(catalogues.en, 'en')].join('\n\n');
  const body = signed(both, await settingsOf(db));
  const id = await writeMessage(db, services, caller, {
    ...{
      channel: 'whatsapp',
      purpose: 'message',
      user_id: null,
      citizen_id: to.citizen_id,
      subject: null,
      body,
    },
    branch_id: to.branch_id ?? branchOf(caller),
    ...{ recipient: to.mobile, recipient_name: to.name, dedup_key: key },
    template: { of: 'message', parameters: [to.name, body.replaceAll(/\s+/g, ' ')] },
  });
  return messageOf(db, caller, id);
}
