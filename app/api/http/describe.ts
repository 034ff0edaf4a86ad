import { z } from 'zod';
import { changeCountsShape, pageShapes } from '#app/api/shapes/crm-replies.ts';
import {
  draftShapes,
  newKeyShape,
  patchShapes,
  planShape,
  recordShapes,
} from '#app/api/shapes/crm-shapes.ts';
import { leadShape } from '#app/api/shapes/lead-replies.ts';
import { operations } from '#app/api/table.ts';
import { agencyName } from '#app/domain/agency-name.ts';
import { collectionTable, collections, type Collection } from '#app/domain/crm/records/entities.ts';
import { longestKey } from './answer-once.ts';
import { jsonContent, parametersOf, ref, schemaOf, type Json } from './describe-schemas.ts';
import type { Operation } from './operation.ts';
import { problemCodes, problemsOf } from './problem.ts';

/** Shapes with a schema of their own, which others reference. */
const namedShapes: Readonly<Record<string, z.ZodType>> = {
  ...Object.assign({}, ...collections.map(shapesOf)),
  Plan: planShape,
  NewKey: newKeyShape,
  ChangeCounts: changeCountsShape,
  Lead: leadShape,
};

function shapesOf(collection: Collection): Record<string, z.ZodType> {
  const name = collectionTable[collection].schema;
  return {
    [name]: recordShapes[collection],
    [`New${name}`]: draftShapes[collection],
    ...(!('isAppendOnly' in collectionTable[collection]) && {
      [`${name}Fields`]: patchShapes[collection],
    }),
    [`${name}Page`]: pageShapes[collection],
  };
}

for (const [id, shape] of Object.entries(namedShapes)) z.globalRegistry.add(shape, { id });

const ifMatch: Json = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The version you read, in quotes',
  schema: { type: 'string', pattern: '^"\\d{1,10}"$' },
};

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'For an hour, a repeat with the same key does nothing and gets the first answer again',
  schema: { type: 'string', minLength: 1, maxLength: longestKey },
};

const problemSchema: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { const: 'about:blank' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { enum: problemCodes },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

let description: Json | undefined;

/** The OpenAPI 3.1 document, derived from the table that dispatch reads. */
export function describeApi(): Json {
  return (description ??= describe());
}

function describe(): Json {
  const shared: Shared = { schemas: new Map(), responses: new Map() };
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const [, method = '', path = ''] = /^(\w+) (.*)$/.exec(operation.name) ?? [];
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = {
      ...paths[address],
      [method.toLowerCase()]: describeOperation(operation, shared),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${agencyName} CRM`,
      version: '1',
      description:
        'Clients, projects, tasks, the journal and what visitors have sent. One table of permissions covers people and keys: ' +
        '`x-permission` names the one an operation needs. A change names the version it is based on. The server sets the author ' +
        'and time of notes and journal entries, whatever is sent. Notes can only be added and entries never change: only the ' +
        'last change of a record can be undone, with the plan `undo`, by whoever made it or may delete. Operations that accept ' +
        'a session only are for people who have entered their password within the last five minutes.',
    },
    security: [{ key: [] }, { session: [] }],
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'iluma-staff' },
      },
      responses: Object.fromEntries(shared.responses),
      schemas: { ...Object.fromEntries(shared.schemas), Problem: problemSchema },
    },
  };
}

function describeOperation(operation: Operation, shared: Shared): Json {
  const { schemas: named } = shared;
  const { summary, needs, params, query, body, takesVersion, sensitive, takesIdempotencyKey } =
    operation;
  const parameters = [
    ...parametersOf('path', schemaOf(z.strictObject(params ?? {}), 'input', named)),
    ...(query ? parametersOf('query', schemaOf(query, 'input', named)) : []),
    ...(takesVersion ? [ifMatch] : []),
    ...(takesIdempotencyKey ? [idempotencyKey] : []),
  ];
  return {
    summary,
    'x-permission': needs ?? 'none',
    ...(needs === null && { security: [] }),
    // A key has no password to confirm with.
    ...(sensitive && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: jsonContent(schemaOf(body, 'input', named)) },
    }),
    responses: {
      [operation.answer.status]: describeAnswer(operation, named),
      ...describeProblems(operation, shared),
      default: {
        description: 'A problem, as in RFC 9457',
        content: jsonContent(ref('Problem'), 'application/problem+json'),
      },
    },
  };
}

function describeAnswer({ answer }: Operation, named: Map<string, Json>): Json {
  const { description: told, body, media, headers = [] } = answer;
  return {
    description: told,
    ...(headers.length > 0 && {
      headers: Object.fromEntries(
        headers.map((name) => [name, { required: true, schema: { type: 'string' } }]),
      ),
    }),
    ...(body && { content: jsonContent(schemaOf(body, 'output', named), media) }),
  };
}

/** Components shared by several operations. */
interface Shared {
  readonly schemas: Map<string, Json>;
  /** Responses by their problem codes. */
  readonly responses: Map<string, Json>;
}

/** The problems of an operation by status. A problem without details of its own refers to the general schema. */
function describeProblems(operation: Operation, shared: Shared): Record<string, Json> {
  const byStatus = Map.groupBy(problemsOf(operation), ({ status }) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, problems]) => {
      const schemas = problems.map(({ shape, hasDetails }) =>
        hasDetails ? schemaOf(shape, 'output', shared.schemas) : ref('Problem'),
      );
      const [first = ref('Problem')] = schemas;
      const schema = schemas.length > 1 ? { anyOf: schemas } : first;
      const described = {
        description: problems.map(({ code, title }) => `${title} (\`${code}\`)`).join(', or: '),
        content: jsonContent(schema, 'application/problem+json'),
      };
      return [
        status,
        onceIn(shared.responses, problems.map(({ code }) => code).join('.'), described),
      ];
    }),
  );
}

/** A reference to a response that several operations share; a response that differs is inlined. */
function onceIn(responses: Map<string, Json>, name: string, described: Json): Json {
  const known = responses.get(name) ?? described;
  if (JSON.stringify(known) !== JSON.stringify(described)) return described;
  responses.set(name, known);
  return { $ref: `#/components/responses/${name}` };
}
