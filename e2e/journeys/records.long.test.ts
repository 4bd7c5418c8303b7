import { kinds } from '@rto-desk/contract/kinds/index';
import { journeyOf } from '../kind-journey.ts';

/* `records.test.ts` goes through one kind. */
for (const kind of kinds) {
  if (kind.slug !== 'insurances') journeyOf(kind);
}
