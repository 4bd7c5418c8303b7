import { expect, test } from 'vitest';
import { initialStates, type MessageState, messageStates, messageTransitions } from './message-states.ts';

type Move = { by: string; from: readonly MessageState[]; to: MessageState };
const moves: Move[] = Object.values(messageTransitions);

test('every state can be reached', () => {
  const reached = new Set<MessageState>(Object.values(initialStates));
  for (const _ of messageStates) {
    for (const { from, to } of moves) if (from.some(state => reached.has(state))) reached.add(to);
  }
  expect([...reached].sort()).toEqual([...messageStates].sort());
});

test('a message that may have gone out is queued again only by a person or when the provider reports that it did not arrive', () => {
  const waiting = new Set<MessageState>(['queued', 'manual']);
  const settled = messageStates.filter(state => !waiting.has(state) && state !== 'sending');
  const again = moves.filter(
    ({ from, to }) => waiting.has(to) && from.some(state => settled.includes(state)),
  );
  expect(new Set(again.map(({ by }) => by))).toEqual(new Set(['staff', 'provider']));
  expect(again.filter(({ by }) => by === 'provider')).toEqual([messageTransitions.giveBack]);
});

test('a message is sent only by the worker that has claimed it', () => {
  const toSending = moves.filter(({ to }) => to === 'sending');
  expect(toSending).toEqual([messageTransitions.claim]);
  expect(messageTransitions.claim.from).toEqual(['queued']);
});

test('a delivered message stays delivered', () => {
  expect(moves.filter(({ from }) => from.includes('delivered'))).toEqual([]);
});
