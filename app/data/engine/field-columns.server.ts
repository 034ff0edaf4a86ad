import type { $Type } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Field, Fields, ValueOf } from '#app/domain/crm/records/field.ts';
import {
  flatFields,
  oncePerTable,
  unflattened,
  valueAt,
  type FlatFields,
  type NamesWith,
} from '#app/domain/crm/records/flat-fields.ts';

/** Text sorted by code points, on every engine and in every locale: sort keys are already normalised. */
export const plain = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

const anyColumn = {
  text: (name: string) => text(name),
  choice: (name: string) => text(name),
  number: (name: string) => doublePrecision(name),
  whole: (name: string) => integer(name),
  day: (name: string) => date(name, { mode: 'string' }),
  instant: moment,
  id: (name: string) => plain(name),
  flag: (name: string) => boolean(name),
  labels: (name: string) => text(name).array(),
  json: (name: string) => jsonb(name),
};

type Kind = keyof typeof anyColumn;

type KindOf<F extends Field> = F extends { isWhole: true }
  ? 'whole'
  : F['kind'] extends Kind
    ? F['kind']
    : 'json';

type Kept<F extends Field> = F extends { kind: 'instant' }
  ? Date
  : F extends { kind: 'labels' }
    ? string[]
    : Exclude<ValueOf<F>, null>;

type Column<F extends Field> = $Type<ReturnType<(typeof anyColumn)[KindOf<F>]>, Kept<F>>;

type ColumnOf<F extends Field> = F extends { isNullable: true }
  ? Column<F>
  : ReturnType<Column<F>['notNull']>;

type ColumnsOf<F extends Fields> = {
  [Name in keyof FlatFields<F>]: FlatFields<F>[Name] extends infer One extends Field
    ? ColumnOf<One>
    : never;
};

const kindOf = (field: Field): Kind => {
  if (field.kind === 'number') return field.isWhole ? 'whole' : 'number';
  return field.kind in anyColumn ? (field.kind as Kind) : 'json';
};

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The columns of a table's fields, under the same names. A field with an initial value has a default: a migration can
 * add it to existing rows, and an older release can insert rows without it.
 */
export function columnsOf<const F extends Fields>(fields: F): ColumnsOf<F> {
  const columns = flatFields(fields).map(({ name, field }) => {
    const made = anyColumn[kindOf(field)](snake(name));
    if (field.isNullable) return [name, made] as const;
    const column = made.notNull();
    const initial = 'initial' in field ? field.initial : undefined;
    return [name, initial === undefined ? column : column.default(initial as never)] as const;
  });
  // The only unchecked cast of a column's type, which follows from the field's kind.
  return Object.fromEntries(columns) as unknown as ColumnsOf<F>;
}

/** Sort keys with their own column: texts in normalised form, and nullable fields other than numbers. */
export const keyedFields = oncePerTable((fields) =>
  flatFields(fields).filter(
    ({ field }) =>
      field.isSortKey && (field.kind === 'text' || (field.isNullable && field.kind !== 'number')),
  ),
);

/** The column of a sort key. */
export const keyColumn = <Name extends string>(name: Name) => `${name}Key` as const;

type KeyName<F extends Fields> = NamesWith<
  F,
  { isSortKey: true } & (
    | { kind: 'text' }
    | { kind: 'choice' | 'day' | 'instant' | 'id'; isNullable: true }
  )
>;

const keyOf = (name: string) => plain(snake(keyColumn(name))).notNull();

type KeyColumns<F extends Fields> = {
  [Name in KeyName<F> as `${Name}Key`]: ReturnType<typeof keyOf>;
};

/** The columns of the sort keys. */
export function keyColumnsOf<const F extends Fields>(fields: F): KeyColumns<F> {
  const columns = keyedFields(fields).map(({ name }) => [keyColumn(name), keyOf(name)] as const);
  return Object.fromEntries(columns) as KeyColumns<F>;
}

/** The row of a record without computed columns. */
export function rowOf(fields: Fields, record: object): Record<string, unknown> {
  return Object.fromEntries(
    flatFields(fields).map(({ name, path, field }) => {
      const value = valueAt(record, path);
      return [name, field.kind === 'instant' ? new Date(value as string) : value];
    }),
  );
}

/** The fields of a record, from its row. */
export function recordOf(fields: Fields, row: Readonly<Record<string, unknown>>): object {
  return unflattened(fields, (name) => {
    const value = row[name];
    return value instanceof Date ? value.toISOString() : value;
  });
}
