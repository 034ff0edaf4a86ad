import { useEffect, useEffectEvent, useState } from 'react';
import { useWorkspaceQuery } from '../../frame/workspace-query.ts';

/** Pause in typing before the address is updated, in milliseconds; the list does not wait for it. */
const restBeforeAddress = 250;

/** The text of a search field; the address follows when typing pauses, and the field follows a new address. */
export function useSearchText() {
  const { get, set } = useWorkspaceQuery();
  const address = get('q');
  const [search, setSearch] = useState({ text: address, seen: address, told: address });
  const { text, seen, told } = search;
  // A saved view or the back button changed the address.
  if (seen !== address)
    setSearch({ text: address === told ? text : address, seen: address, told: address });

  const tell = useEffectEvent(() => {
    setSearch({ text, seen, told: text });
    set({ q: text });
  });
  useEffect(() => {
    if (text === told) return;
    const rest = setTimeout(tell, restBeforeAddress);
    return () => clearTimeout(rest);
  }, [text, told]);

  return { text, type: (next: string) => setSearch({ text: next, seen, told }) };
}
