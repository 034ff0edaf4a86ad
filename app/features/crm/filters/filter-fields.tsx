import { Chips } from '../fields/chips.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import type { Filter, FilterTable } from './filter.ts';
import type { Filters } from './use-filters.ts';

export interface FilterProps<Messages, Table> {
  filters: Filters<Table>;
  /** Which of them. */
  filter: keyof Table & string;
  messages: Messages;
}

/** Props of one filter's control, from any table of filters. */
export function drawn<Messages, Table extends FilterTable<Messages>>({
  filters,
  filter,
  messages,
}: FilterProps<Messages, Table>) {
  const row: Filter<Messages> = filters.table[filter] as Filter<Messages>;
  const value: string = filters.values[filter];
  return {
    row,
    value,
    label: row.label(messages),
    change: (next: string) => filters.set({ [filter]: next } as Parameters<typeof filters.set>[0]),
  };
}

function optionsOf<Messages>(
  { options, any, names, usual }: Filter<Messages>,
  messages: Messages,
): (readonly [value: string, label: string])[] {
  const known = names?.(messages) ?? {};
  const values = options ?? [];
  return [
    ...(any && usual === '' ? [['', any(messages)] as const] : []),
    ...values.map((value) => [value, known[value] ?? value] as const),
  ];
}

/**
 * A filter as a select.
 *
 * @param more values known only to the screen
 */
export function FilterSelect<Messages, Table extends FilterTable<Messages>>({
  more,
  onChange,
  ...props
}: FilterProps<Messages, Table> & {
  more?: readonly string[];
  onChange?: (value: string) => void;
}) {
  const { row, value, label, change } = drawn(props);
  const options = [
    ...optionsOf(row, props.messages),
    ...(more ?? []).map((name) => [name, name] as const),
  ].map(([each, name]) => ({ value: each, label: name }));
  return (
    <SelectField
      name={row.id}
      label={label}
      value={value}
      options={options}
      onChange={onChange ?? change}
    />
  );
}

/** A filter as toggle buttons. */
export function FilterChips<Messages, Table extends FilterTable<Messages>>({
  nameOf,
  ...props
}: FilterProps<Messages, Table> & { nameOf?: (value: string, name: string) => string }) {
  const { row, value, label, change } = drawn(props);
  const options = optionsOf(row, props.messages).map(
    ([each, name]) => [each, nameOf?.(each, name) ?? name] as const,
  );
  return <Chips label={label} value={value} options={options} onChange={change} />;
}

/** A filter as a date input. */
export function FilterDay<Messages, Table extends FilterTable<Messages>>(
  props: FilterProps<Messages, Table>,
) {
  const { row, value, label, change } = drawn(props);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={row.id} className="small">
        {label}
      </label>
      <input
        id={row.id}
        type="date"
        className="input"
        defaultValue={value}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </div>
  );
}

/** A filter as a search field; the bar has no room for a label above it. */
export function FilterSearch<Messages, Table extends FilterTable<Messages>>(
  props: FilterProps<Messages, Table>,
) {
  const { row, value, label, change } = drawn(props);
  return (
    <SearchField
      id={row.id}
      label={label}
      defaultValue={value}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
