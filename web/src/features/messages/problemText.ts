import type { Message } from '@rto-desk/contract/endpoints/messages';
import { cancelCauses, cancelNotes } from '@rto-desk/contract/message';
import { refusalText } from '@rto-desk/contract/words/refusal-text';
import type { Words } from '@rto-desk/contract/words/words';

type Told = Pick<Message, 'state' | 'channel' | 'error'>;

/**
 * Why a message was not sent, or why its outcome is unknown, and what can be done about it; null without a problem. The
 * server's note of it is English; its codes follow in brackets, to look them up by.
 */
export function problemText(message: Told, words: Words): string | null {
  const { unknownDo } = words.messages;
  const cause = message.state === 'unknown' ? unknownCause(message, words) : failureCause(message, words);
  if (cause === null) return null;
  const codes = message.error?.match(/\b(\d{2,}|E[A-Z_]+|UND_[A-Z_]+)\b/g) ?? [];
  const sentence = codes.length === 0 ? cause : `${cause} (${codes.join(', ')})`;
  return message.state === 'unknown' ? `${sentence} ${unknownDo}` : sentence;
}

function unknownCause({ channel, error }: Told, words: Words): string {
  const { causes, providers } = words.messages;
  if (error === 'The server ended while this was being sent') return causes.ended;
  if (error !== null && /no answer|without an id|^SMTP [A-Z]/.test(error)) {
    return causes.noAnswer(providers[channel]);
  }
  // What waited has no note, or that of an earlier attempt.
  return error === null || /^(WhatsApp|SMTP) /.test(error) ? causes.restored : causes.notNoted;
}

function failureCause({ channel, error }: Told, words: Words): string | null {
  if (error === null) return null;
  const cancelled = cancelCauses.find(cause => cancelNotes[cause] === error);
  if (cancelled !== undefined) return words.messages.causes[cancelled];
  return (
    refusalText({ channel, error }, words) ?? words.messages.causes.refused(words.messages.providers[channel])
  );
}
