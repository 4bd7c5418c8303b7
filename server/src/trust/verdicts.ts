import type { EndpointKey } from '@rto-desk/contract/endpoints/endpoint';
import { kinds } from '@rto-desk/contract/kinds/index';
import { freshMobile, freshNumber, sampleOf } from '../testing/samples.ts';
import type { Scene } from './scene.ts';

/**
 * Who may make each call, as the rules of the office say it in `docs/access.md` and not as the server's own code
 * does. A call without a row here fails the matrix.
 *
 * - `anyone`, `signedIn`, `staff`, `admin`, `user`: by role alone;
 * - `kept`: whoever keeps the record, and staff within reach; who is out of reach finds nothing;
 * - `office`: staff within reach alone;
 * - `hidden`: admins alone, of what other staff may call for as well; they find nothing;
 * - `everywhere`: staff who see every branch;
 * - `own`: whose account it belongs to, and nobody else.
 */
type Who =
  | 'anyone'
  | 'signedIn'
  | 'staff'
  | 'admin'
  | 'user'
  | 'kept'
  | 'office'
  | 'everywhere'
  | 'hidden'
  | 'own';

export interface Verdict {
  who: Who;
  /** What the id in the address is of; made anew for every call that may change it. */
  of?: (scene: Scene) => Promise<number>;
  /** A query that leads to the citizen of the scene where the call lists what is within reach. */
  finds?: (scene: Scene) => string | Promise<string>;
  /** A query that names the record. */
  query?: (scene: Scene) => Promise<string>;
  body?: (scene: Scene) => unknown;
  /** Whether the password must have been given lately: for all of it, or for some of what may be sent. */
  password?: 'always' | 'sometimes';
}

const citizen = (scene: Scene) => scene.citizen();
const vehicle = (scene: Scene) => scene.vehicle();
const byRole = (who: Who, body?: Verdict['body']): Verdict => ({ who, ...(body && { body }) });

const person = () => ({ name: 'Somebody Else', mobile: freshMobile() });
const account = () => ({ name: 'Somebody Else', phone: freshMobile() });
const status = (status: string) => () => ({ status });

export const verdicts: Record<EndpointKey, Verdict> = {
  'POST /login': byRole('anyone', () => ({ login_identifier: freshMobile(), password: 'wrong-password' })),
  'POST /register': byRole('anyone', () => ({ ...account(), password: 'monsoon-raipur-7' })),
  'POST /logout': byRole('signedIn'),
  'GET /me': byRole('signedIn'),
  'PUT /me': byRole('signedIn', () => ({ name: 'Renamed' })),
  'PUT /me/phone': byRole('signedIn', () => ({ phone: freshMobile(), password: 'wrong-password' })),
  'PUT /me/password': byRole('signedIn', () => ({})),
  'POST /password/forgot': byRole('anyone', () => ({ email: 'nobody@example.com' })),
  'POST /password/reset': byRole('anyone', () => ({})),
  'POST /me/verification': byRole('signedIn', () => ({})),
  'POST /me/verification/confirm': byRole('signedIn', () => ({ code: '000000' })),
  'POST /verify-email': byRole('anyone', () => ({ token: 'none' })),
  'GET /me/sessions': byRole('signedIn'),
  'DELETE /me/sessions/{id}': { who: 'own', of: scene => scene.session() },
  'POST /me/confirm': byRole('signedIn', () => ({ password: 'wrong-password' })),
  'POST /me/two-factor': byRole('signedIn', () => ({ password: 'wrong-password' })),
  'POST /me/two-factor/confirm': byRole('signedIn', () => ({ code: '000000' })),
  'POST /me/two-factor/off': byRole('signedIn', () => ({ password: 'wrong-password' })),
  'GET /me/data': byRole('signedIn'),
  'GET /me/deletion': byRole('user'),
  'POST /me/deletion': byRole('user', () => ({ password: 'wrong-password' })),
  'DELETE /me/deletion': byRole('user'),

  'GET /citizens': { who: 'kept', finds: scene => `?q=${scene.canary}` },
  'POST /citizens': byRole('signedIn', person),
  'GET /citizens/{id}': { who: 'kept', of: citizen },
  'PUT /citizens/{id}': { who: 'kept', of: citizen, body: person },
  'DELETE /citizens/{id}': { who: 'admin', of: citizen },
  'DELETE /citizens/{id}/keeper': { who: 'office', of: citizen },
  'GET /citizens/{id}/all-details': { who: 'kept', of: citizen },
  'GET /citizens/{id}/expired-documents': { who: 'kept', of: citizen },
  'GET /citizens/{id}/history': { who: 'office', of: citizen },
  'GET /citizens/{id}/messages': { who: 'office', of: citizen },
  'POST /citizens/{id}/send-message': { who: 'office', of: citizen, body: () => ({ message: 'Come by.' }) },
  'PUT /citizens/{id}/reminders': { who: 'kept', of: citizen, body: () => ({ off: true }) },
  'GET /citizens/{id}/vehicles': { who: 'kept', of: citizen },
  'POST /citizens/{id}/vehicles': {
    who: 'kept',
    of: citizen,
    body: () => ({ registration_no: freshNumber('CG04') }),
  },
  'PUT /vehicles/{id}': { who: 'kept', of: vehicle, body: () => ({ registration_no: freshNumber('CG04') }) },
  'DELETE /vehicles/{id}': { who: 'kept', of: vehicle },
  ...documentVerdicts(),

  'GET /search/ll': {
    who: 'kept',
    finds: async scene => `?ll_no=${await scene.number('ll')}`,
  },
  'GET /search/dl': { who: 'kept', finds: async scene => `?dl_no=${await scene.number('dl')}` },
  'GET /search/vehicle': { who: 'kept', finds: async scene => `?vehicle_no=${await scene.registration()}` },
  'GET /global-search': { who: 'office', finds: scene => `?query=${scene.canary}` },
  'GET /reports/expiries': { who: 'office', finds: scene => `?owner_name=${scene.canary}` },
  'GET /reports/expiries/export': { who: 'office', finds: scene => `?owner_name=${scene.canary}` },
  'GET /reports/expiries/notification': {
    who: 'office',
    query: async scene => `?${new URLSearchParams(Object.entries(await scene.notice()))}`,
  },
  'POST /reports/expiries/send-notification': {
    who: 'office',
    body: async (scene: Scene) => scene.notice(),
  },

  'POST /service-requests': byRole('anyone', () => ({
    category: 'other',
    contact_name: 'Somebody',
    contact_phone: freshMobile(),
  })),
  'GET /service-requests': { who: 'office', finds: async scene => `?q=${await scene.requestReference()}` },
  'PATCH /service-requests/{id}/status': {
    who: 'office',
    of: scene => scene.request(),
    body: status('contacted'),
  },
  'GET /my-service-requests': byRole('signedIn'),
  'POST /document-inquiries': byRole('anyone', () => ({
    name: 'Somebody',
    phone: freshMobile(),
    document_type: ['PUCC'],
  })),
  'GET /admin/document-inquiries': byRole('staff'),
  'GET /admin/document-inquiries/export': byRole('staff'),
  'PATCH /admin/document-inquiries/{id}/status': {
    who: 'office',
    of: scene => scene.inquiry(),
    body: status('contacted'),
  },
  'GET /track': byRole('anyone'),

  'GET /dashboard/stats': byRole('staff'),
  'GET /dashboard/expiring': byRole('staff'),
  'GET /dashboard/requests': byRole('staff'),
  'GET /dashboard/messages': byRole('staff'),
  'GET /dashboard/user-stats': byRole('user'),
  'GET /dashboard/upcoming': byRole('user'),

  'GET /admin/messages': byRole('staff'),
  'POST /admin/messages/{id}/retry': { who: 'office', of: scene => scene.message() },
  'POST /admin/messages/{id}/cancel': { who: 'office', of: scene => scene.message() },
  'POST /admin/messages/{id}/sent': { who: 'office', of: scene => scene.message() },

  'GET /admin/users': byRole('staff'),
  'POST /admin/users': {
    who: 'staff',
    body: () => ({ ...account(), role: 'user', password: 'monsoon-raipur-7' }),
    password: 'sometimes',
  },
  'PUT /admin/users/{id}': {
    who: 'office',
    of: scene => scene.account(),
    body: account,
    password: 'sometimes',
  },
  'PATCH /admin/users/{id}/role': {
    who: 'admin',
    of: scene => scene.account(),
    body: () => ({ role: 'user' }),
    password: 'always',
  },
  'DELETE /admin/users/{id}': { who: 'admin', of: scene => scene.account() },
  'POST /admin/users/{id}/send-reset-link': { who: 'office', of: scene => scene.account() },
  'POST /admin/users/{id}/verify-contact': {
    who: 'office',
    of: scene => scene.account(),
    body: () => ({ contact: freshMobile() }),
  },
  'POST /admin/users/{id}/contact-requests': {
    who: 'office',
    of: scene => scene.account(),
    body: () => ({ phone: freshMobile(), proof: 'Identity card' }),
  },
  'GET /admin/contact-requests': byRole('admin'),
  'POST /admin/contact-requests/{id}/approve': { who: 'admin', of: scene => scene.contactRequest() },
  'POST /admin/contact-requests/{id}/refuse': { who: 'admin', of: scene => scene.contactRequest() },
  'DELETE /admin/users/{id}/sessions': { who: 'office', of: scene => scene.account() },
  'DELETE /admin/users/{id}/two-factor': { who: 'admin', of: scene => scene.account() },

  'GET /admin/branches': byRole('staff'),
  'POST /admin/branches': byRole('admin', () => ({ name: freshNumber('Branch') })),
  'PUT /admin/branches/{id}': {
    who: 'admin',
    of: scene => scene.branch(),
    body: () => ({ name: freshNumber('Branch') }),
  },
  'DELETE /admin/branches/{id}': { who: 'admin', of: scene => scene.branch() },
  'GET /admin/history': byRole('admin'),
  'GET /admin/security': byRole('admin'),
  'PUT /admin/security': { who: 'admin', body: () => ({}), password: 'always' },
  'GET /admin/reminders': byRole('admin'),
  'PUT /admin/reminders': byRole('admin', () => ({})),
  'GET /admin/reminders/due': byRole('admin'),
  'GET /admin/reminders/progress': byRole('admin'),
  'GET /admin/backups/last': byRole('admin'),
  'GET /admin/deletion-requests': byRole('admin'),
  'POST /admin/deletion-requests/{id}/done': { who: 'admin', of: scene => scene.deletion() },
  'POST /admin/deletion-requests/{id}/decline': {
    who: 'admin',
    of: scene => scene.deletion(),
    body: () => ({ answer: 'A tax is due.' }),
  },
  'GET /export/tables': byRole('admin'),
  'GET /export/table/{name}': { who: 'admin', password: 'always' },
  'GET /export/all-as-zip': { who: 'admin', password: 'always' },
  'GET /database-backups/download': { who: 'admin', password: 'always' },
};

/** The same calls about what is easily judged wrongly, with what it is. */
export const otherVerdicts: readonly { call: EndpointKey; of: string; verdict: Verdict }[] = [
  ...(['verify-contact', 'contact-requests', 'send-reset-link'] as const).map(
    action =>
      ({
        call: `POST /admin/users/{id}/${action}`,
        of: 'an account that keeps citizens of two branches',
        verdict: {
          who: 'everywhere',
          of: (scene: Scene) => scene.accountOfTwoBranches(),
          body: () => ({ contact: freshMobile(), phone: freshMobile(), proof: 'Identity card' }),
        },
      }) as const,
  ),
  ...(['retry', 'cancel', 'sent'] as const).flatMap(action => {
    const call = `POST /admin/messages/{id}/${action}` as const;
    return [
      {
        call,
        of: 'a message to a citizen who has moved here since',
        verdict: { who: 'office', of: (scene: Scene) => scene.followedMessage() },
      },
      {
        call,
        of: 'the summary that goes to an admin',
        verdict: { who: 'hidden', of: (scene: Scene) => scene.messageToAdmin('summary') },
      },
      {
        call,
        of: 'a link that sets an admin’s password',
        verdict: { who: 'hidden', of: (scene: Scene) => scene.messageToAdmin('reset') },
      },
    ] as const;
  }),
  {
    call: 'GET /admin/users',
    of: 'an account that the branch has added',
    verdict: {
      who: 'office',
      finds: async (scene: Scene) => {
        await scene.addedAccount();
        return `?q=${scene.canary}`;
      },
    },
  },
  {
    call: 'PUT /admin/users/{id}',
    of: 'an account that the branch has added',
    verdict: { who: 'office', of: (scene: Scene) => scene.addedAccount(), body: account },
  },
  {
    call: 'POST /admin/users/{id}/send-reset-link',
    of: 'an account that the branch has added',
    verdict: { who: 'office', of: (scene: Scene) => scene.addedAccount() },
  },
  {
    call: 'DELETE /admin/users/{id}/sessions',
    of: 'an account that the branch has added',
    verdict: { who: 'office', of: (scene: Scene) => scene.addedAccount() },
  },
];

/** The four calls of every kind of document. */
function documentVerdicts(): Record<EndpointKey, Verdict> {
  const rows = kinds.flatMap((kind): [EndpointKey, Verdict][] => {
    const owner = kind.owner === 'citizen' ? citizen : vehicle;
    const one = (scene: Scene) => scene.document(kind);
    const body = () => sampleOf(kind);
    return [
      [`GET /${kind.owner}s/{id}/${kind.slug}`, { who: 'kept', of: owner }],
      [`POST /${kind.owner}s/{id}/${kind.slug}`, { who: 'kept', of: owner, body }],
      [`PUT /${kind.slug}/{id}`, { who: 'kept', of: one, body }],
      [`DELETE /${kind.slug}/{id}`, { who: 'kept', of: one }],
    ];
  });
  return Object.fromEntries(rows);
}
