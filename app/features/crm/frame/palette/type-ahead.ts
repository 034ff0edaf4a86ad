/** Text typed before the palette had loaded. */
export interface TypedAhead {
  text: string;
  /** Whether Enter was pressed after it. */
  isEntered: boolean;
}

/**
 * Captures the keys pressed while the palette is loading: they are meant for it.
 *
 * @returns a function that stops
 */
export function typeAhead(): () => TypedAhead {
  const typed: TypedAhead = { text: '', isEntered: false };
  const listening = new AbortController();
  const take = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    const isText = key.length === 1;
    if (!isText && key !== 'Backspace' && key !== 'Enter') return;
    if (isText) typed.text += key;
    if (key === 'Backspace') typed.text = typed.text.slice(0, -1);
    typed.isEntered = key === 'Enter';
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', take, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    return typed;
  };
}
