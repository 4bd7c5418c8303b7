import type { Method } from '@rto-desk/contract/endpoints/endpoint';
import type { NamedEndpoints } from '@rto-desk/contract/endpoints/index';
import { send } from './send.ts';

type Key = keyof NamedEndpoints;

/**
 * Makes a call of the contract: `call('PUT /citizens/{id}', { params: { id }, body })`. Arguments and answer have
 * the types of the endpoint's schemas, which themselves stay out of the pages. Throws what `send` throws.
 */
export async function call<K extends Key>(key: K, ...[given]: Arguments<K>): Promise<Answer<K>> {
  const { params, ...sending }: Given = given ?? {};
  const [method, path] = split(key);
  // The server serialises each answer by the schema that this type comes from.
  return (await send(method, withParams(path, params), sending)) as Answer<K>;
}

interface Given {
  params?: object;
  query?: object;
  body?: object;
  signal?: AbortSignal;
}

type Input<Schema> = Schema extends { _zod: { input: infer Type } } ? Type : never;
type Output<Schema> = Schema extends { _zod: { output: infer Type } } ? Type : never;
export type Answer<K extends Key> = Output<NamedEndpoints[K]['answer']>;

/** The options of a call; they may be left out where none of them must be given. */
type Arguments<K extends Key> =
  Record<never, never> extends Options<NamedEndpoints[K]>
    ? [options?: Options<NamedEndpoints[K]>]
    : [options: Options<NamedEndpoints[K]>];

type Options<Endpoint> = { signal?: AbortSignal } & (Endpoint extends { params: infer Params }
  ? { params: Sent<Params> }
  : unknown) &
  (Endpoint extends { query: infer Query } ? { query?: Sent<Query> } : unknown) &
  (Endpoint extends { body: infer Body } ? { body: Sent<Body> } : unknown);

/**
 * What is sent to a schema: the values it gives, since what it coerces (numbers in addresses, dates in forms) it
 * takes as they are, too; without those that it fills in or does not need.
 */
type Sent<Schema> = SentAs<Input<Schema>, Output<Schema>>;
type SentAs<In, Out> = {
  [Name in keyof Out as IsOptional<In, Out, Name> extends true ? never : Name]: Out[Name];
} & {
  [Name in keyof Out as IsOptional<In, Out, Name> extends true ? Name : never]?: Out[Name];
};
type IsOptional<In, Out, Name extends keyof Out> = undefined extends Out[Name]
  ? true
  : Name extends keyof In
    ? Record<never, never> extends Pick<In, Name>
      ? true
      : false
    : false;

function split(key: Key): [Method, string] {
  const space = key.indexOf(' ');
  // Every key of the contract is `METHOD /path`.
  return [key.slice(0, space) as Method, key.slice(space + 1)];
}

/** Puts values in the place of `{names}`, so encoded that they cannot lead elsewhere. */
function withParams(path: string, params: object = {}): string {
  const values = new Map(Object.entries(params));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}
