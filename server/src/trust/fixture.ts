import { today } from '@rto-desk/contract/expiry';
import { type AnyKind, type CitizenKind, kindOf } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { openSession } from '../platform/sessions/sessions.ts';
import type { SignedInClient } from '../testing/client.ts';
import { DOCX, docxOf } from '../testing/docx.ts';
import { apiToken, breach, freshMobile, freshNumber, freshWord, pdf, sampleOf } from '../testing/samples.ts';
import type { TestDesk } from '../testing/test-desk.ts';

/** The nine callers of the matrix: the record's owner, and others in and out of scope. */
export type Someone =
  | 'visitor'
  | 'owner'
  | 'other'
  | 'unverified'
  /** The account with an open claim for it. */
  | 'claimant'
  | 'ofBranch'
  | 'ofOtherBranch'
  | 'ofNoBranch'
  | 'admin';
export type People = Record<Exclude<Someone, 'visitor'>, SignedInClient>;

/** A citizen whom `owner` keeps and a branch looks after, with all that a call needs, made when it is asked for. */
export interface Fixture {
  /** In the citizen's name and nowhere else. */
  canary: string;
  citizen(): Promise<number>;
  mobile(): Promise<string>;
  /** Another person of the same branch, name and mobile. */
  twin(): Promise<number>;
  /** Another citizen was merged into this one. */
  merge(): Promise<number>;
  vehicle(): Promise<number>;
  leftVehicle(): Promise<number>;
  /** A vehicle that was stored with the vehicle's number in another spelling. */
  sameNumber(): Promise<void>;
  transfer(): Promise<number>;
  /** An open claim for a vehicle of the office's. */
  claim(): Promise<number>;
  /** The approved claim of the owner. */
  approvedClaim(): Promise<number>;
  registration(): Promise<string>;
  /** The number on a part of the vehicle. */
  partNumber(part: 'chassis' | 'engine'): Promise<string>;
  document(kind: AnyKind): Promise<number>;
  /** The number of a document of a kind. */
  number(kind: CitizenKind): Promise<string>;
  notice(): Promise<object>;
  /** A Notify all run that an admin has started. */
  bulkNotice(): Promise<number>;
  message(): Promise<number>;
  /** A message that was written before the citizen came to the branch. */
  followedMessage(): Promise<number>;
  /** What the citizen has written to the office, with the canary in it. */
  inbound(): Promise<number>;
  messageToAdmin(purpose: 'summary' | 'reset'): Promise<number>;
  request(): Promise<number>;
  requestReference(): Promise<string>;
  /** A document of the request. */
  jobDocument(): Promise<number>;
  /** A learner without a driving licence on record, and the list they are on. */
  learner(): Promise<string>;
  /** The referrer of the request, with the citizen's name. */
  giver(): Promise<string>;
  /** A template of letters about citizens. */
  template(): Promise<number>;
  /** A draft about the citizen. */
  letter(): Promise<number>;
  issuedLetter(): Promise<number>;
  /** The day on which the citizen is called again, with the canary in its note. */
  followUp(): Promise<number>;
  /** A breach of data; made again for each call. */
  breach(): Promise<number>;
  /** A consent of the citizen; made again for each call. */
  consent(): Promise<number>;
  /** A version of the privacy notice. */
  privacyNotice(): Promise<unknown>;
  /** What the citizen asks about their data; made again for each call. */
  privacyRequest(): Promise<number>;
  /** An entry of the branch in the register, with the canary in it and a file. */
  registerEntry(): Promise<number>;
  /** Switches money on for the rest of the matrix. */
  switchMoneyOn(): Promise<unknown>;
  /** A client of the branch who owes something, with the canary in its name. */
  client(): Promise<number>;
  /** A job of the client, and something that is charged for it, made again for each call. */
  chargedJob(): Promise<number>;
  charge(): Promise<number>;
  /** A receipt of the client, and what was given back to it. */
  moneyReceipt(): Promise<number>;
  payout(): Promise<number>;
  inquiry(): Promise<number>;
  /** An account whose own profile the branch looks after. */
  account(): Promise<number>;
  /** An account that keeps citizens of the branch and of another. */
  accountOfTwoBranches(): Promise<number>;
  contactRequest(): Promise<number>;
  /** An account without a profile that a manager of the branch has added. */
  addedAccount(): Promise<number>;
  /** An import into the branch and one into none, with the canary in name and cells. */
  list(): Promise<number>;
  listOfNoBranch(): Promise<number>;
  branch(): Promise<number>;
  /** A calendar of the owner's account. */
  calendar(): Promise<number>;
  /** An API token of everywhere. */
  apiToken(): Promise<number>;
  session(): Promise<number>;
  deletion(): Promise<number>;
}

export function openFixture(desk: TestDesk, people: People, branch_id: number): Fixture {
  const { db } = desk;
  const { owner, admin } = people;
  const canary = freshWord('Kanari').toLowerCase();
  const once = <Made>(make: () => Promise<Made>) => {
    let made: Promise<Made> | null = null;
    return () => {
      made ??= make();
      return made;
    };
  };
  const citizen = once(async () => {
    const { body } = await owner.post('/citizens', { name: `Budhram ${canary}`, mobile: freshMobile() });
    await db.updateTable('citizens').set({ branch_id }).where('id', '=', body.id).execute();
    await claimBy(people.claimant.caller.id);
    return body.id as number;
  });
  const plate = freshNumber('CG04');
  const claimBy = (user_id: number, more: { citizen_id?: number; approved_at?: string } = {}) =>
    db
      .insertInto('claims')
      .values({
        ...{ user_id, registration_no: plate, licence_no: null, chassis_last5: null, dob: null },
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const mobile = async () => (await admin.get(`/citizens/${await citizen()}`)).body.mobile as string;
  const twin = once(async () => {
    const person = { name: `Budhram ${canary}`, mobile: await mobile(), branch_id };
    return (await admin.post('/citizens', person)).body.id as number;
  });
  const vehicle = once(async () => {
    const { body } = await owner.post(`/citizens/${await citizen()}/vehicles`, {
      registration_no: plate,
      chassis_no: `MA${plate}`,
      engine_no: `EN${plate}`,
    });
    return body.id as number;
  });
  const documents = new Map<string, () => Promise<{ id: number; values: Record<string, string> }>>();
  const documentOf = (kind: AnyKind) => {
    const made =
      documents.get(kind.slug) ??
      once(async () => {
        const ownerId = kind.owner === 'citizen' ? await citizen() : await vehicle();
        const values = sampleOf(kind);
        const { body } = await owner.post(`/${kind.owner}s/${ownerId}/${kind.slug}`, values);
        return { id: body.id as number, values };
      });
    documents.set(kind.slug, made);
    return made();
  };
  const importedInto = async (branch: number | null) => {
    const { id } = await db
      .insertInto('imports')
      .values({
        ...{ name: canary, branch_id: branch, shape: 'wide', rows: 1, created_by: null },
        columns: JSON.stringify([{ index: 0, header: 'Vehicle No', field: 'registration_no' }]),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const row = { line: 2, cells: [canary], plate: null, mobile: null, citizen_id: null };
    await db
      .insertInto('import_rows')
      .values({ ...row, import_id: id, verdict: null, owner_id: null })
      .execute();
    return id;
  };
  const templateMade = once(async () => {
    const content = await docxOf(['Letter about {owner.name}']);
    const file = { name: 'letter.docx', content, type: DOCX };
    const values = { name: 'Covering letter', subject: 'citizen' };
    return (await admin.form('POST', '/admin/templates', values, file)).body.id as number;
  });
  const switchMoneyOn = once(() => admin.put('/admin/desk-settings', { money_on: true }));
  const clientMade = once(async () => {
    await switchMoneyOn();
    const values = { name: `Agent ${canary}`, mobile: freshMobile(), given_by: [`agent ${canary}`] };
    return (await people.ofBranch.post('/clients', values)).body.id as number;
  });
  const chargedJobMade = async () => {
    await clientMade();
    const values = { category: 'other', contact_name: canary, contact_phone: freshMobile() };
    const job = { ...values, given_by: `agent ${canary}` };
    return (await people.ofBranch.post('/jobs', job)).body.id as number;
  };
  const requested = once(async () => {
    const values = { category: 'other', contact_name: `Budhram ${canary}`, contact_phone: freshMobile() };
    const { body } = await owner.post('/service-requests', values);
    await db
      .updateTable('service_requests')
      .set({ branch_id })
      .where('reference', '=', body.reference)
      .execute();
    return db
      .selectFrom('service_requests')
      .select(['id', 'reference'])
      .where('reference', '=', body.reference)
      .executeTakeFirstOrThrow();
  });
  return {
    canary,
    citizen,
    vehicle,
    leftVehicle: async () => {
      const noc = { noc_on: '2026-01-05', noc_to_office: 'Nagpur' };
      await db
        .updateTable('vehicles')
        .set(noc)
        .where('id', '=', await vehicle())
        .execute();
      return vehicle();
    },
    mobile,
    twin,
    sameNumber: async () => {
      await sql`insert into vehicles (citizen_id, registration_no, origin, needs_review)
        select citizen_id, ${`\u200b${plate}`}, origin, true from vehicles where id = ${await vehicle()}`.execute(
        db,
      );
    },
    merge: async () => {
      const id = await citizen();
      const { id: merge } = await db
        .insertInto('merges')
        .values({
          from_id: 2_147_483_647,
          into_id: id,
          holder_id: id,
          name: canary,
          seen_at_counter: null,
          created_by: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return merge;
    },
    transfer: async () => {
      const { id } = await db
        .insertInto('transfers')
        .values({
          vehicle_id: await vehicle(),
          registration_no: plate,
          from_citizen_id: await citizen(),
          to_citizen_id: await citizen(),
          kind: 'family',
          transferred_on: '2026-01-05',
          remarks: null,
          created_by: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    claim: once(async () => {
      await db
        .updateTable('vehicles')
        .set({ origin: 'office' })
        .where('id', '=', await vehicle())
        .execute();
      return (await claimBy(people.other.caller.id)).id;
    }),
    approvedClaim: async () => {
      const approved_at = new Date().toISOString();
      return (await claimBy(owner.caller.id, { citizen_id: await citizen(), approved_at })).id;
    },
    registration: async () => {
      await vehicle();
      return plate;
    },
    partNumber: async part => {
      await vehicle();
      return `${part === 'chassis' ? 'MA' : 'EN'}${plate}`;
    },
    document: async kind => (await documentOf(kind)).id,
    number: async kind => {
      const { values } = await documentOf(kind);
      return (kind.number === null ? null : values[kind.number]) ?? '';
    },
    notice: async () => {
      const { id, values } = await documentOf(kindOf('ll'));
      const { mobile } = (await admin.get(`/citizens/${await citizen()}`)).body;
      return {
        type: kindOf('ll').type,
        record_id: id,
        owner_mobile: mobile,
        identifier: values.ll_no,
        expiry_date: values.expiry_date,
      };
    },
    bulkNotice: async () =>
      (await admin.post('/reports/expiries/notify-all', { owner_name: canary, exact_date: '2001-01-01' }))
        .body.id,
    message: async () => {
      const id = await citizen();
      await admin.post(`/citizens/${id}/send-message`, { message: `For ${canary}` });
      const { body } = await admin.get(`/citizens/${id}/messages`);
      return body.data[0].id;
    },
    // Once: while the citizen is elsewhere, that branch may read what others ask for.
    followedMessage: once(async () => {
      const id = await citizen();
      const elsewhere = people.ofOtherBranch.caller.branch_id;
      await db.updateTable('citizens').set({ branch_id: elsewhere }).where('id', '=', id).execute();
      const { body } = await admin.post(`/citizens/${id}/send-message`, {
        message: freshNumber(`For ${canary}`),
      });
      await db.updateTable('citizens').set({ branch_id }).where('id', '=', id).execute();
      return body.id;
    }),
    inbound: async () => {
      const { mobile } = (await admin.get(`/citizens/${await citizen()}`)).body;
      const { id } = await db
        .insertInto('inbound_messages')
        .values({
          ...{ hashed_id: freshNumber('wamid'), mobile_no: mobile, kind: 'text', body: `From ${canary}` },
          said_at: new Date().toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    messageToAdmin: async purpose => {
      const { id } = await db
        .insertInto('messages')
        .values({
          channel: 'mail',
          purpose,
          state: 'manual',
          citizen_id: null,
          user_id: admin.caller.id,
          branch_id: null,
          recipient: 'admin@example.com',
          recipient_name: canary,
          subject: null,
          body: canary,
          dedup_key: null,
          template: null,
          created_by: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    request: async () => (await requested()).id,
    requestReference: async () => (await requested()).reference,
    jobDocument: async () => {
      const { id } = await db
        .insertInto('job_papers')
        .values({ job_id: (await requested()).id, name_en: canary, name_hi: canary, original: true })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    learner: async () => {
      const id = await citizen();
      await owner.post(`/citizens/${id}/ll`, {
        ll_no: freshNumber(),
        issue_date: today(),
        expiry_date: '2190-01-01',
      });
      return 'waiting';
    },
    giver: async () => {
      await db
        .updateTable('service_requests')
        .set({ given_by: canary })
        .where('id', '=', (await requested()).id)
        .execute();
      return canary;
    },
    template: templateMade,
    breach: async () => (await people.admin.post('/admin/breaches', breach)).body.id,
    consent: async () => {
      const citizen_id = await citizen();
      // unscoped: beside the API, which notes one at a time
      const row = { citizen_id, purpose: 'reminders', how: 'slip', given_on: today() } as const;
      const added = desk.db.insertInto('consents').values(row).returning('id');
      return (await added.executeTakeFirstOrThrow()).id;
    },
    privacyNotice: once(() => people.admin.post('/admin/privacy-notices', { en: 'Notice', hi: 'सूचना' })),
    privacyRequest: async () => {
      const values = { kind: 'correction', text: canary };
      return (await people.ofBranch.post(`/citizens/${await citizen()}/privacy-requests`, values)).body.id;
    },
    issuedLetter: once(async () => {
      const values = { template_id: await templateMade(), citizen_id: await citizen() };
      const { id } = (await people.ofBranch.post('/letters', values)).body;
      await people.ofBranch.post(`/letters/${id}/issue`, {});
      return id;
    }),
    letter: once(async () => {
      const values = { template_id: await templateMade(), citizen_id: await citizen() };
      return (await people.ofBranch.post('/letters', values)).body.id;
    }),
    followUp: once(async () => {
      const id = await citizen();
      await people.ofBranch.put(`/citizens/${id}/follow-up`, { on: today(), note: canary });
      return id;
    }),
    registerEntry: once(async () => {
      const values = { direction: 'in', party: `Budhram ${canary}`, subject: `About ${canary}` };
      const file = { name: 'a.pdf', content: pdf, type: 'application/pdf' };
      return (await people.ofBranch.form('POST', '/register-entries', values, file)).body.id;
    }),
    switchMoneyOn,
    client: clientMade,
    chargedJob: chargedJobMade,
    charge: async () => {
      const values = { kind: 'service', what: canary, amount: '100' };
      return (await people.ofBranch.post(`/jobs/${await chargedJobMade()}/charges`, values)).body.id;
    },
    moneyReceipt: once(async () => {
      const values = { client_id: await clientMade(), amount: '100', mode: 'upi' };
      return (await people.ofBranch.post('/receipts', values)).body.id;
    }),
    payout: once(async () => {
      const values = { kind: 'expense', amount: '10', mode: 'upi', what: canary };
      return (await people.ofBranch.post('/payouts', { ...values, client_id: await clientMade() })).body.id;
    }),
    inquiry: once(async () => {
      const values = { name: canary, phone: freshMobile(), document_type: ['PUCC'] };
      const { reference } = (await desk.visitor.post('/document-inquiries', values)).body;
      const { rows } = await sql<{ id: number }>`
        update document_inquiries set branch_id = ${branch_id} where reference = ${reference} returning id`.execute(
        db,
      );
      return rows[0]?.id ?? 0;
    }),
    account: async () => {
      const { caller } = await desk.signIn('user');
      await db.updateTable('citizens').set({ branch_id }).where('id', '=', caller.citizen_id).execute();
      return caller.id;
    },
    accountOfTwoBranches: async () => {
      const { caller, ...client } = await desk.signIn('user');
      const { body } = await client.post('/citizens', { name: canary, mobile: freshMobile() });
      const place = (id: number | null, branch: number | null) =>
        db.updateTable('citizens').set({ branch_id: branch }).where('id', '=', id).execute();
      await place(caller.citizen_id, branch_id);
      await place(body.id, people.ofOtherBranch.caller.branch_id);
      return caller.id;
    },
    contactRequest: async () => {
      const { caller } = await desk.signIn('user');
      const values = { phone: freshMobile(), proof: 'Identity card' };
      return (await admin.post(`/admin/users/${caller.id}/contact-requests`, values)).body.id;
    },
    addedAccount: async () => {
      const values = { name: canary, phone: freshMobile(), role: 'user', password: 'monsoon-raipur-7' };
      return (await people.ofBranch.post('/admin/users', values)).body.id;
    },
    list: once(() => importedInto(branch_id)),
    listOfNoBranch: once(() => importedInto(null)),
    calendar: async () => (await owner.post('/me/calendars', { what: 'expiries' })).body.id,
    apiToken: async () => (await admin.post('/admin/tokens', apiToken())).body.id,
    branch: async () => (await admin.post('/admin/branches', { name: freshNumber('Shakha') })).body.id,
    session: async () => {
      await openSession(db, owner.caller);
      const { body } = await owner.get('/me/sessions');
      return body.find((session: { current: boolean }) => !session.current).id;
    },
    deletion: async () => {
      const { caller } = await desk.signIn('user');
      const { rows } = await sql<{ id: number }>`
        insert into deletion_requests (user_id, name, phone) values (${caller.id}, 'Test', '9000000000') returning id`.execute(
        db,
      );
      return rows[0]?.id ?? 0;
    },
  };
}
