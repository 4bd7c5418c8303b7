import { randomUUID } from 'node:crypto';
import { type MessageState, messageStates, messageTransitions } from '@rto-desk/contract/message-states';
import { expect, onTestFinished, test } from 'vitest';
import { writeMessages } from '../../testing/messages.ts';
import { openTestDesk } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { deliver } from './deliver.ts';
import { recordStatus } from './provider-statuses.ts';

type Move = { from: readonly MessageState[]; to: MessageState };

test('in every state a message takes the moves of the table and no others', async () => {
  const provider = await openProvider();
  const connected = await openTestDesk({ messengers: { whatsapp: provider.messenger } });
  const byHand = await openTestDesk();
  onTestFinished(async () => {
    await connected.close();
    await byHand.close();
  });
  for (const desk of [connected, byHand]) {
    const admin = await desk.signIn('admin');
    await writeMessages(desk, 1);
    const { id } = await desk.db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
    const act = (action: string) => () => admin.post(`/admin/messages/${id}/${action}`);
    const said = (state: 'delivered' | 'failed') => () =>
      recordStatus(desk, 'wamid.1', { state, error: null, reported_at: new Date().toISOString() });
    const attempts: [name: string, attempt: () => Promise<unknown>, moves: Move[]][] = [
      [
        'retry',
        act('retry'),
        [desk === connected ? messageTransitions.retry : messageTransitions.retryByHand],
      ],
      ['cancel', act('cancel'), [messageTransitions.cancel]],
      ['sent', act('sent'), [messageTransitions.confirm]],
      ['arrive', said('delivered'), [messageTransitions.arrive]],
      ['bounce', said('failed'), [messageTransitions.failLater]],
      [
        'deliver',
        () => deliver(desk, id),
        [messageTransitions.claim, desk === connected ? messageTransitions.accept : messageTransitions.fail],
      ],
    ];
    for (const state of messageStates) {
      for (const [name, attempt, moves] of attempts) {
        await desk.db
          .updateTable('messages')
          .set({
            state,
            provider_id: 'wamid.1',
            reported_at: null,
            claim_id: state === 'sending' ? randomUUID() : null,
            claimed_at: state === 'sending' ? new Date().toISOString() : null,
          })
          .where('id', '=', id)
          .execute();
        await attempt();
        const after = await desk.db
          .selectFrom('messages')
          .select('state')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const [first, second] = moves;
        const expected = first?.from.includes(state) ? (second ?? first).to : state;
        expect(after.state, `${name} of one that is ${state}`).toBe(expected);
      }
    }
  }
});
