import { expect, it } from 'vitest';
import { summaryOf } from './statement-summary.ts';

it.each([
  ['select "id" from "leads" where "email" = $1', 'SELECT', 'leads'],
  ['insert into "outbox" ("id") values ($1)', 'INSERT', 'outbox'],
  ['update "crm_clients" set "name" = $1', 'UPDATE', 'crm_clients'],
  ['\n  delete from "bin" where "removed_at" < $1', 'DELETE', 'bin'],
  ['with "a" as (select 1), b as (select 2) insert into "crm_sums" select 1', 'INSERT', 'crm_sums'],
  ['begin', 'BEGIN', null],
  ["set statement_timeout = '15s'", 'SET', null],
  ["select pg_advisory_lock('ana@exemple.example')", 'SELECT', null],
  ['', '', null],
])('%j is summarised as %s of %s', (text, operation, table) => {
  expect(summaryOf(text)).toEqual({ operation, table });
});
