import type { CrmCopy } from '#app/content/crm/shape.ts';
import { formFields, type ClientField } from '#app/domain/crm/records/client-draft.ts';
import type { PersonDraft } from '#app/domain/crm/records/contact-people.ts';
import type { Field, Fields } from '#app/domain/crm/records/field.ts';
import { flatFields, valueAt, type FlatField } from '#app/domain/crm/records/flat-fields.ts';
import { labelMarks, labelsOfText, textOfLabels } from '#app/domain/crm/records/labels-text.ts';
import { decimalMark } from '#app/i18n/decimal-mark.ts';
import { formatAmount, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { parseNumber } from '#app/i18n/parse-number.ts';

/** Decimals of displayed degrees. */
const decimals = 6;

/** Label of a field, in forms, exports and conflicts. */
export function labelOf(name: string, { form, clients, people }: CrmCopy): string {
  if (name === 'contacts') return people.title;
  return name === 'score' ? clients.score : form.fields[name as ClientField];
}

/** A contact person on one line. */
export function contactText({ name, role, email, phone }: Omit<PersonDraft, 'language'>): string {
  return [name, role, email, phone].filter(Boolean).join(', ');
}

/** A text or number as text. */
function textOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : (value as string);
}

/** Label of a choice. */
export function choiceLabel(name: string, value: string, { clients }: CrmCopy): string {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    status: clients.statuses,
  };
  return labels[name]?.[value] ?? value;
}

/** A field's value as display text; empty without a value. */
export function textOfField(
  fields: Fields,
  name: string,
  value: unknown,
  messages: CrmCopy,
  language: Language,
): string {
  const field = flatFields(fields).find((each) => each.name === name)?.field;
  if (value === null || value === undefined || !field) return '';
  if (field.kind === 'choice') return choiceLabel(name, textOf(value), messages);
  if (field.kind === 'labels') return (value as readonly string[]).join(', ');
  if (field.kind !== 'number') return textOf(value);
  if (field.unit !== undefined) return formatAmount(language, Number(value));
  return formatNumber(language, Number(value), { maximumFractionDigits: decimals });
}

/** Initial values of a record's form. */
export function inputTexts(
  fields: Fields,
  record: object,
  language: Language,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    formFields(fields).map(({ name, path, field }) => [
      name,
      inputText(field, valueAt(record, path), language),
    ]),
  );
}

function inputText(field: Field, value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  if (field.kind === 'labels') return textOfLabels(value as readonly string[], labelMarks.form);
  if (field.kind !== 'number') return textOf(value);
  return textOf(value).replace('.', decimalMark(language));
}

/** Reads a form's inputs, as `readTyped` takes them. */
export function readInputs(
  fields: Fields,
  inputOf: (name: string) => string,
  language: Language,
): object {
  return Object.fromEntries(
    formFields(fields).map(({ name, field }) => [name, given(field, inputOf(name), language)]),
  );
}

function given(field: Field, text: string, language: Language) {
  if (field.kind === 'labels') return labelsOfText(text, labelMarks.form);
  if (field.kind !== 'number') return text;
  const inThousands = field.isWhole || field.most > 1000;
  return text === '' ? undefined : parseNumber(language, text, { inThousands }).value;
}

/** Columns of an export: editable fields, then derived ones. */
export function exportedFields(fields: Fields): readonly FlatField[] {
  return flatFields(fields).filter(({ field }) => field.isTyped || field.isExported);
}
