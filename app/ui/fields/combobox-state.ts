/** State of the list and the typed text; the owner holds the chosen option. */
export interface ComboboxState {
  isOpen: boolean;
  /** Text typed since the list was opened; null shows the chosen option. */
  typed: string | null;
  /** Index of the option that Enter chooses; -1 for none. */
  active: number;
}

export const closedCombobox: ComboboxState = { isOpen: false, typed: null, active: -1 };

/** Effect of a key; null for the browser's default. */
export interface KeyOutcome {
  state: ComboboxState;
  /** Whether the active option is chosen. */
  isTaken: boolean;
}

/** Options that Page Up and Page Down skip. */
const page = 8;

/** After typing, no option is active until the search answers. */
export function typedInto(text: string): ComboboxState {
  return { isOpen: true, typed: text, active: -1 };
}

/** New options: after typing the first is active, so that Enter takes it. */
export function withOptions(state: ComboboxState, count: number): ComboboxState {
  const hasQuery = state.typed !== null && state.typed.trim() !== '';
  const active = Math.min(state.active < 0 && hasQuery ? 0 : state.active, count - 1);
  return active === state.active ? state : { ...state, active };
}

/** Id of an option in the page, derived from its list's. */
export function optionId(listId: string, index: number): string {
  return `${listId}-option-${index}`;
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
      // An open list prevents Enter from submitting the form, even without an active option.
      return isOpen ? { state: active < 0 ? state : closedCombobox, isTaken: active >= 0 } : null;
    case 'Escape':
      // The next Escape closes the dialog around it.
      return isOpen || state.typed !== null ? close : null;
    default:
      return null;
  }
}
