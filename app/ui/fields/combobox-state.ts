/** What a combobox shows; which choice is taken is its owner's. */
export interface ComboboxState {
  isOpen: boolean;
  /** What was typed since it was opened; null shows what is taken. */
  typed: string | null;
  /** The option that Enter takes, by its place; -1 is none. */
  active: number;
}

export const closedCombobox: ComboboxState = { isOpen: false, typed: null, active: -1 };

/** What a key does; null where it does what it always does. */
export interface KeyOutcome {
  state: ComboboxState;
  /** Whether the active option is taken. */
  isTaken: boolean;
}

/** Options that a page key goes past. */
const page = 8;

/** Text that has just been typed: nothing is active until it is known what is found. */
export function typedInto(text: string): ComboboxState {
  return { isOpen: true, typed: text, active: -1 };
}

/** Options have come: of those that were asked for by typing the first is active, so that Enter takes it. */
export function withOptions(state: ComboboxState, count: number): ComboboxState {
  const isAsked = state.typed !== null && state.typed.trim() !== '';
  const active = Math.min(state.active < 0 && isAsked ? 0 : state.active, count - 1);
  return active === state.active ? state : { ...state, active };
}

/** The keys of the pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function onComboboxKey(
  { key, altKey }: { key: string; altKey: boolean },
  state: ComboboxState,
  count: number,
): KeyOutcome | null {
  const goTo = (active: number): KeyOutcome => ({
    state: { ...state, isOpen: true, active: count === 0 ? -1 : active },
    isTaken: false,
  });
  const close: KeyOutcome = { state: closedCombobox, isTaken: false };
  const last = count - 1;
  const { isOpen, active } = state;
  switch (key) {
    case 'ArrowDown':
      if (altKey) return isOpen ? null : { state: { ...state, isOpen: true }, isTaken: false };
      if (!isOpen) return goTo(0);
      return goTo(active >= last ? 0 : active + 1);
    case 'ArrowUp':
      if (altKey) return isOpen ? close : null;
      return goTo(!isOpen || active <= 0 ? last : active - 1);
    case 'PageDown':
      return isOpen ? goTo(Math.min(last, active + page)) : null;
    case 'PageUp':
      return isOpen ? goTo(Math.max(0, active - page)) : null;
    case 'Enter':
      // An open list keeps Enter from sending the form, whether there is something to take or not yet.
      return isOpen ? { state: active < 0 ? state : closedCombobox, isTaken: active >= 0 } : null;
    case 'Escape':
      // What is around it closes with the next one.
      return isOpen || state.typed !== null ? close : null;
    default:
      return null;
  }
}
