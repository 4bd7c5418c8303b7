import { isStaff } from '@rto-desk/contract/access';
import { wordsFor } from '@rto-desk/contract/words/languages';
import { toCitizens } from '@rto-desk/contract/words/to-citizens';
import type { ServerWords } from '@rto-desk/contract/words/words';
import type { FastifyRequest } from 'fastify';

/**
 * The texts in the language of the request, in the office's words for staff and in the citizens' words for all others.
 */
export function wordsOf(request: FastifyRequest): ServerWords {
  const words = wordsFor(request.headers['accept-language']);
  const role = request.caller?.role;
  return role !== undefined && isStaff(role) ? words : toCitizens(words);
}
