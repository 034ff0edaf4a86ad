import { useEffect, useEffectEvent, useState } from 'react';
import { useDeskQuery } from '../desk-query.ts';

/** How long nothing is typed before the address is told, in milliseconds: the list does not wait for it. */
const restBeforeAddress = 250;

/** The text of a search field, at once, with the address following when typing rests and leading when it changes. */
export function useSearchText() {
  const { get, set } = useDeskQuery();
  const address = get('q');
  const [search, setSearch] = useState({ text: address, seen: address, told: address });
  const { text, seen, told } = search;
  // Where it is not what it was told, somebody else has changed it: a saved view, the back button.
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
