import { numberKey } from '@rto-desk/contract/normalise';
import type { Service } from '@rto-desk/contract/services';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { type Progress, progress, progressIn } from '../jobs/progress.ts';

export function trackingRoutes({ db, limits }: Services): Route[] {
  return [
    implement('GET /track', ({ query, address, words }) =>
      limits.inTurn('track', address, async () => {
        await limits.check('track', address);
        const found = await tracked(db, canonical(query.reference ?? ''), query.phone ?? '');
        if (found === undefined) {
          await limits.count('track', address);
          throw new NotFound(words => words.requests.tracking.unknown);
        }
        return told(words, found);
      }),
    ),
  ];
}

/** `sr 7k3m9qxd`, as people type it, is `SR-7K3M-9QXD`. */
function canonical(typed: string): string {
  const plain = numberKey(typed).replace(/[^A-Z0-9]/g, '');
  return `${plain.slice(0, 2)}-${plain.slice(2, 6)}-${plain.slice(6)}`;
}

interface Tracked {
  reference: string;
  services: Service[];
  status: 'pending' | 'contacted' | 'completed' | 'rejected' | 'new' | 'resolved';
  kind: 'service_request' | 'document_inquiry';
  created_at: string;
  status_changed_at: string | null;
  due_on: string | null;
  /** Null of an inquiry. */
  progress: Progress | null;
}

function told(words: ServerWords, { progress, ...found }: Tracked) {
  const far =
    progress === null ? { stage_name: null, missing: [], reason: null } : progressIn(words, progress);
  return { ...found, ...far };
}

/** What both the reference and the mobile number fit, and nothing personal of it. One statement. */
async function tracked(db: Queryable, reference: string, phone: string): Promise<Tracked | undefined> {
  // unscoped: a visitor shows that it is theirs by the reference and the mobile number
  const { rows } = await sql<Tracked>`
    select 'service_request' as kind, reference, services, status, created_at, status_changed_at, due_on, ${progress} as progress
    from service_requests as submissions where reference = ${reference} and contact_phone = ${phone}
    union all
    select 'document_inquiry', reference, '{}', status, created_at, status_changed_at, null, null
    from document_inquiries where reference = ${reference} and phone = ${phone}`.execute(db);
  return rows[0];
}
