import { useEffect, useEffectEvent, useState } from 'react';
import { useWorkspaceQuery } from '../frame/workspace-query.ts';

/** Pause in typing before the address is updated, in milliseconds; the screen does not wait for it. */
const restBeforeAddress = 250;

/** Some parameters as a query, without empty ones. */
export function queryOf(
  params: readonly string[],
  valueOf: (param: string) => string | undefined,
): string {
  return new URLSearchParams(
    params.flatMap((param): [string, string][] => {
      const value = valueOf(param);
      return value ? [[param, value]] : [];
    }),
  ).toString();
}

type Values = Readonly<Record<string, string>>;

const valuesOf = (query: string): Values => Object.fromEntries(new URLSearchParams(query));

/** Parameters as they are being typed: the address follows when typing pauses, and they follow a new address. */
export function useDraft(params: readonly string[]) {
  const { get, set } = useWorkspaceQuery();
  const address = queryOf(params, get);
  const [draft, setDraft] = useState({
    values: valuesOf(address),
    seen: address,
    told: address,
    adopted: 0,
  });
  const { values, seen, told, adopted } = draft;
  // A saved view or the back button changed the address.
  if (seen !== address)
    setDraft(
      address === told
        ? { ...draft, seen: address }
        : { values: valuesOf(address), seen: address, told: address, adopted: adopted + 1 },
    );

  const query = queryOf(params, (param) => values[param]);
  const tell = useEffectEvent(() => {
    setDraft({ ...draft, told: query });
    set(Object.fromEntries(params.map((param) => [param, values[param] ?? ''])));
  });
  useEffect(() => {
    if (query === told) return;
    const rest = setTimeout(tell, restBeforeAddress);
    return () => clearTimeout(rest);
  }, [query, told]);

  return {
    values,
    change: (part: Values) => setDraft({ ...draft, values: { ...values, ...part } }),
    /** Number of addresses taken over, a key that remounts uncontrolled fields. */
    adopted,
  };
}
