/**
 * A filter, sort order or display option of a section's list. Fields, query, chips and printed lines derive from it.
 */
export interface Filter<Messages, Value extends string = string> {
  /** Its query parameter. */
  readonly param: string;
  /** Id of its field. */
  readonly id: string;
  /** Allowed values; null for any text. */
  readonly options: readonly Value[] | null;
  /** The default, which the address omits. */
  readonly usual: Value | '';
  readonly label: (messages: Messages) => string;
  readonly names?: (messages: Messages) => Readonly<Partial<Record<Value, string>>>;
  /** Label of the option without a filter. */
  readonly any?: (messages: Messages) => string;
  /** Collection whose ids are the values. */
  readonly collection?: 'clients' | 'projects';
  /** Whether it only sorts or displays; a reset then leaves it unchanged. */
  readonly isView?: true;
  /** Label and names when printed, where they differ. */
  readonly printed?: {
    readonly label?: (messages: Messages) => string;
    readonly names?: (messages: Messages, me: string) => Readonly<Record<string, string>>;
  };
}

/** The filters of a section, by their names in its code. */
export type FilterTable<Messages> = Readonly<Record<string, Filter<Messages>>>;

export type ValueOf<Each> = Each extends Filter<never, infer Value> ? Value : never;

type Common<Messages> = Pick<Filter<Messages>, 'param' | 'id' | 'label' | 'isView' | 'printed'>;

/** Any text, or an option known only to the screen. */
export function textFilter<Messages>(
  filter: Common<Messages> & Pick<Filter<Messages>, 'any' | 'collection'>,
): Filter<Messages> {
  return { ...filter, options: null, usual: '' };
}

/** One of several values, or none. */
export function choiceFilter<Messages, const Value extends string>(
  filter: Common<Messages> & {
    options: readonly Value[];
    names: (messages: Messages) => Readonly<Record<Value, string>>;
    any: (messages: Messages) => string;
  },
): Filter<Messages, Value | ''> {
  return {
    ...filter,
    usual: '',
    names: (messages) => ({ '': filter.any(messages), ...filter.names(messages) }),
  };
}

/** Exactly one of several values. */
export function settingFilter<Messages, const Value extends string>(
  filter: Common<Messages> & {
    options: readonly Value[];
    usual: Value;
    names?: (messages: Messages) => Readonly<Record<Value, string>>;
  },
): Filter<Messages, Value> {
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
