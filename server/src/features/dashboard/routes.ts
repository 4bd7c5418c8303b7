import { today } from '@rto-desk/contract/expiry';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import {
  expiringWeeks,
  messageWeeks,
  requestWeeks,
  staffStats,
  upcomingOf,
  userStats,
  waitingOf,
} from './queries.ts';

export function dashboardRoutes({ db, messengers }: Services): Route[] {
  return [
    implement('GET /dashboard/stats', ({ caller }) => staffStats(db, caller)),
    implement('GET /dashboard/waiting', ({ caller }) => waitingOf(db, messengers, caller, today())),
    implement('GET /dashboard/user-stats', ({ caller }) => userStats(db, caller)),
    implement('GET /dashboard/expiring', async ({ caller }) => ({
      weeks: await expiringWeeks(db, caller, today()),
    })),
    implement('GET /dashboard/requests', async ({ caller }) => ({
      weeks: await requestWeeks(db, caller, today()),
    })),
    implement('GET /dashboard/messages', async ({ caller }) => ({
      weeks: await messageWeeks(db, caller, today()),
    })),
    implement('GET /dashboard/upcoming', async ({ caller }) => ({
      documents: await upcomingOf(db, caller, today()),
    })),
  ];
}
