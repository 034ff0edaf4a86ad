declare global {
  interface Window {
    /** The button last pressed before React began to listen, noted by held-scripts.tsx. */
    ilumaPressed?: HTMLButtonElement | null;
  }
}

/** Presses once more what was pressed before React came, which hears it now. */
export function repeatEarlierPress(): void {
  window.ilumaPressed?.click();
  window.ilumaPressed = null;
}
