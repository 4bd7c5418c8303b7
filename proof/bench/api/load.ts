import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';

export interface Request {
  path: string;
  method?: 'GET' | 'POST';
  /** JSON; a function where no two may be the same. */
  body?: string | (() => string);
}

export interface Load {
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  requests: readonly Request[];
}

/** The share of the time that is warm-up and not counted. */
const WARM_UP = 0.2;

/** Times are in milliseconds. */
export interface Measured {
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
  errors: number;
  /** The average size of a response with its headers. */
  bytes: number;
  /** How much of one core the client itself took, 0 to 1. */
  client: number;
}

/**
 * Asks the requests in turn, over and over, from some connections that are kept open, each waiting for its answer
 * before it asks again. Each connection begins at another place of the list. Requests are made into bytes once, so
 * that the client takes little of the machine that it shares with what it measures.
 */
export async function load(
  address: string,
  { connections, seconds, headers, requests }: Load,
): Promise<Measured> {
  const times: number[] = [];
  const took = process.cpuUsage();
  const result = await run();
  return {
    ...sharesOf(times),
    perSecond: times.length / (result.duration * (1 - WARM_UP)),
    errors: result.errors + result.non2xx,
    bytes: Math.round(result.throughput.total / Math.max(1, result.requests.total)),
    client: coreSince(took, result.duration),
  };

  function run(): Promise<autocannon.Result> {
    let started = 0;
    const counted = performance.now() + seconds * WARM_UP * 1000;
    const setupClient = (client: autocannon.Client) => {
      const place = Math.floor((started * requests.length) / connections);
      started += 1;
      client.setRequests([...requests.slice(place), ...requests.slice(0, place)].map(built));
    };
    return new Promise((resolve, reject) => {
      const options = { url: address, connections, duration: seconds, setupClient };
      const instance = autocannon(options, (error, found) => {
        if (error) reject(error);
        else resolve(found);
      });
      instance.on('response', (_client, status, _bytes, time) => {
        // An error may come quickly, and is no answer.
        if (status < 400 && performance.now() >= counted) times.push(time);
      });
    });
  }

  function built({ path, method = 'GET', body }: Request): autocannon.Request {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const request = { path, method, headers: { ...headers, ...type } };
    if (typeof body !== 'function') return { ...request, ...(body !== undefined && { body }) };
    return { ...request, setupRequest: again => ({ ...again, body: body() }) };
  }
}

/**
 * The same by clients that pause like people: each asks once in `pause` milliseconds, or when its answer has come where
 * that takes longer.
 * @param end ends the load instead of the seconds; nothing of it is warm-up then
 */
export async function loadWithPauses(
  address: string,
  { connections, seconds, headers, requests }: Load,
  pause: number,
  end?: AbortSignal,
): Promise<Measured> {
  const times: number[] = [];
  let errors = 0;
  let bytes = 0;
  const took = process.cpuUsage();
  const began = performance.now();
  const warmUp = end === undefined ? seconds * WARM_UP * 1000 : 0;
  const goesOn = () => (end === undefined ? performance.now() - began < seconds * 1000 : !end.aborted);
  const client = async (number: number) => {
    const place = Math.floor((number * requests.length) / connections);
    await setTimeout((number * pause) / connections);
    for (let asked = 0; goesOn(); asked += 1) {
      const request = requests[(place + asked) % requests.length];
      if (request === undefined) return;
      const { path, method = 'GET', body } = request;
      const asking = performance.now();
      const answer = await fetch(address + path, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: typeof body === 'function' ? body() : body }),
      });
      bytes += (await answer.arrayBuffer()).byteLength;
      const time = performance.now() - asking;
      if (!answer.ok) errors += 1;
      else if (asking - began >= warmUp) times.push(time);
      await setTimeout(Math.max(0, pause - time));
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => client(number)));
  const lasted = (performance.now() - began) / 1000;
  return {
    ...sharesOf(times),
    perSecond: times.length / (lasted - warmUp / 1000),
    errors,
    bytes: Math.round(bytes / Math.max(1, times.length)),
    client: coreSince(took, lasted),
  };
}

function sharesOf(times: number[]) {
  times.sort((one, other) => one - other);
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { p50: share(0.5), p95: share(0.95), p99: share(0.99) };
}

/** How much of a core this process has taken in so many seconds. */
function coreSince(took: NodeJS.CpuUsage, seconds: number): number {
  const { user, system } = process.cpuUsage(took);
  return (user + system) / 1e6 / seconds;
}

/** Addresses below `/api` as requests. */
export function getting(paths: readonly string[]): Request[] {
  return paths.map(path => ({ path: `/api${path}` }));
}
