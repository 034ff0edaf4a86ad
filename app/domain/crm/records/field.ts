/** An instant in UTC, ISO 8601 with milliseconds: texts that sort as times do. */
export type Instant = string;

/** A day without a time, `2026-03-01`. */
export type Day = string;

interface Every {
  /** Name where groups are flattened, as in a row, a file's column or a form, if it is not the field's own. */
  readonly flat?: string;
  /** Null when empty. */
  readonly isNullable?: true;
  /** Set by the application when absent from a draft. */
  readonly isCompleted?: true;
  /** Set by the store in what is new, whatever a caller sends: see store/history.ts. */
  readonly isStamped?: true;
  /** An input of the form, and a column of imports and exports. */
  readonly isTyped?: true;
  /** A column of exports, besides typed fields. */
  readonly isExported?: true;
  /** Searched. */
  readonly isSearched?: true;
  /** A filter of lists, by equality. */
  readonly isFilter?: true;
  /** A sort key of lists: text by its normalized form, a choice by its rank. */
  readonly isSortKey?: true;
}

/** Without `initial`, a draft must have it. */
export interface TextField extends Every {
  readonly kind: 'text';
  /** Characters. */
  readonly most: number;
  readonly least?: number;
  readonly format?: 'email' | 'phone' | 'website';
  /** It may have several lines; other texts are kept as one. */
  readonly hasLines?: true;
  readonly initial?: string;
}

export interface ChoiceField extends Every {
  readonly kind: 'choice';
  readonly values: readonly string[];
  /** Order of the values in a sorted list where it is not their own; `code` is that of their letters. */
  readonly order?: readonly string[] | 'code';
  readonly initial?: string | null;
}

export interface NumberField extends Every {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly isWhole?: true;
  /** Degrees of latitude or longitude: never grouped by thousands. */
  readonly isDegrees?: true;
  readonly unit?: string;
  readonly initial?: number;
}

interface SimpleField extends Every {
  /** `id` names another record. */
  readonly kind: 'day' | 'instant' | 'id' | 'flag';
  readonly initial?: boolean | null;
}

/** Short texts, none twice. */
interface LabelsField extends Every {
  readonly kind: 'labels';
  readonly most: number;
  readonly initial?: readonly string[];
}

/** Numbers and texts by name. */
interface ValuesField extends Every {
  readonly kind: 'values';
}

interface GroupField extends Every {
  readonly kind: 'group';
  readonly fields: Fields;
  /** Its fields stand in columns of their own; else it is one. */
  readonly isFlat?: true;
  readonly initial?: Readonly<Record<string, unknown>> | null;
}

interface ListField extends Every {
  readonly kind: 'list';
  readonly fields: Fields;
  readonly most: number;
  readonly initial?: readonly never[];
}

/** A field of a record: its type, bounds and uses. */
export type Field =
  | TextField
  | ChoiceField
  | NumberField
  | SimpleField
  | LabelsField
  | ValuesField
  | GroupField
  | ListField;

export interface Fields {
  readonly [name: string]: Field;
}

interface Values {
  text: string;
  number: number;
  day: Day;
  instant: Instant;
  id: string;
  flag: boolean;
  labels: readonly string[];
  values: Readonly<Record<string, string | number>>;
}

type Said<F extends Field> = F extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : F extends { kind: 'group'; fields: infer G extends Fields }
    ? RecordOf<G>
    : F extends { kind: 'list'; fields: infer G extends Fields }
      ? readonly RecordOf<G>[]
      : Values[F['kind'] & keyof Values];

/** The value of a field. */
export type ValueOf<F extends Field> = Said<F> | (F extends { isNullable: true } ? null : never);

/** The record that a table of fields describes. */
export type RecordOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

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

/** The same fields with flat groups replaced by their parts. */
export type FlatFields<F extends Fields> = {
  [Name in keyof F as IsFlat<F[Name]> extends true ? never : FlatName<Name, F[Name]>]: F[Name];
} & ([Nested<F>] extends [never] ? unknown : Joined<Nested<F>>);

/** Names of those flat fields that have some trait. */
export type NamesWith<F extends Fields, Trait> = keyof {
  [
    Name in keyof FlatFields<F> as FlatFields<F>[Name] extends Trait ? Name : never
  ]: FlatFields<F>[Name];
} &
  string;

/** A field where groups are flattened. */
export interface FlatField {
  readonly name: string;
  /** Where its value stands in a record. */
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

/** The value at a path; null within a group that says nothing. */
export function valueAt(record: object, [first, second]: FlatField['path']): unknown {
  const value = (record as Readonly<Record<string, unknown>>)[first];
  if (second === undefined) return value;
  return value === null ? null : (value as Readonly<Record<string, unknown>>)[second];
}

/** A record from its flattened values. A nullable group is null where a part of it is. */
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

/** The values of a choice in sort order; null for alphabetical order. */
export function orderOf({ order, values }: ChoiceField): readonly string[] | null {
  return order === 'code' ? null : (order ?? values);
}

/** Initial values of a new record. */
export type InitialOf<F extends Fields> = {
  [Name in keyof F as F[Name] extends { initial: unknown } ? Name : never]: ValueOf<F[Name]>;
};

const initialValues = oncePerTable((fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      'initial' in field ? [[name, field.initial]] : [],
    ),
  ),
);

export function initialOf<const F extends Fields>(fields: F): InitialOf<F> {
  return initialValues(fields) as InitialOf<F>;
}
