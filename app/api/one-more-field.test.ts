import { expect, it } from 'vitest';
import { z } from 'zod';
import { contentOf } from '#app/content/content.ts';
import { columnsOf, recordOf, rowOf } from '#app/data/engine/field-columns.server.ts';
import { formFields, readTyped } from '#app/domain/crm/records/client-draft.ts';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import type { Fields } from '#app/domain/crm/records/field.ts';
import { initialOf } from '#app/domain/crm/records/initial-values.ts';
import { leadFields } from '#app/domain/leads/lead-fields.ts';
import { changedFields } from '#app/domain/staff/administration.ts';
import { clientExportRows } from '#app/features/crm/clients/client-export.ts';
import { inputTexts, readInputs } from '#app/features/crm/clients/client-fields.ts';
import { aClient } from '../../test/contracts/crm-samples.ts';
import { draftShape, fieldShapes } from './shapes/field-shapes.ts';

/** A copy of the clients' table with one more field. */
const fields = {
  ...clientFields,
  openingHours: { kind: 'text', most: 60, initial: '', isTyped: true },
} as const satisfies Fields;
const client = { ...aClient({ id: 'c1', name: 'Café' }), openingHours: '8–17' };
const words = {
  ...contentOf('fr').crm,
  form: {
    ...contentOf('fr').crm.form,
    fields: { ...contentOf('fr').crm.form.fields, openingHours: 'Heures' },
  },
};

const inputs = (openingHours: string) => {
  const texts: Record<string, string> = { name: 'Café', status: 'prospect', openingHours };
  return readInputs(fields, (name) => texts[name] ?? '', 'fr');
};

it('a new field is an input of the form, with its value', () => {
  expect(formFields(fields).at(-1)).toMatchObject({ name: 'openingHours' });
  expect(inputTexts(fields, client, 'fr')).toMatchObject({ name: 'Café', openingHours: '8–17' });
});

it('a new field is validated by its bounds', () => {
  expect(readTyped(fields, inputs(' 8–17 '))).toMatchObject({
    ok: true,
    draft: { name: 'Café', coordinates: null, openingHours: '8–17' },
  });
  expect(readTyped(fields, inputs('x'.repeat(61)))).toEqual({
    ok: false,
    errors: { openingHours: 'too-long' },
  });
});

it('a new field is in the API’s shapes and optional in a draft', () => {
  expect(draftShape(fields).parse({ name: 'Café' })).toMatchObject({ openingHours: '' });
  expect(() => z.object(fieldShapes(fields)).parse({ ...client, openingHours: 8 })).toThrow(
    'expected string',
  );
  expect(z.toJSONSchema(draftShape(fields), { io: 'input' })).toMatchObject({
    properties: { openingHours: { type: 'string', maxLength: 60, default: '' } },
  });
});

it('a new field is a column of exports, under its label', () => {
  const [head = [], row = []] = clientExportRows([client], words, fields);
  expect(row[head.indexOf('Heures')]).toBe('8–17');
});

it('a new field is written to a row and read from it', () => {
  expect(columnsOf(fields)).toHaveProperty('openingHours');
  const row = rowOf(fields, client);
  expect(row.openingHours).toBe('8–17');
  expect(client).toMatchObject(recordOf(fields, row));
  expect(Object.keys(recordOf(fields, row))).toEqual(Object.keys(fields));
});

it('a change of a new field is in the audit log', () => {
  const before = { ...client, openingHours: '9–18' };
  expect(changedFields(before, client)).toEqual([
    { field: 'openingHours', before: '9–18', after: '8–17' },
  ]);
});

it('a new field has its initial value', () => {
  expect(initialOf(fields)).toMatchObject({ openingHours: '', revenue: 0, coordinates: null });
});

it('a new field of a lead is in its row and in the API’s shapes', () => {
  const more = {
    ...leadFields,
    preferredTime: { kind: 'text', most: 60, initial: '' },
  } as const satisfies Fields;
  expect(columnsOf(more)).toHaveProperty('preferredTime');
  expect(fieldShapes(more).preferredTime.safeParse('x'.repeat(61)).success).toBe(false);
  expect(Object.keys(contentOf('fr').contact.form.fields)).toHaveLength(
    Object.keys(leadFields).length,
  );
});
