import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { noticePreview, writeNotice, writeToCitizen } from './compose.ts';
import { applyMessageAction, messagesOf, messagesPage, messageText } from './queries.ts';

export function messageRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    implement('POST /citizens/{id}/send-message', ({ caller, params, body }) =>
      writeToCitizen(services, caller, params.id, body),
    ),
    implement('GET /citizens/{id}/messages', ({ caller, params, query }) =>
      messagesOf(db, caller, params.id, query.page),
    ),
    implement('GET /reports/expiries/notification', ({ caller, query }) =>
      noticePreview(services, caller, { ...query, expiry_date: query.expiry_date ?? '' }),
    ),
    implement('POST /reports/expiries/send-notification', ({ caller, body }) =>
      // The date is required, which the type of a single field's schema does not say.
      writeNotice(services, caller, { ...body, expiry_date: body.expiry_date ?? '' }),
    ),
    implement('GET /admin/messages', ({ caller, query }) => messagesPage(db, caller, query)),
    implement('GET /admin/messages/{id}/text', ({ caller, params }) => messageText(db, caller, params.id)),
    implement('POST /admin/messages/{id}/retry', ({ caller, params }) =>
      applyMessageAction(services, caller, 'retry', params.id),
    ),
    implement('POST /admin/messages/{id}/cancel', ({ caller, params }) =>
      applyMessageAction(services, caller, 'cancel', params.id),
    ),
    implement('POST /admin/messages/{id}/sent', ({ caller, params }) =>
      applyMessageAction(services, caller, 'sent', params.id),
    ),
  ];
}
