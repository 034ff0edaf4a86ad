declare global {
  interface Window {
    /** The button last pressed, noted by held-scripts.tsx until it has been asked for. */
    ilumaPressed?: HTMLButtonElement | null;
  }
}

/** Presses once more what was pressed before React came, which hears it now. */
export function repeatEarlierPress(): void {
  const pressed = window.ilumaPressed;
  window.ilumaPressed = null;
  pressed?.click();
}
