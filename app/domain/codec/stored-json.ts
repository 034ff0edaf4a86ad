import type { Field, FieldSource } from './fields.ts';

/** Whether a value is a plain object, neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Stored JSON as a source of fields: each value as a form would submit it. Anything but an object is empty. */
export function jsonSource(json: unknown): FieldSource {
  const record = isRecord(json) ? json : {};
  return { getAll: (name) => [record[name] ?? []].flat().map(asText) };
}

function asText(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'number' ? String(value) : value;
}

/** The same field, strict: a value that would need a correction becomes the initial one. */
export function exactly<Value, Reason extends string>(
  field: Field<Value, Reason>,
): Field<Value, Reason> {
  return {
    read(texts) {
      const reading = field.read(texts);
      return reading.reason === undefined ? reading : { ...reading, value: field.read([]).value };
    },
    write: (value) => field.write(value),
  };
}

/** The valid entries of a stored list, up to a maximum. */
export function readList<Entry>(
  json: unknown,
  most: number,
  readOne: (one: Record<string, unknown>) => Entry | null,
): Entry[] {
  if (!Array.isArray(json)) return [];
  return json
    .filter(isRecord)
    .map(readOne)
    .filter((entry) => entry !== null)
    .slice(0, most);
}

/** Prepends an entry to the list, up to a maximum; an entry with the same time is replaced. */
export function withLatest<Entry extends { readonly at: number }>(
  list: readonly Entry[],
  entry: Entry,
  most: number,
): Entry[] {
  return [entry, ...list.filter(({ at }) => at !== entry.at)].slice(0, most);
}

/** Whether a value is a count or a time in epoch milliseconds: a non-negative integer. */
export function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
