import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  explainFailure,
  failureOf,
  isConflict,
  violatedConstraint,
  withoutValues,
} from './database-failure.server.ts';

const failed = (cause: Error) =>
  new DrizzleQueryError('insert into leads (email) values ($1)', ['ada@example.com'], cause);

const withCode = (code: string, message = 'words') => Object.assign(new Error(message), { code });

describe('the kind of a database failure', () => {
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
    ['57014', 'unreachable'],
    ['25P03', 'unreachable'],
    ['25006', 'unreachable'],
  ])('the error code %s is classified as %s', (code, expected) => {
    expect(failureOf(withCode(code))).toBe(expected);
    expect(failureOf(failed(withCode(code)))).toBe(expected);
    expect(failureOf(new AggregateError([withCode(code)]))).toBe(expected);
  });

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'The embedded database has stopped: EIO',
  ])('a lost connection is classified by its message: %s', (message) => {
    expect(failureOf(failed(new Error(message)))).toBe('unreachable');
  });

  it.each([null, undefined, 'ECONNREFUSED', { code: 'ECONNREFUSED' }])(
    '%j is not a database failure',
    (thrown) => {
      expect(failureOf(thrown)).toBeNull();
      expect(isConflict(thrown)).toBe(false);
      expect(violatedConstraint(thrown)).toBeNull();
    },
  );
});

describe('the message for operators', () => {
  it.each([
    ['28P01', /refuses the user or the password in DATABASE_URL \(28P01\)\.$/],
    ['3D000', /no database of the name in DATABASE_URL/],
    ['ENOTFOUND', /host name in DATABASE_URL/],
    ['ECONNREFUSED', /cannot be reached \(ECONNREFUSED\)/],
    ['25006', /standby/],
    ['53100', /^The disk is full/],
    ['XX001', /damaged \(XX001\).+npm run db:restore -- <file>/],
    ['58P01', /damaged/],
  ])('explains the code %s', (code, sentence) => {
    const told = explainFailure(failed(withCode(code, 'while reading ada@example.com')));
    expect(told).toMatch(sentence);
    expect(told).not.toMatch(/insert into|ada@example\.com|\n/);
  });

  it('does not exist for a bug', () => {
    expect(explainFailure(failed(withCode('42P01')))).toBeNull();
  });
});

describe('the log of a failed statement', () => {
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
  ])('has its kind and text, but none of its values: %o', (cause) => {
    expect(logged(cause)).toContain('insert into leads (email) values ($1)');
    expect(logged(cause)).toContain(cause.code);
    expect(logged(cause)).not.toContain('ada@example.com');
  });

  it('names the constraint, and where in the code it happened', () => {
    const cause = Object.assign(withCode('23505'), { constraint: 'leads_email_key' });
    expect(logged(cause)).toMatch(/leads_email_key in: insert into leads.*\n {4}at /s);
  });

  it('leaves other errors unchanged', () => {
    const error = new Error('something else');
    expect(withoutValues(error)).toBe(error);
    expect(withoutValues('text')).toBe('text');
  });
});
