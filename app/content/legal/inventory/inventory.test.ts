import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { tablesWithoutPersonalData } from '#app/data/privacy/privacy.server.ts';
import {
  inventory,
  inventoryIds,
  statedPeriods,
  tablesOf,
  type InventoryId,
} from '#app/domain/privacy/inventory.ts';
import { personalDataParts } from '#app/domain/privacy/personal-data.ts';
import { dataUseRows } from '#app/features/legal/data-use-rows.ts';
import { languages } from '#app/i18n/languages.ts';

const schemas = import.meta.glob<Record<string, unknown>>('/app/data/**/*schema.server.ts', {
  eager: true,
});

/** Columns of every table of the schema, by the table's name. */
const columns = new Map(
  Object.values(schemas)
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => value instanceof PgTable)
    .map((table) => {
      const { name, columns: all } = getTableConfig(table);
      return [name, all.map((column) => column.name)] as const;
    }),
);

const covered: string[] = inventoryIds.flatMap((id) => [...inventory[id].covers]);

describe('the inventory of personal information', () => {
  it('covers every table with personal data once', () => {
    const tables = covered.filter((name) => !name.includes('.'));
    const listed = [...tables, ...Object.keys(tablesWithoutPersonalData)];
    expect(columns.size).toBeGreaterThan(30);
    expect(listed.toSorted()).toEqual([...columns.keys()].toSorted());
  });

  it('names existing columns', () => {
    const named = covered.filter((name) => name.includes('.')).map((name) => name.split('.'));
    for (const [table = '', column] of named) expect(columns.get(table)).toContain(column);
    expect(named.length).toBeGreaterThan(0);
  });

  it('marks data without an email address as out of reach for erasures', () => {
    for (const { part, erasure } of Object.values(inventory))
      expect(erasure === 'out-of-reach').toBe(part === null);
  });

  it('has tables for every part of exports and erasures', () => {
    for (const part of personalDataParts) expect(tablesOf(part)).not.toEqual([]);
  });
});

describe.each(languages)('the privacy page in %s', (language) => {
  const { uses } = contentOf(language).legal;
  const rows = dataUseRows(uses, language);
  const rowOf = (id: InventoryId) => rows[inventoryIds.indexOf(id)];

  it.each(inventoryIds)('states the retention periods and recipients of %s', (id) => {
    const { periods, recipients } = inventory[id];
    const placeholders = [...uses.rows[id].kept.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(new Set(placeholders)).toEqual(new Set(periods));
    const { kept = '', shared } = rowOf(id) ?? {};
    const figures = periods.flatMap((name) => Object.values(statedPeriods[name]).map(String));
    expect((kept.match(/\d+/g) ?? []).toSorted()).toEqual(figures.toSorted());
    const named = recipients.map((each) => uses.recipients[each]);
    expect(shared).toBe(named.join(', ') || uses.recipients.nobody);
  });
});
