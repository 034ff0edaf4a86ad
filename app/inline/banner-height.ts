/**
 * Tells the styles how high the consent banner is: the floating buttons stand above it, and focus is never behind it.
 * Not by a custom property of the root, which has browsers style every element again.
 *
 * @param pixels 0 without a banner
 */
export function setBannerHeight(pixels: number): void {
  document.body.style.setProperty('--banner-height', `${pixels}px`);
  // Lifted into the page's text, they stand in its margin; clear-controls.ts goes on from there.
  for (const button of document.querySelectorAll('.float-button')) {
    button.toggleAttribute('data-aside', pixels > 0);
  }
  document.documentElement.style.scrollPaddingBottom = `calc(var(--clear) + ${pixels}px)`;
}
