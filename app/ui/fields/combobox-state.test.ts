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
  ])('goes with %s from %o to option %i', (key, state, active) => {
    expect(press(key, state)).toEqual({ state: open(active), isTaken: false });
  });

  it.each(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])('has nowhere to go with %s', (key) => {
    expect(press(key, open(-1), 0)?.state.active).toBe(-1);
  });

  it('opens and closes with the arrows and Alt, going nowhere', () => {
    expect(press('ArrowDown', closedCombobox, 3, true)?.state).toEqual(open(-1));
    expect(press('ArrowUp', open(1), 3, true)?.state).toEqual(closedCombobox);
    expect(press('ArrowDown', open(1), 3, true)).toBeNull();
    expect(press('ArrowUp', closedCombobox, 3, true)).toBeNull();
  });

  it('takes the active option with Enter, and keeps a form from being sent while it is open', () => {
    expect(press('Enter', open(1))).toEqual({ state: closedCombobox, isTaken: true });
    expect(press('Enter', open(-1, 'a'))).toEqual({ state: open(-1, 'a'), isTaken: false });
    expect(press('Enter', closedCombobox)).toBeNull();
  });

  it('forgets what was typed with Escape, and leaves the next one to its dialog', () => {
    const outcome = press('Escape', open(1, 'a'));
    expect(outcome).toEqual({ state: closedCombobox, isTaken: false });
    expect(press('Escape', closedCombobox)).toBeNull();
  });

  it.each(['a', 'Tab', 'Home', 'End', 'ArrowLeft'])('leaves %s to the field', (key) => {
    expect(press(key, open(1))).toBeNull();
    expect(press(key, closedCombobox)).toBeNull();
  });
});

describe('options that have come', () => {
  it.each([
    ['asked for by typing: the first is active', typedInto('a'), 3, 0],
    ['of nothing typed: none is', typedInto(' '), 3, -1],
    ['none: none is', typedInto('a'), 0, -1],
    ['as before: what was active is', open(2, 'a'), 3, 2],
    ['fewer: the last is', open(2, 'a'), 2, 1],
    ['for a list that was opened: none is yet', open(-1), 3, -1],
  ])('%s', (_name, state, count, active) => {
    expect(withOptions(state, count).active).toBe(active);
  });
});
