/** Milliseconds without a key after which a new letter begins a new word. Source: specification A §2.2. */
export const typeaheadReset = 1000;

/**
 * Finds entries by the letters typed in a row, as lists of operating systems do: a letter alone moves to the next name
 * that starts with it, and the same letter again to the one after. A space belongs to a word already begun.
 */
export function createTypeahead() {
  let word = '';
  let lastKeyAt = 0;
  return {
    /**
     * The index of the name that a key pressed at `now` milliseconds moves to from `current`; -1 without a matching
     * name, null when the key is not a type-ahead key.
     */
    find(key: string, now: number, names: readonly string[], current: number): number | null {
      const isFresh = word === '' || now - lastKeyAt >= typeaheadReset;
      if (key.length !== 1 || (key === ' ' && isFresh)) return null;
      const letter = plain(key);
      if (isFresh) word = letter;
      else if (word !== letter) word += letter;
      lastKeyAt = now;
      const first = word === letter ? current + 1 : current;
      const twice = [...names, ...names];
      const found = twice.findIndex((name, at) => at >= first && plain(name).startsWith(word));
      return found < 0 ? found : found % names.length;
    },
  };
}

/** Lower case without accents, so that "e" finds "Études de cas". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const typeahead = createTypeahead();

/**
 * Escape closes an open menu and returns to its trigger; arrows walk the links; letters jump to a name.
 *
 * @param now when the key was pressed, in milliseconds
 */
export function pressInMenu(key: string, now: number, menu: HTMLDetailsElement): void {
  const links = [...menu.querySelectorAll('a')];
  const current = links.findIndex((link) => link === document.activeElement);
  const focus = (index: number) => links.at(index % links.length)?.focus();
  const moves: Partial<Record<string, () => void>> = {
    Escape: () => {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    },
    ArrowDown: () => focus(current + 1),
    ArrowUp: () => focus(current <= 0 ? -1 : current - 1),
    Home: () => focus(0),
    End: () => focus(-1),
  };
  const move = moves[key];
  if (move) return move();
  const names = links.map((link) => link.textContent.trim());
  const found = typeahead.find(key, now, names, current);
  if (found !== null && found >= 0) focus(found);
}
