/** An instant in UTC, ISO 8601 with milliseconds, which sorts chronologically as text. */
export type Instant = string;

/** A day without a time, `2026-03-01`. */
export type Day = string;

interface Every {
  /** Name in flattened form, as in a row, a file's column or a form, if it differs from the field's own. */
  readonly flat?: string;
  /** Null when empty. */
  readonly isNullable?: true;
  /** Set by the application when absent from a draft. */
  readonly isCompleted?: true;
  /** Set by the store in new records, whatever the caller sends: see store/history.ts. */
  readonly isStamped?: true;
  /** An input of the form, and a column of imports and exports. */
  readonly isTyped?: true;
  /** A column of exports, besides typed fields. */
  readonly isExported?: true;
  /** Included in searches. */
  readonly isSearched?: true;
  /** An equality filter of lists. */
  readonly isFilter?: true;
  /** A sort key of lists: text by its normalized form, a choice by its rank. */
  readonly isSortKey?: true;
  /** Records whose field has this value come last when sorted by this one. */
  readonly lastWith?: { readonly field: string; readonly value: string };
}

/** Required in a draft unless it has an `initial` value. */
export interface TextField extends Every {
  readonly kind: 'text';
  /** Maximum length in characters. */
  readonly most: number;
  readonly least?: number;
  readonly format?: 'email' | 'phone' | 'website';
  /** Multi-line; line breaks are removed from other texts. */
  readonly hasLines?: true;
  readonly initial?: string;
}

export interface ChoiceField extends Every {
  readonly kind: 'choice';
  readonly values: readonly string[];
  /** Sort order of the values if it differs from their own; `code` sorts them alphabetically. */
  readonly order?: readonly string[] | 'code';
  readonly initial?: string | null;
}

export interface NumberField extends Every {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly isWhole?: true;
  /** Degrees of latitude or longitude: no thousands separators. */
  readonly isDegrees?: true;
  readonly unit?: string;
  readonly initial?: number;
}

interface SimpleField extends Every {
  /** `id` references another record. */
  readonly kind: 'day' | 'instant' | 'id' | 'flag';
  readonly initial?: boolean | null;
}

/** Unique short texts. */
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
  /** Each of its fields has its own column; otherwise the group is a single one. */
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

/** The values of a choice in sort order; null for alphabetical order. */
export function orderOf({ order, values }: ChoiceField): readonly string[] | null {
  return order === 'code' ? null : (order ?? values);
}
