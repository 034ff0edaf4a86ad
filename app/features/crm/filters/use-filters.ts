import { useState } from 'react';
import { useWorkspaceQuery } from '../frame/workspace-query.ts';
import { valueIn, type Filter, type FilterTable, type ValueOf } from './filter.ts';

export interface Filters<Table> {
  table: Table;
  values: { readonly [Name in keyof Table]: ValueOf<Table[Name]> };
  set: (values: { readonly [Name in keyof Table]?: string }) => void;
  /** Whether any filter is set. */
  isNarrowed: boolean;
  /** How many of the named filters differ from their default. */
  countOf: (names: readonly string[]) => number;
  /** Clears every filter. */
  reset: () => void;
  /** Number of resets, a key that remounts uncontrolled fields. */
  resets: number;
}

/**
 * The filters of a section, whose state is the page's query.
 *
 * @param onChange called before a change
 */
export function useFilters<Table extends FilterTable<never>>(
  table: Table,
  onChange?: () => void,
): Filters<Table> {
  const { get, set } = useWorkspaceQuery();
  const [resets, setResets] = useState(0);
  const entries = Object.entries<Filter<never>>(table);
  const narrowing = entries.filter(([, { isView }]) => !isView);

  function write(values: Readonly<Record<string, string | undefined>>) {
    onChange?.();
    set(
      Object.fromEntries(
        entries.flatMap(([name, { param, usual }]) => {
          const value = values[name];
          return value === undefined ? [] : [[param, value === usual ? '' : value]];
        }),
      ),
    );
  }

  return {
    table,
    values: Object.fromEntries(
      entries.map(([name, filter]) => [name, valueIn(filter, get)]),
    ) as Filters<Table>['values'],
    set: write,
    isNarrowed: narrowing.some(([, { param }]) => get(param) !== ''),
    countOf: (names) =>
      entries.filter(([name, { param }]) => names.includes(name) && get(param) !== '').length,
    reset() {
      write(Object.fromEntries(narrowing.map(([name]) => [name, ''])));
      setResets(resets + 1);
    },
    resets,
  };
}
