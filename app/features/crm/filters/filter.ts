/**
 * A filter, sort order or display option of a section's list. Fields, query, chips and printed lines derive from it.
 */
export interface Filter<Words, Value extends string = string> {
  /** Its query parameter. */
  readonly param: string;
  /** Id of its field. */
  readonly id: string;
  /** Allowed values; null for any text. */
  readonly options: readonly Value[] | null;
  /** The default, which the address omits. */
  readonly usual: Value | '';
  readonly label: (words: Words) => string;
  readonly names?: (words: Words) => Readonly<Partial<Record<Value, string>>>;
  /** Label of the option without a filter. */
  readonly any?: (words: Words) => string;
  /** Collection whose ids are the values. */
  readonly collection?: 'clients' | 'projects';
  /** Whether it only sorts or displays; a reset then leaves it unchanged. */
  readonly isView?: true;
  /** Label when printed, where it differs. */
  readonly printed?: {
    readonly label?: (words: Words) => string;
    readonly names?: (words: Words) => Readonly<Record<string, string>>;
  };
}

/** The filters of a section, by their names in its code. */
export type FilterTable<Words> = Readonly<Record<string, Filter<Words>>>;

export type ValueOf<Each> = Each extends Filter<never, infer Value> ? Value : never;

type Common<Words> = Pick<Filter<Words>, 'param' | 'id' | 'label' | 'isView' | 'printed'>;

/** Any text, or an option that only the screen knows. */
export function textFilter<Words>(
  filter: Common<Words> & Pick<Filter<Words>, 'any' | 'collection'>,
): Filter<Words> {
  return { ...filter, options: null, usual: '' };
}

/** One of several values, or none. */
export function choiceFilter<Words, const Value extends string>(
  filter: Common<Words> & {
    options: readonly Value[];
    names: (words: Words) => Readonly<Record<Value, string>>;
    any: (words: Words) => string;
  },
): Filter<Words, Value | ''> {
  return {
    ...filter,
    usual: '',
    names: (words) => ({ '': filter.any(words), ...filter.names(words) }),
  };
}

/** Exactly one of several values. */
export function settingFilter<Words, const Value extends string>(
  filter: Common<Words> & {
    options: readonly Value[];
    usual: Value;
    names?: (words: Words) => Readonly<Record<Value, string>>;
  },
): Filter<Words, Value> {
  return filter;
}

/** The value of a filter in the address; the default for invalid ones. */
export function valueIn<Value extends string>(
  { param, options, usual }: Filter<never, Value>,
  get: (param: string) => string,
): Value | '' {
  const given = get(param);
  if (options === null) return given as Value;
  return options.find((each) => each === given) ?? usual;
}
