import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { answerInbound } from './answer.ts';
import { noticePreview, writeNotice, writeToCitizen } from './compose.ts';
import { inboxPage, markRead } from './inbox.ts';
import { nextManual, openManual } from './manual.ts';
import { sendingState } from './pauses.ts';
import { applyMessageAction, messagesOf, messagesPage, messageText } from './queries.ts';
import { refreshManual } from './refresh.ts';
import { retryAll } from './retry-all.ts';

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
    implement('GET /admin/messages/manual/next', async ({ caller, query }) => {
      // What holds no more is not opened, minutes before it is looked at in any case.
      await refreshManual(services);
      return nextManual(services, caller, query.after);
    }),
    implement('POST /admin/messages/{id}/open', ({ caller, params }) =>
      openManual(services, caller, params.id),
    ),
    implement('POST /admin/messages/retry-all', ({ caller }) => retryAll(services, caller)),
    implement('GET /admin/sending', () => sendingState(db)),
    implement('GET /admin/messages/{id}/text', ({ caller, params }) => messageText(db, caller, params.id)),
    implement('POST /admin/messages/{id}/retry', ({ caller, params, body }) =>
      applyMessageAction(services, caller, 'retry', params.id, body),
    ),
    implement('POST /admin/messages/{id}/cancel', ({ caller, params }) =>
      applyMessageAction(services, caller, 'cancel', params.id),
    ),
    implement('POST /admin/messages/{id}/sent', ({ caller, params }) =>
      applyMessageAction(services, caller, 'sent', params.id),
    ),
    implement('GET /inbox', ({ caller, query }) => inboxPage(db, services, caller, query)),
    implement('POST /inbox/{id}/read', ({ caller, params }) => markRead(db, services, caller, params.id)),
    implement('POST /inbox/{id}/answer', ({ caller, params, body }) =>
      answerInbound(services, caller, params.id, body),
    ),
  ];
}
