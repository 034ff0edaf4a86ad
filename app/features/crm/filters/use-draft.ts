import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useWorkspaceQuery } from '../frame/workspace-query.ts';
import { arrivedAt, draftOf, typed, withSent, type Values } from './draft.ts';

/** Pause in typing before the address is updated, in milliseconds; the screen updates at once. */
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

/**
 * Parameters while they are typed: the address is updated when typing pauses, and a new address updates them.
 *
 * @param kept values for parameters that the address lacks
 */
export function useDraft(params: readonly string[], kept: Values = {}) {
  const { get, set } = useWorkspaceQuery();
  const { search } = useLocation();
  const address = queryOf(params, get);
  const [draft, setDraft] = useState(() => {
    const given = draftOf(address);
    return address === '' ? typed(given, kept) : given;
  });
  const { values, seen, sent, adopted } = draft;
  // A saved view or the back button changed the address, or its own update arrived.
  if (seen !== address) setDraft((current) => arrivedAt(current, address));

  const query = queryOf(params, (param) => values[param]);
  const isSent = query === sent.at(-1);
  const tell = useEffectEvent(() => {
    // Do not navigate a user back who has left the page: React renders a navigation after the browser has its address.
    if (search !== window.location.search) return;
    setDraft((current) => withSent(current, query));
    set(Object.fromEntries(params.map((param) => [param, values[param] ?? ''])));
  });
  useEffect(() => {
    if (isSent) return;
    const rest = setTimeout(tell, restBeforeAddress);
    return () => clearTimeout(rest);
  }, [query, isSent, search]);

  return {
    values,
    change: (part: Values) => setDraft((current) => typed(current, part)),
    /** Number of addresses adopted, a key that remounts uncontrolled fields. */
    adopted,
  };
}
