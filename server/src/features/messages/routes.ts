import type { Desk } from '../../desk.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { actOn, messagesOf, messagesPage } from './queries.ts';
import { noticePreview, writeNotice, writeToCitizen } from './writing.ts';

export function messageRoutes(desk: Desk): Route[] {
  const { db } = desk;
  return [
    implement('POST /citizens/{id}/send-message', ({ caller, params, body }) =>
      writeToCitizen(desk, caller, params.id, body),
    ),
    implement('GET /citizens/{id}/messages', ({ caller, params, query }) =>
      messagesOf(db, caller, params.id, query.page),
    ),
    implement('GET /reports/expiries/notification', ({ caller, query }) =>
      noticePreview(desk, caller, { ...query, expiry_date: query.expiry_date ?? '' }),
    ),
    implement('POST /reports/expiries/send-notification', ({ caller, body }) =>
      // The date is required, which the type of a single field's schema does not say.
      writeNotice(desk, caller, { ...body, expiry_date: body.expiry_date ?? '' }),
    ),
    implement('GET /admin/messages', ({ caller, query }) => messagesPage(db, caller, query)),
    implement('POST /admin/messages/{id}/retry', ({ caller, params }) =>
      actOn(desk, caller, 'retry', params.id),
    ),
    implement('POST /admin/messages/{id}/cancel', ({ caller, params }) =>
      actOn(desk, caller, 'cancel', params.id),
    ),
    implement('POST /admin/messages/{id}/sent', ({ caller, params }) =>
      actOn(desk, caller, 'sent', params.id),
    ),
  ];
}
