import type { Field, Fields } from './field.ts';

type FlatName<Name, F> = F extends { flat: infer Flat extends string } ? Flat : Name;

type Inner<F> = F extends { isFlat: true; fields: infer G extends Fields }
  ? {
      [Name in keyof G as FlatName<Name, G[Name]>]: F extends { isNullable: true }
        ? G[Name] & { isNullable: true }
        : G[Name];
    }
  : never;

type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type IsFlat<F> = F extends { isFlat: true } ? true : false;

type Nested<F extends Fields> = { [Name in keyof F]: Inner<F[Name]> }[keyof F];

/** The fields with flat groups replaced by their parts. */
export type FlatFields<F extends Fields> = {
  [Name in keyof F as IsFlat<F[Name]> extends true ? never : FlatName<Name, F[Name]>]: F[Name];
} & ([Nested<F>] extends [never] ? unknown : Joined<Nested<F>>);

/** Names of the flat fields with a given property. */
export type NamesWith<F extends Fields, Trait> = keyof {
  [
    Name in keyof FlatFields<F> as FlatFields<F>[Name] extends Trait ? Name : never
  ]: FlatFields<F>[Name];
} &
  string;

/** A field in flattened form. */
export interface FlatField {
  readonly name: string;
  /** Path of its value in a record. */
  readonly path: readonly [string] | readonly [group: string, name: string];
  readonly field: Field;
}

/** Memoizes a function of a table of fields. */
export function oncePerTable<Result>(make: (fields: Fields) => Result): (fields: Fields) => Result {
  const known = new WeakMap<Fields, Result>();
  return (fields) => {
    let made = known.get(fields);
    if (made === undefined) known.set(fields, (made = make(fields)));
    return made;
  };
}

/** The fields of a table with flat groups replaced by their parts, in the table's order. */
export const flatFields = oncePerTable((fields): readonly FlatField[] =>
  Object.entries(fields).flatMap(flattenedField),
);

function flattenedField([name, field]: readonly [string, Field]): FlatField[] {
  if (field.kind !== 'group' || !field.isFlat)
    return [{ name: field.flat ?? name, path: [name], field }];
  return Object.entries(field.fields).map(([part, inner]) => ({
    name: inner.flat ?? part,
    path: [name, part],
    field: field.isNullable ? { ...inner, isNullable: true } : inner,
  }));
}

/** The value at a path; null within an empty group. */
export function valueAt(record: object, [first, second]: FlatField['path']): unknown {
  const value = (record as Readonly<Record<string, unknown>>)[first];
  if (second === undefined) return value;
  return value === null ? null : (value as Readonly<Record<string, unknown>>)[second];
}

/** Builds a record from its flattened values. A nullable group is null if one of its parts is. */
export function unflattened(fields: Fields, valueOf: (name: string) => unknown): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.kind !== 'group' || !field.isFlat) return [name, valueOf(field.flat ?? name)];
      const parts = Object.entries(field.fields).map(
        ([part, inner]) => [part, valueOf(inner.flat ?? part)] as const,
      );
      const saysNothing = field.isNullable && parts.some(([, value]) => value === null);
      return [name, saysNothing ? null : Object.fromEntries(parts)];
    }),
  );
}
