import { isStaff } from '@rto-desk/contract/access';
import { wordsFor } from '@rto-desk/contract/words/languages';
import { toCitizens } from '@rto-desk/contract/words/to-citizens';
import type { ServerWords } from '@rto-desk/contract/words/words';
import type { FastifyRequest } from 'fastify';

/** The texts in the language that the request asks for, with the words of the office for staff and of citizens for everybody else. */
export function wordsOf(request: FastifyRequest): ServerWords {
  const words = wordsFor(request.headers['accept-language']);
  const role = request.caller?.role;
  return role !== undefined && isStaff(role) ? words : toCitizens(words);
}
