import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { failureOf, isConflict, violatedConstraint, withoutValues } from './failures.server.ts';

const failed = (cause: Error) =>
  new DrizzleQueryError('insert into leads (email) values ($1)', ['ada@example.com'], cause);

const withCode = (code: string, message = 'words') => Object.assign(new Error(message), { code });

describe('why the database did not answer', () => {
  it.each([
    ['ECONNREFUSED', 'unreachable'],
    ['ENOTFOUND', 'unreachable'],
    ['ENOENT', 'unreachable'],
    ['08006', 'unreachable'],
    ['57P01', 'unreachable'],
    ['57P03', 'unreachable'],
    ['53300', 'unreachable'],
    ['28P01', 'unreachable'],
    ['3D000', 'unreachable'],
    ['53100', 'full'],
    ['ENOSPC', 'full'],
    ['23505', null],
    ['42P01', null],
    ['57014', null],
  ])('%s: %s', (code, expected) => {
    expect(failureOf(withCode(code))).toBe(expected);
    expect(failureOf(failed(withCode(code)))).toBe(expected);
    expect(failureOf(new AggregateError([withCode(code)]))).toBe(expected);
  });

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'The embedded database has stopped: EIO',
  ])('%s', (message) => {
    expect(failureOf(failed(new Error(message)))).toBe('unreachable');
  });

  it.each([null, undefined, 'ECONNREFUSED', { code: 'ECONNREFUSED' }])('%j is none', (thrown) => {
    expect(failureOf(thrown)).toBeNull();
    expect(isConflict(thrown)).toBe(false);
    expect(violatedConstraint(thrown)).toBeNull();
  });
});

describe('what is logged of a failed statement', () => {
  const logged = (cause: Error) => {
    const error = withoutValues(new Error('while storing', { cause: failed(cause) })) as Error;
    return `${error.message}\n${error.stack}\n${JSON.stringify(error)}\n${String(error.cause)}`;
  };

  it.each([
    Object.assign(withCode('23505', 'Key (email)=(ada@example.com) already exists.'), {
      constraint: 'leads_email_key',
      detail: 'Key (email)=(ada@example.com) already exists.',
    }),
    withCode('22P02', 'invalid input syntax for type uuid: "ada@example.com"'),
    withCode('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'),
  ])('is its kind and its text, and none of its values: %o', (cause) => {
    expect(logged(cause)).toContain('insert into leads (email) values ($1)');
    expect(logged(cause)).toContain(cause.code);
    expect(logged(cause)).not.toContain('ada@example.com');
  });

  it('names the constraint, and where in the code it happened', () => {
    const cause = Object.assign(withCode('23505'), { constraint: 'leads_email_key' });
    expect(logged(cause)).toMatch(/leads_email_key in: insert into leads.*\n {4}at /s);
  });

  it('is anything else as it is', () => {
    const error = new Error('something else');
    expect(withoutValues(error)).toBe(error);
    expect(withoutValues('text')).toBe('text');
  });
});
