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

export function dashboardRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    implement('GET /dashboard/stats', ({ caller }) => staffStats(services, caller)),
    implement('GET /dashboard/waiting', ({ caller }) => waitingOf(services, caller, today())),
    implement('GET /dashboard/user-stats', ({ caller }) => userStats(db, caller)),
    implement('GET /dashboard/expiring', async ({ caller }) => ({
      weeks: await expiringWeeks(services, caller, today()),
    })),
    implement('GET /dashboard/requests', async ({ caller }) => ({
      weeks: await requestWeeks(db, caller, today()),
    })),
    implement('GET /dashboard/messages', async ({ caller }) => ({
      weeks: await messageWeeks(services, caller, today()),
    })),
    implement('GET /dashboard/upcoming', async ({ caller }) => ({
      documents: await upcomingOf(db, caller, today()),
    })),
  ];
}
