import type { Channel } from '../message.ts';
import { isUnreached, refusalIn } from '../refusals.ts';
import type { Words } from './words.ts';

/** What a provider's refusal or silence means and what to do about it, by its stored note; null where there was neither. */
export function refusalText(
  { channel, error }: { channel: Channel; error: string },
  words: Words,
): string | null {
  const { causes, problems, providers } = words.messages;
  if (error.startsWith('There is no provider')) return causes.noProvider;
  const refusal = refusalIn(error);
  if (refusal === null)
    return /no answer|without an id/.test(error) ? causes.noAnswer(providers[channel]) : null;
  if (refusal.problem !== null) return problems[refusal.problem];
  const provider = providers[channel];
  if (refusal.concern !== 'temporary') return causes.refused(provider);
  return isUnreached(error) ? causes.notReached(provider) : causes.busy(provider);
}
