/**
 * The states of a message, and every move between them (`messageTransitions`):
 *
 * ```
 * written ─┬─► queued ── claim ─► sending ─┬─ accept ───► sent ────┬─ arrive ─► delivered
 *          │                               │                       ├─ failLater ─► failed
 *          │                               │                       └─ giveBack ► queued ── arrive ─► delivered
 *          │                               ├─ defer ─────► queued
 *          │                               ├─ fail ─────► failed ──── arrive ─► delivered
 *          │                               └─ lose ─────► unknown ─┬─ accept ─► sent
 *          │                                                       └─ confirm ► sent
 *          └─► manual ── confirm ─► sent
 *
 * by staff:   queued, manual ── cancel ─► cancelled
 *             failed, unknown, cancelled ── retry ─► queued, or manual where no provider serves the channel
 * a restore:  queued ── quarantine ─► unknown
 * by itself:  queued, manual ── cancelStale ─► cancelled
 * an erasure: queued, manual, failed, unknown ── erase ─► cancelled
 * a STOP:     queued, manual ── stop ─► cancelled, of reminders
 * ```
 *
 * `unknown`: the process ended between the call to the provider and its answer, so only a person can tell whether the
 * message arrived. Only a person queues it again: nothing goes out twice by itself. `manual`: staff send it by hand, since no
 * provider is configured or they want to.
 */
export const messageStates = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'failed',
  'unknown',
  'manual',
  'cancelled',
] as const;
export type MessageState = (typeof messageStates)[number];

/** The states in which a message is written. */
export const initialStates = { withProvider: 'queued', byHand: 'manual' } as const satisfies Record<
  string,
  MessageState
>;

interface Move {
  /** Who makes it. */
  by: 'worker' | 'provider' | 'staff' | 'holder';
  from: readonly MessageState[];
  to: MessageState;
}

/** All transitions. Statements that change a state take both ends of the transition from here. */
export const messageTransitions = {
  /** A worker takes it, so that no other one sends it as well. */
  claim: { by: 'worker', from: ['queued'], to: 'sending' },
  /** The provider has taken it. A worker that others took for dead meanwhile still knows better than `unknown`. */
  accept: { by: 'worker', from: ['sending', 'unknown'], to: 'sent' },
  /** The provider takes nothing now; it is tried again later. */
  defer: { by: 'worker', from: ['sending'], to: 'queued' },
  /** The provider refuses it for good, or its attempts are used up. */
  fail: { by: 'worker', from: ['sending'], to: 'failed' },
  /** No answer of the provider was noted: the call broke off, or the process died. */
  lose: { by: 'worker', from: ['sending'], to: 'unknown' },
  /** It comes from a backup, and may have gone out since that was made. */
  quarantine: { by: 'worker', from: ['queued'], to: 'unknown' },
  /** Nothing holds any more of what it was to say. */
  cancelStale: { by: 'worker', from: ['queued', 'manual'], to: 'cancelled' },
  /** The provider reports delivery, also after another report. */
  arrive: { by: 'provider', from: ['sent', 'failed', 'queued'], to: 'delivered' },
  /** The provider took it and could not deliver it. */
  failLater: { by: 'provider', from: ['sent'], to: 'failed' },
  /** The provider took it and did not deliver it, for a reason of the office or the moment: it is sent again. */
  giveBack: { by: 'provider', from: ['sent'], to: 'queued' },
  retry: { by: 'staff', from: ['failed', 'unknown', 'cancelled'], to: 'queued' },
  retryByHand: { by: 'staff', from: ['failed', 'unknown', 'cancelled'], to: 'manual' },
  cancel: { by: 'staff', from: ['queued', 'manual'], to: 'cancelled' },
  /** Staff have sent it by hand, or have seen that it arrived. */
  confirm: { by: 'staff', from: ['manual', 'unknown'], to: 'sent' },
  /** Its account is erased: what waits, or could be tried again, is not sent any more. */
  erase: { by: 'holder', from: ['queued', 'manual', 'failed', 'unknown'], to: 'cancelled' },
  /** Its number wants no reminders any more. */
  stop: { by: 'holder', from: ['queued', 'manual'], to: 'cancelled' },
} as const satisfies Record<string, Move>;

/** What staff may do with a message, by the name of the call, and in which states. */
export const messageActions = {
  retry: messageTransitions.retry.from,
  cancel: messageTransitions.cancel.from,
  sent: messageTransitions.confirm.from,
} as const satisfies Record<string, readonly MessageState[]>;
export type MessageAction = keyof typeof messageActions;

export function mayAct(action: MessageAction, state: MessageState): boolean {
  return (messageActions[action] as readonly MessageState[]).includes(state);
}
