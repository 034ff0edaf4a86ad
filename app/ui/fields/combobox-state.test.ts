import { describe, expect, it } from 'vitest';
import {
  closedCombobox,
  onComboboxKey,
  typedInto,
  withOptions,
  type ComboboxState,
} from './combobox-state.ts';

const open = (active: number, typed: string | null = null): ComboboxState => ({
  isOpen: true,
  typed,
  active,
});
const press = (key: string, state: ComboboxState, count = 3, altKey = false) =>
  onComboboxKey({ key, altKey }, state, count);

describe('a combobox', () => {
  it.each([
    ['ArrowDown', closedCombobox, 0],
    ['ArrowUp', closedCombobox, 2],
    ['ArrowDown', open(-1), 0],
    ['ArrowDown', open(1), 2],
    ['ArrowDown', open(2), 0],
    ['ArrowUp', open(1), 0],
    ['ArrowUp', open(0), 2],
    ['ArrowUp', open(-1), 2],
    ['PageDown', open(0), 2],
    ['PageUp', open(2), 0],
  ])('%s moves from %o to option %i', (key, state, active) => {
    expect(press(key, state)).toEqual({ state: open(active), isTaken: false });
  });

  it.each(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])(
    '%s does not move without options',
    (key) => {
      expect(press(key, open(-1), 0)?.state.active).toBe(-1);
    },
  );

  it('Alt with arrows opens and closes without moving', () => {
    expect(press('ArrowDown', closedCombobox, 3, true)?.state).toEqual(open(-1));
    expect(press('ArrowUp', open(1), 3, true)?.state).toEqual(closedCombobox);
    expect(press('ArrowDown', open(1), 3, true)).toBeNull();
    expect(press('ArrowUp', closedCombobox, 3, true)).toBeNull();
  });

  it('Enter selects the active option, and does not submit the form while open', () => {
    expect(press('Enter', open(1))).toEqual({ state: closedCombobox, isTaken: true });
    expect(press('Enter', open(-1, 'a'))).toEqual({ state: open(-1, 'a'), isTaken: false });
    expect(press('Enter', closedCombobox)).toBeNull();
  });

  it('Escape clears the text of an open combobox; when closed, it is left to the dialog', () => {
    const outcome = press('Escape', open(1, 'a'));
    expect(outcome).toEqual({ state: closedCombobox, isTaken: false });
    expect(press('Escape', closedCombobox)).toBeNull();
  });

  it.each(['a', 'Tab', 'Home', 'End', 'ArrowLeft'])('leaves %s to the text field', (key) => {
    expect(press(key, open(1))).toBeNull();
    expect(press(key, closedCombobox)).toBeNull();
  });
});

describe('loaded options', () => {
  it.each([
    ['after typing, the first', typedInto('a'), 3, 0],
    ['after typing blanks, none', typedInto(' '), 3, -1],
    ['of an empty list, none', typedInto('a'), 0, -1],
    ['of the same list, the previous one', open(2, 'a'), 3, 2],
    ['of a shorter list, the last', open(2, 'a'), 2, 1],
    ['of a list just opened, none', open(-1), 3, -1],
  ])('have this active option: %s', (_name, state, count, active) => {
    expect(withOptions(state, count).active).toBe(active);
  });
});
