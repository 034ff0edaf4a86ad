declare global {
  interface Window {
    /** The button last pressed, noted by held-scripts.tsx. */
    ilumaPressed?: HTMLButtonElement;
  }
}

let isOver = false;

/** Presses once more what was pressed before React came, which hears it now. */
export function repeatEarlierPress(): void {
  if (!isOver) window.ilumaPressed?.click();
  isOver = true;
}
