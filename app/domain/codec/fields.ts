/**
 * The tools' codec: each tool declares its inputs once, as a table of fields by name; this module parses queries, forms
 * and storage according to that table, and serializes them. Input is untrusted, and parsing never throws.
 */

/** A source of all values for a name: a query (`URLSearchParams`), a form (`FormData`), stored JSON. */
export interface FieldSource {
  getAll: (name: string) => readonly unknown[];
}

/** A parsed value. The reason is set when it differs from the input. */
interface Reading<Value, Reason extends string> {
  readonly value: Value;
  readonly reason?: Reason | undefined;
}

/** Parser and serializer of a field. */
export interface Field<Value, Reason extends string = never> {
  /** @param texts all texts of the field, in order; empty if the field was not submitted */
  read(texts: readonly string[]): Reading<Value, Reason>;
  /** The texts that parse to this value; none for an unanswered field. */
  write(value: Value): readonly string[];
}

export type FieldTable = Readonly<Record<string, Field<unknown, string>>>;

type ValueOf<Each> = Each extends Field<infer Value, string> ? Value : never;
type ReasonOf<Each> = Each extends Field<unknown, infer Reason> ? Reason : never;

/** The values of a table's fields, by name. */
export type FieldValues<Table extends FieldTable> = {
  -readonly [Name in keyof Table]: ValueOf<Table[Name]>;
};

/** A field whose input was corrected. */
export interface FieldCorrection<Name, Reason> {
  field: Name;
  reason: Reason;
  /** The value used instead. */
  value: unknown;
}

interface FieldReadings<Table extends FieldTable> {
  values: FieldValues<Table>;
  /** In the order of the table. */
  corrections: FieldCorrection<keyof Table & string, ReasonOf<Table[keyof Table]>>[];
}

/** Parses all fields of a table. A missing field has its initial value, which is not a correction. */
export function readFields<Table extends FieldTable>(
  table: Table,
  source: FieldSource,
): FieldReadings<Table> {
  const corrections: FieldCorrection<string, string>[] = [];
  const values = Object.entries(table).map(([field, kind]) => {
    const texts = source.getAll(field).filter((text) => typeof text === 'string');
    const { value, reason } = kind.read(texts);
    if (reason !== undefined) corrections.push({ field, reason, value });
    return [field, value];
  });
  return { values: Object.fromEntries(values), corrections } as FieldReadings<Table>;
}

/**
 * Serializes a table's values as names and texts, in the table's order.
 *
 * @param omitted values to leave out, by field
 */
export function writeFields<Table extends FieldTable>(
  table: Table,
  values: FieldValues<Table>,
  omitted: Partial<FieldValues<Table>> = {},
): [name: keyof Table & string, text: string][] {
  return Object.entries(table).flatMap(([name, field]) => {
    const texts = field.write(values[name]);
    const isOmitted = name in omitted && String(field.write(omitted[name])) === String(texts);
    return isOmitted ? [] : texts.map((text): [keyof Table & string, string] => [name, text]);
  });
}

/** Names of the corrected fields. */
export function correctedIn<Name extends string>({
  corrections,
}: {
  corrections: readonly FieldCorrection<Name, unknown>[];
}): Name[] {
  return corrections.map(({ field }) => field);
}
