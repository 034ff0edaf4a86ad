import { useState } from 'react';

/** Which of the businesses found is pointed at or selected, in the list and on the map alike. */
export interface Pointing {
  pointed: string | null;
  /** The one that was chosen, and where. */
  selected: { id: string; from: 'list' | 'map' } | null;
  /** The number that a business has in both. */
  numberOf: (id: string) => number;
  /** Selects one; once more, none. */
  select: (id: string, from: 'list' | 'map') => void;
  /** What points at a business: the pointer over it, or the focus in it. */
  handlers: (id: string) => {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** @param ids in the order of the list */
export function usePointing(ids: readonly string[]): Pointing {
  const [pointed, setPointed] = useState<string | null>(null);
  const [selected, setSelected] = useState<Pointing['selected']>(null);
  return {
    pointed,
    selected,
    numberOf: (id) => ids.indexOf(id) + 1,
    select: (id, from) => setSelected(selected?.id === id ? null : { id, from }),
    handlers(id) {
      const enter = () => setPointed(id);
      const leave = () => setPointed((now) => (now === id ? null : now));
      return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
    },
  };
}
