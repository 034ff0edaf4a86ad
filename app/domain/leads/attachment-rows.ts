import type { Attachment, Json } from './attachment.ts';

/** Most lines that a mail or a card shows; the attachment itself has everything. */
const mostRows = 40;

/** An attachment line by line, for people: where a value stands in it, and the value. Empty values are left out. */
export function attachmentRows({
  tool,
  inputs,
  result,
}: Attachment): [label: string, value: string][] {
  const rows = [...linesOf(inputs, [tool]), ...linesOf(result, [tool, '='])];
  return rows.slice(0, mostRows).map(([path, value]) => [path.join(' '), value]);
}

function linesOf(value: Json, path: readonly string[]): [path: readonly string[], value: string][] {
  if (value === null || value === '') return [];
  if (typeof value === 'number') return [[path, String(Math.round(value * 100) / 100)]];
  if (typeof value !== 'object') return [[path, String(value)]];
  if (isList(value)) {
    if (value.every((each) => typeof each !== 'object'))
      return value.length > 0 ? [[path, value.join(', ')]] : [];
    return value.flatMap((each, index) => linesOf(each, [...path, String(index + 1)]));
  }
  return Object.entries(value).flatMap(([key, part]) => linesOf(part, [...path, key]));
}

/** `Array.isArray` does not tell a read-only list from an object. */
function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
