import { audiences } from '@rto-desk/contract/access';
import type { Endpoint } from '@rto-desk/contract/endpoints/endpoint';
import { endpoints } from '@rto-desk/contract/endpoints/index';
import { scopesFor } from '@rto-desk/contract/endpoints/scopes';
import { z } from 'zod';

type Json = { [key: string]: unknown };

/** The API as an OpenAPI 3.1 document, made from the table of endpoints. */
export function openApiDocument(): Json {
  const schemas: Json = {
    Error: {
      type: 'object',
      required: ['message'],
      properties: {
        message: { type: 'string' },
        confirm: { type: 'boolean' },
        errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      },
    },
  };
  const paths: Record<string, Json> = {};
  for (const [key, endpoint] of Object.entries(endpoints)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, endpoint, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'RTO Desk',
      version: '1',
      description:
        'Dates are `YYYY-MM-DD`, and `DD-MM-YYYY` is read as well; moments ISO 8601 in UTC. A POST with `_method=PUT|PATCH|DELETE` in its query or body is that method.',
    },
    servers: [{ url: '/api' }],
    security: [{ token: [] }],
    paths,
    components: { schemas, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

function scopesOf(key: string): string {
  const needed = scopesFor(key);
  return needed === null
    ? 'Not for API tokens.'
    : `API tokens need ${needed.map(one => `\`${one}\``).join(' and ')}.`;
}

function operation(key: string, endpoint: Endpoint, schemas: Json): Json {
  const roles = audiences[endpoint.audience].map(role => role ?? 'visitor').join(', ');
  const { media } = endpoint;
  return {
    operationId: key.toLowerCase().replace(/[{}]/g, '').replace(/\W+/g, '-'),
    summary: endpoint.summary,
    description: `For: ${roles}.${endpoint.confirm ? CONFIRM[endpoint.confirm] : ''} ${scopesOf(key)}`,
    tags: [key.split('/').find(part => part !== '' && !part.includes(' ') && part !== 'admin') ?? 'other'],
    ...(endpoint.audience === 'anyone' && { security: [{}, { token: [] }] }),
    parameters: [
      ...parameters('path', endpoint.params, schemas),
      ...parameters('query', endpoint.query, schemas),
      ...(endpoint.idempotent ? [ONCE] : []),
    ],
    ...(endpoint.body && { requestBody: requestBody(endpoint, endpoint.body, schemas) }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content: media
          ? { [media]: { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: jsonSchema(endpoint.answer, 'output', schemas) } },
      },
      ...(endpoint.statusOf && {
        200: { description: 'Nothing was added: it exists already, or was only asked about' },
      }),
      ...(endpoint.mayBeNone && { 204: { description: 'There is none' } }),
      ...refusals(endpoint),
    },
  };
}

const CONFIRM = {
  always:
    ' Needs a sign-in or `POST /me/confirm` within the last 15 minutes; otherwise 403 with `confirm: true`.',
  sometimes:
    ' If it grants rights, changes the login of an account or sends staff a password reset link, it needs a sign-in or `POST /me/confirm` within the last 15 minutes; otherwise 403 with `confirm: true`.',
};

/** With it a call may be sent again when its answer was lost. */
const ONCE: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Chosen by the client, 16 to 100 letters, digits, `-` or `_`. Sent again within a day, the call gets its first answer; with other content it is refused (422).',
  required: false,
  schema: { type: 'string', pattern: '^[\\w-]{16,100}$' },
};

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined, schemas: Json): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input', schemas) as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody(endpoint: Endpoint, body: z.ZodType, schemas: Json): Json {
  const whole = jsonSchema(body, 'output', schemas);
  const { partialBody } = endpoint;
  const schema = partialBody ? { anyOf: [whole, jsonSchema(partialBody, 'output', schemas)] } : whole;
  const withFile = {
    allOf: [schema, { type: 'object', properties: { file: { type: 'string', format: 'binary' } } }],
  };
  return {
    required: true,
    content: {
      'application/json': { schema },
      ...(endpoint.upload && { 'multipart/form-data': { schema: withFile } }),
    },
  };
}

function refusals({ audience, confirm, params, query, body }: Endpoint): Json {
  const refusal = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
  return {
    ...(audience !== 'anyone' && { 401: refusal('Not signed in') }),
    ...(!['anyone', 'signedIn'].includes(audience) && {
      403: refusal(
        confirm ? 'Forbidden for this role, or the password is needed again' : 'Forbidden for this role',
      ),
    }),
    ...(params && { 404: refusal('Not found, or out of scope') }),
    ...((query || body) && { 422: refusal('Invalid input, with a sentence for each field') }),
  };
}

/** A schema for the document; what has a name moves to the components. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const {
    $schema: _,
    $defs = {},
    ...plain
  } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  }) as Json & { $defs?: Json };
  Object.assign(schemas, pointToComponents($defs));
  const { id, ...inline } = pointToComponents(plain) as Json;
  if (typeof id !== 'string') return inline;
  schemas[id] = inline;
  return { $ref: `#/components/schemas/${id}` };
}

function pointToComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointToComponents);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === '$ref' && typeof inner === 'string'
      ? inner.replace('#/$defs/', '#/components/schemas/')
      : pointToComponents(inner),
  ]);
  return Object.fromEntries(entries);
}
