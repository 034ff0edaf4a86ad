import { useState } from 'react';

/** The hovered and the selected business, shared by list and map. */
export interface Pointing {
  pointed: string | null;
  /** The selected business, and where it was selected. */
  selected: { id: string; from: 'list' | 'map' } | null;
  /** Number of a business, the same in list and map. */
  numberOf: (id: string) => number;
  /** Toggles the selection. */
  select: (id: string, from: 'list' | 'map') => void;
  /** Event handlers that highlight a business on hover or focus. */
  handlers: (id: string) => {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** @param ids in list order */
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
