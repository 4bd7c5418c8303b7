import { wordsFor } from '@rto-desk/contract/words/languages';
import type { Words } from '@rto-desk/contract/words/words';
import type { FastifyRequest } from 'fastify';

/** The texts in the language that the request asks for. */
export function wordsOf(request: FastifyRequest): Words {
  return wordsFor(request.headers['accept-language']);
}
