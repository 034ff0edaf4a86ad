/**
 * Tells the styles how high the consent banner is: the floating buttons stand above it, and focus is never behind it.
 * Not by a custom property of the root, which has browsers style every element again.
 *
 * @param pixels 0 without a banner
 */
export function setBannerHeight(pixels: number): void {
  document.body.style.setProperty('--banner-height', `${pixels}px`);
  // clear-controls.ts goes on from there.
  for (const button of document.querySelectorAll<HTMLElement>('.float-button')) {
    button.toggleAttribute('data-aside', pixels > 0 && isLiftedIntoText(button.offsetHeight));
  }
  document.documentElement.style.scrollPaddingBottom = `calc(var(--clear) + ${pixels}px)`;
}

/**
 * Whether a floating button that the banner lifts would stand in the page's text: the margins are narrower than the place
 * it takes, as on phones.
 *
 * @param height of the button; the text is 22 of them wide (71.25rem), and each margin needs 1.75
 */
export function isLiftedIntoText(height: number): boolean {
  return document.documentElement.clientWidth < height * 25.5;
}
