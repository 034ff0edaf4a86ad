/** Dates pages whose texts have changed, in the table of change dates used by the site map. */
import { readFileSync, writeFileSync } from 'node:fs';
import { changesOn } from '#app/application/search/changes.ts';
import type { Changes } from '#app/application/search/last-change.ts';

const table = new URL('../app/application/search/changes.json', import.meta.url);
const known = JSON.parse(readFileSync(table, 'utf8')) as Changes;
const today = new Date().toISOString().slice(0, 10);
writeFileSync(table, `${JSON.stringify(changesOn(today, known), null, 2)}\n`);
