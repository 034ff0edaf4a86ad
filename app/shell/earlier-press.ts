declare global {
  interface Window {
    /** The button last pressed, noted by held-scripts.tsx. */
    ilumaPressed?: HTMLButtonElement;
  }
}

let pressed: HTMLButtonElement | undefined;

/** Called the moment that React begins to listen: later presses it hears itself, hydrated or not. */
export function keepEarlierPress(): void {
  pressed = window.ilumaPressed;
}

/** Presses once more what was pressed before. */
export function repeatEarlierPress(): void {
  pressed?.click();
  pressed = undefined;
}
