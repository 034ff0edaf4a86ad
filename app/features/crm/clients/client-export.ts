import type { CrmCopy } from '#app/content/crm/shape.ts';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import type { Field, Fields } from '#app/domain/crm/records/field.ts';
import { valueAt } from '#app/domain/crm/records/flat-fields.ts';
import { labelMarks, textOfLabels } from '#app/domain/crm/records/labels-text.ts';
import { choiceLabel, contactText, exportedFields, labelOf } from './client-fields.ts';

type Cell = string | number;

/** Clients as a table with a head: a column for each field that is editable or exported. */
export function clientExportRows(
  clients: readonly object[],
  messages: CrmCopy,
  fields: Fields = clientFields,
): Cell[][] {
  const columns = exportedFields(fields);
  return [
    columns.map(({ name }) => labelOf(name, messages)),
    ...clients.map((client) =>
      columns.map(({ name, path, field }) => cellOf(name, field, valueAt(client, path), messages)),
    ),
  ];
}

/** Numbers stay numbers, which the CSV writer localizes. */
function cellOf(name: string, field: Field, value: unknown, messages: CrmCopy): Cell {
  if (field.kind === 'choice') return choiceLabel(name, String(value), messages);
  if (field.kind === 'labels') return textOfLabels(value as readonly string[], labelMarks.file);
  if (field.kind === 'list') return (value as Client['contacts']).map(contactText).join('; ');
  return (value as Cell | null) ?? '';
}
