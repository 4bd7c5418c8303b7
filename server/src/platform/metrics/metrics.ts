import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What a process has measured, as it is told to another one. */
export type Measured = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** A call that has been answered, without anything that tells whose it was. */
export interface AnsweredCall {
  method: string;
  /** The route's pattern, never an address. */
  route: string;
  status: number;
}

/** What one process measures. */
export interface Metrics {
  registry: Registry;
  /** @param seconds from the arrival of the call to the end of its answer */
  count(call: AnsweredCall, seconds: number): void;
  measured(): Promise<Measured>;
}

/** The bounds of the durations that are counted, in seconds: calls are meant to take less than a tenth. */
const DURATIONS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Connections to the database, as `pg.Pool` tells of them. */
interface Connections {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** Begins to measure this process: its calls, its connections to the database, and what Node.js tells of itself. */
export function openMetrics(pool: Connections): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Calls that were answered, by route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers,
  });
  new Gauge({
    name: 'desk_database_connections',
    help: 'Open connections to the database.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'desk_database_waiting',
    help: 'Statements that wait for a connection.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  return {
    registry,
    count: ({ method, route, status }, seconds) => calls.observe({ method, route, status }, seconds),
    measured: () => registry.getMetricsAsJSON(),
  };
}

/** The sum over processes, in the text format of Prometheus. */
export function summed(processes: readonly Measured[]): Promise<string> {
  return AggregatorRegistry.aggregate([...processes]).metrics();
}
