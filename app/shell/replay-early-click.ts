/** Clicks once more the button that app/inline/defer-hydration.ts noted before React listened. */
export function replayEarlyClick(): void {
  window.earlyClick?.click();
  window.earlyClick = null;
}
