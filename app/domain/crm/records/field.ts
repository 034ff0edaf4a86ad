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
  /** Records whose field has this value come after all others in the order by this one. */
  readonly lastWith?: { readonly field: string; readonly value: string };
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

/** The values of a choice in sort order; null for alphabetical order. */
export function orderOf({ order, values }: ChoiceField): readonly string[] | null {
  return order === 'code' ? null : (order ?? values);
}
