import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addressOf, type Name } from '#app/api/client/api-client.ts';
import type { Operation } from '#app/api/http/operation.ts';
import { problemsOf } from '#app/api/http/problem.ts';
import { operations } from '#app/api/table.ts';
import { createApiKeyStore } from '#app/data/staff/api-keys.server.ts';
import { keyScopes, may, type Action } from '#app/domain/crm/permissions.ts';
import { collections, roles, type Role } from '#app/domain/crm/records/entities.ts';
import { createEventReader } from '#app/domain/prompts/event-stream.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { createApiSamples } from '../api-samples.ts';
import { pushEnvironment } from '../push-service.ts';
import { afterLaunch, openSite } from '../site.ts';
import { signedInOn } from '../staff.ts';

const site = await openSite({
  DATA_DIR: await mkdtemp(join(tmpdir(), 'iluma-api-')),
  ...pushEnvironment,
});
const createSample = createApiSamples(site.services);
const samples = new Map<string, ReturnType<typeof createSample>>();

/** An operation's sample for calls that are refused, and so leave it as it is. */
function keptSample({ name }: Operation) {
  const kept = samples.get(name) ?? createSample(name as Name);
  samples.set(name, kept);
  return kept;
}
const keys = createApiKeyStore(site.services.database, () => afterLaunch);

/** A caller of the API: their role, and the headers that authenticate them. */
interface Caller {
  name: string;
  may: (action: Action) => boolean;
  headers: Record<string, string>;
}

async function withRole(role: Role): Promise<Caller> {
  const browser = await signedInOn(site, role);
  const headers = { cookie: browser.cookie() };
  return { name: role, may: (action) => may(role, action), headers };
}

async function withKey(scope: (typeof keyScopes)[number]): Promise<Caller> {
  const wanted = { name: scope, scopes: [scope], expiresAt: null };
  const { secret } = await keys.create(wanted, siteActor);
  const headers = { authorization: `Bearer ${secret}` };
  return { name: `a key for ${scope}`, may: (action) => action === scope, headers };
}

const callers = [
  ...(await Promise.all(roles.map(withRole))),
  ...(await Promise.all(keyScopes.map(withKey))),
];
const stranger: Caller = { name: 'nobody', may: () => false, headers: {} };

const methodOf = ({ name }: Operation) => name.replace(/ .*/, '');
const named = operations.map((each): [Name, Operation] => [each.name, each]);

/** Differences from the sample. */
interface Change {
  params?: object;
  version?: number;
  search?: string;
  init?: RequestInit;
  /** Name of a header to leave out. */
  without?: string;
}

let clock = afterLaunch;

/** Calls an operation with a sample and the given changes. */
async function call(
  operation: Operation,
  caller: Caller,
  change: Change = {},
  created = keptSample(operation),
) {
  // Strangers, and all callers of public operations, are limited to sixty calls a minute.
  if (caller === stranger || operation.needs === null) site.setClock((clock += 1100));
  const sample = await created;
  const version = change.version ?? sample.version;
  const asked = { ...sample, params: { ...sample.params, ...change.params }, version };
  const headers: Record<string, string> = {
    ...caller.headers,
    ...(asked.body !== undefined && { 'content-type': 'application/json' }),
    ...(asked.version !== undefined && { 'if-match': `"${asked.version}"` }),
  };
  if (change.without) delete headers[change.without];
  return site.ask(addressOf(operation.name as Name, asked) + (change.search ?? ''), {
    method: methodOf(operation),
    headers,
    ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
    ...change.init,
  });
}

/** Code of a problem document, which must match its description. */
async function problemOf(operation: Operation, response: Response): Promise<string> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = (await response.json()) as { code: string };
  const { code } = body;
  expect(body).toMatchObject({ status: response.status });
  const described = problemsOf(operation).find((each) => each.code === code);
  expect(described, `${operation.name} does not describe ${code}`).toBeDefined();
  expectShape(described?.shape, body);
  return code;
}

function expectShape(shape: z.ZodType | undefined, body: unknown) {
  const read = shape?.safeParse(body);
  expect(read?.error?.issues ?? []).toEqual([]);
}

/** Outcome of an operation: `answered` if it is as described, otherwise the code of the problem. */
async function outcomeOf(operation: Operation, response: Response): Promise<string> {
  if (!response.ok) return problemOf(operation, response);
  const { status, headers = [], media, body: shape } = operation.answer;
  expect(response.status).toBe(status);
  expect(headers.filter((header) => !response.headers.has(header))).toEqual([]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const type = response.headers.get('content-type')?.replace(/;.*/, '');
  expect(type).toBe(shape && (media ?? 'application/json'));
  const body = await bodyOf(response, media);
  expectShape(shape ?? z.undefined(), body);
  return 'answered';
}

async function bodyOf(response: Response, media: Operation['answer']['media']): Promise<unknown> {
  if (media === 'application/octet-stream') return new Uint8Array(await response.arrayBuffer());
  return media ? firstEvent(response) : parsed(await response.text());
}

const parsed = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

async function firstEvent({ body }: Response): Promise<unknown> {
  const read = createEventReader();
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? [])
    for (const { data } of read(part)) return JSON.parse(data);
  throw new Error('The stream has ended without an event');
}

describe.each(named)('%s', (_name, operation) => {
  it.each(callers)('answers $name as described, or with a refusal', async (caller) => {
    const { takes = [] } = await keptSample(operation);
    // A key has no password to confirm with.
    const isAllowed = (action: Action) =>
      caller.may(action) && !(operation.sensitive && 'authorization' in caller.headers);
    const needed = [operation.needs, ...takes].filter((each) => each !== null);
    const missing = needed.find((each) => !isAllowed(each));
    const isRefused = missing !== undefined;
    const sample = isRefused ? keptSample(operation) : createSample(operation.name as Name);
    const response = await call(operation, caller, {}, sample);
    const outcome = await outcomeOf(operation, response);
    expect([outcome, response.status === 403]).toEqual(
      isRefused ? ['not-allowed', true] : ['answered', false],
    );
  });

  it('asks a stranger to sign in, unless it is public', async () => {
    const isForAnybody = operation.needs === null;
    const sample = isForAnybody ? createSample(operation.name as Name) : keptSample(operation);
    const response = await call(operation, stranger, {}, sample);
    expect(await outcomeOf(operation, response)).toBe(isForAnybody ? 'answered' : 'signed-out');
    expect(response.headers.get('www-authenticate')).toBe(isForAnybody ? null : 'Bearer');
  });

  it('answers another method with a 405 that lists the allowed ones', async () => {
    const response = await call(operation, stranger, { init: { method: 'PUT', body: '{}' } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain(methodOf(operation));
  });
});

const having = (field: 'params' | 'query' | 'body' | 'takesVersion') =>
  named.filter(([, operation]) => operation[field] !== undefined);
describe('errors match their description', () => {
  let chief = stranger;
  // The calls above took more than five minutes, after which a sensitive operation asks for the password again.
  beforeAll(async () => {
    chief = await withRole('CEO');
  });
  const asCeo = (operation: Operation, change: Change) => call(operation, chief, change);

  it.each(having('params'))('in the path of %s', async (_name, operation) => {
    for (const name of Object.keys(operation.params ?? {})) {
      const response = await asCeo(operation, { params: { [name]: '!' } });
      expect(await problemOf(operation, response)).toBe('not-found');
    }
  });

  it.each(having('query'))('in the query of %s', async (_name, operation) => {
    const { query } = await keptSample(operation);
    const search = `${query ? '&' : '?'}nobody=1`;
    expect(await problemOf(operation, await asCeo(operation, { search }))).toBe('bad-query');
  });

  it.each(having('body'))('in the body of %s', async (_name, operation) => {
    const unnamed = await asCeo(operation, { without: 'content-type' });
    expect(await problemOf(operation, unnamed)).toBe('not-json');
    const broken = await asCeo(operation, { init: { body: '{' } });
    expect(await problemOf(operation, broken)).toBe('malformed');
    const wrong = await asCeo(operation, { init: { body: '[]' } });
    expect(await problemOf(operation, wrong)).toBe('invalid');
  });

  it.each(having('takesVersion'))('in the version of %s', async (_name, operation) => {
    const unnamed = await asCeo(operation, { without: 'if-match' });
    expect(await problemOf(operation, unnamed)).toBe('version-needed');
    const late = await asCeo(operation, { version: 99 });
    expect(await problemOf(operation, late)).toBe('changed');
  });
});

it('path parameters are each declared once', () => {
  for (const [name, { params = {} }] of named)
    expect([name, Object.keys(params)]).toEqual([
      name,
      [...name.matchAll(/:(\w+)/g)].map(([, each]) => each),
    ]);
  expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
  expect(collections.every((each) => named.some(([name]) => name.endsWith(`/${each}`)))).toBe(true);
});
