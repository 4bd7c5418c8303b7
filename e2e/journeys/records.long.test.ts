import { kinds } from '@rto-desk/contract/kinds/index';
import { journeyOf } from '../kind-journey.ts';

/* `records.test.ts` goes through one kind of a citizen's and one of a vehicle's. */
for (const kind of kinds) {
  if (kind.slug !== 'dl' && kind.slug !== 'insurances') journeyOf(kind);
}
