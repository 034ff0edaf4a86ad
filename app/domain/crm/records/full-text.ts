import { searchableText } from '#app/domain/search/searchable-text.ts';
import { readTelephone } from '#app/domain/telephone/telephone.ts';
import { fieldsOf, type Collection, type Records } from './entities.ts';
import type { Field, Fields } from './field.ts';
import { flatFields, oncePerTable, valueAt } from './flat-fields.ts';

/** All texts of a record in the order of its fields, list items newest first. */
export function allTexts<C extends Collection>(collection: C, record: Records[C]): string[] {
  return textsIn(fieldsOf[collection], record);
}

/** The normalized text of all fields, for searches in the whole record. */
export function fullTextOf<C extends Collection>(collection: C, record: Records[C]): string {
  return searchableText(allTexts(collection, record));
}

/** The telephone numbers of a record in E.164. */
export function telephonesOf<C extends Collection>(collection: C, record: Records[C]): string[] {
  const address = 'address' in record ? record.address : '';
  const isTelephone = (field: Field) => field.kind === 'text' && field.format === 'phone';
  const typed = textsIn(fieldsOf[collection], record, isTelephone);
  return [...new Set(typed.flatMap((text) => readTelephone(text, address)?.e164 ?? []))];
}

/** Ids are not searched, although their type is text. */
const spokenFields = oncePerTable((fields) =>
  flatFields(fields).filter(
    ({ name, path, field }) =>
      path.at(-1) !== 'id' && name !== 'id' && ['text', 'labels', 'list'].includes(field.kind),
  ),
);

function textsIn(
  fields: Fields,
  record: object,
  isWanted: (field: Field) => boolean = () => true,
): string[] {
  return spokenFields(fields).flatMap(({ path, field }) => {
    const value = valueAt(record, path);
    if (value === null || value === undefined) return [];
    if (field.kind === 'list')
      return (value as readonly object[])
        .toReversed()
        .flatMap((item) => textsIn(field.fields, item, isWanted));
    if (!isWanted(field)) return [];
    return field.kind === 'labels' ? (value as string[]) : [value as string];
  });
}
