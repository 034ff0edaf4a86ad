import { collections, type Collection } from '#app/domain/crm/entities.ts';
import {
  conversionShape,
  leadMoveShape,
  leadNoteShape,
  leadQueryShape,
  memberShape,
  outboxQueryShape,
} from './lead-shapes.ts';
import { auditQueryShape } from './audit-query.ts';
import { adminPaths } from './describe-admin.ts';
import { figuresShape } from './figures-shape.ts';
import {
  answered,
  body,
  ifMatch,
  inPath,
  operation,
  parametersOf,
  ref,
  schemaOf,
  someItems,
  type Json,
} from './describe-parts.ts';
import { problemCodes, type ProblemCode } from './problem.ts';
import { prospectShape } from './prospect-shape.ts';
import { queryShapes } from './query-shapes.ts';
import { draftShapes, newKeyShape, patchShapes, planShape, recordShapes } from './shapes.ts';

const names = {
  clients: 'Client',
  projects: 'Project',
  tasks: 'Task',
  journal: 'JournalEntry',
} as const satisfies Record<Collection, string>;

function pathsOf(collection: Collection): Json {
  const record = ref(names[collection]);
  const page = ref(`${names[collection]}Page`);
  return {
    [`/api/crm/${collection}`]: {
      get: operation(`Lists ${collection}`, 'read', {
        parameters: parametersOf(queryShapes[collection]),
        responses: { 200: answered('A page', page) },
      }),
      post: operation(`Creates a record of ${collection}`, 'edit', {
        requestBody: body(ref(`New${names[collection]}`)),
        responses: { 201: answered('The record', record) },
      }),
    },
    [`/api/crm/${collection}/{id}`]: {
      parameters: [inPath('id')],
      get: operation('Reads a record', 'read', {
        responses: { 200: answered('The record, its version in ETag', record) },
      }),
      patch: operation('Changes some fields', 'edit', {
        parameters: [ifMatch],
        requestBody: body(ref(`${names[collection]}Fields`)),
        responses: { 200: answered('The record as it is now', record) },
      }),
      delete: operation('Puts a record into the bin', 'delete', {
        parameters: [ifMatch],
        responses: { 204: answered('Done') },
      }),
    },
  };
}

function schemasOf(collection: Collection): Json {
  const name = names[collection];
  return {
    [name]: schemaOf(recordShapes[collection]),
    [`New${name}`]: schemaOf(draftShapes[collection]),
    [`${name}Fields`]: schemaOf(patchShapes[collection]),
    [`${name}Page`]: {
      type: 'object',
      required: ['items', 'total'],
      properties: {
        items: { type: 'array', items: ref(name) },
        total: { type: 'integer' },
        isFloor: { type: 'boolean', description: 'Whether there are `total` or more' },
        next: { type: 'string', description: 'For `after`; absent on the last page' },
      },
    },
  };
}

const lead = answered('The lead, its version in ETag', { type: 'object' });

/** What visitors have sent, who answers, and what leaves the house. */
const leadPaths: Json = {
  '/api/leads': {
    get: operation('Lists leads, newest first', 'leads', {
      parameters: parametersOf(leadQueryShape),
      responses: { 200: answered('A page, with how many there are of each state', someItems()) },
    }),
  },
  '/api/leads/{id}': {
    parameters: [inPath('id')],
    get: operation('Reads a lead, with the results that are attached to it', 'leads', {
      responses: { 200: lead },
    }),
  },
  '/api/leads/{id}/moves': {
    parameters: [inPath('id')],
    post: operation(
      'Takes a lead to another state; giving it to somebody takes `assign`',
      'leads',
      {
        parameters: [ifMatch],
        requestBody: body(schemaOf(leadMoveShape)),
        responses: { 200: lead },
      },
    ),
  },
  '/api/leads/{id}/notes': {
    parameters: [inPath('id')],
    post: operation('Adds a note', 'leads', {
      requestBody: body(schemaOf(leadNoteShape)),
      responses: { 201: lead },
    }),
  },
  '/api/leads/{id}/clients': {
    parameters: [inPath('id')],
    get: operation('Lists clients that a lead may already be', 'leads', {
      responses: { 200: answered('At most ten', someItems()) },
    }),
  },
  '/api/leads/{id}/conversion': {
    parameters: [inPath('id')],
    post: operation('Makes a lead a client, and begins a project; takes `edit` as well', 'leads', {
      parameters: [ifMatch],
      requestBody: body(schemaOf(conversionShape)),
      responses: { 200: lead },
    }),
  },
  '/api/team': {
    get: operation('Lists who leads are given to', 'leads', {
      responses: { 200: answered('The team', someItems()) },
    }),
  },
  '/api/team/{id}': {
    parameters: [inPath('id')],
    patch: operation('Says whether somebody is there for new leads', 'assign', {
      requestBody: body(schemaOf(memberShape)),
      responses: { 200: answered('The member', { type: 'object' }) },
    }),
  },
  '/api/outbox': {
    get: operation('Lists mails, or webhooks, which takes `integrations`', 'leads', {
      parameters: parametersOf(outboxQueryShape),
      responses: { 200: answered('A page, newest first', someItems()) },
    }),
  },
  '/api/outbox/{id}/replay': {
    parameters: [inPath('id')],
    post: operation('Sends a message again', 'leads', { responses: { 204: answered('Done') } }),
  },
};

const problemSchema: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { const: 'about:blank' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { enum: problemCodes satisfies readonly ProblemCode[] },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** The API in the words of OpenAPI 3.1, made of the very shapes that calls are held to. */
export function describeApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Iluma CRM',
      version: '1',
      description:
        'Clients, projects, tasks, the journal, and what visitors have sent. Who may do what is one table for people and keys: `x-permission` ' +
        'names what an operation takes. Changes name the version they were made on.',
    },
    security: [{ key: [] }, { session: [] }],
    paths: {
      ...Object.assign({}, ...collections.map(pathsOf)),
      '/api/crm/changes': {
        post: operation('Applies several changes, all or none', 'edit', {
          requestBody: body(ref('Plan')),
          responses: {
            200: answered('Done, with the plan that takes it back', {
              type: 'object',
              required: ['ok', 'undo'],
              properties: {
                ok: { const: true },
                undo: (schemaOf(planShape) as { properties: Json }).properties.changes,
                counts: ref('ChangeCounts'),
              },
            }),
          },
        }),
      },
      '/api/crm/live': {
        get: operation('Tells what changes, as it does', 'read', {
          responses: {
            200: {
              description: 'Events `hello` and `changed`: how often each collection has changed',
              content: { 'text/event-stream': { schema: ref('ChangeCounts') } },
            },
          },
        }),
      },
      '/api/crm/bin': {
        get: operation('Lists what was removed in the last 30 days', 'restore', {
          responses: { 200: answered('Latest first', { type: 'object' }) },
        }),
      },
      '/api/crm/bin/{collection}/{id}': {
        parameters: [inPath('collection'), inPath('id')],
        post: operation('Puts a record back', 'restore', {
          responses: { 200: answered('The record', { type: 'object' }) },
        }),
      },
      '/api/overview': {
        get: operation('Four figures about everything there is', 'read', {
          responses: { 200: answered('The figures', { type: 'object' }) },
        }),
      },
      '/api/figures': {
        get: operation(
          'What everything adds up to, by month, week, owner, service and stage',
          'read',
          {
            parameters: parametersOf(figuresShape),
            responses: { 200: answered('The figures', { type: 'object' }) },
          },
        ),
      },
      '/api/partners/{id}': {
        parameters: [inPath('id')],
        get: operation('Finds the clients that go best with one of them', 'read', {
          responses: { 200: answered('Best first', { type: 'object' }) },
        }),
      },
      '/api/prospects': {
        get: operation('Finds businesses around a town', 'prospect', {
          parameters: parametersOf(prospectShape),
          responses: {
            200: answered('The businesses and their best partners', { type: 'object' }),
          },
        }),
      },
      ...leadPaths,
      ...adminPaths,
      '/api/audit': {
        get: operation('Lists who did what, with the values before and after', 'audit', {
          parameters: parametersOf(auditQueryShape),
          responses: { 200: answered('Latest first', { type: 'object' }) },
        }),
      },
      '/api/audit/{id}/restore': {
        parameters: [inPath('id')],
        post: operation('Puts something back as it was before an entry', 'audit', {
          responses: { 204: answered('Done') },
        }),
      },
      '/api/keys': {
        get: operation('Lists keys', 'integrations', {
          responses: { 200: answered('Latest first', { type: 'object' }) },
        }),
        post: operation('Creates a key', 'integrations', {
          requestBody: body(ref('NewKey')),
          responses: { 201: answered('The key; `secret` is not shown again', { type: 'object' }) },
        }),
      },
      '/api/keys/{id}': {
        parameters: [inPath('id')],
        delete: operation('Revokes a key', 'integrations', {
          responses: { 204: answered('Done') },
        }),
      },
    },
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'iluma-staff' },
      },
      schemas: {
        ...Object.assign({}, ...collections.map(schemasOf)),
        Plan: schemaOf(planShape),
        NewKey: schemaOf(newKeyShape),
        ChangeCounts: {
          type: 'object',
          properties: Object.fromEntries(collections.map((each) => [each, { type: 'integer' }])),
        },
        Problem: problemSchema,
      },
    },
  };
}
