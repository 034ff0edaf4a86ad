/**
 * Tells the styles the height of the consent banner: the floating buttons are placed above it, and the focus is never
 * behind it. Not by a custom property of the root, which makes browsers recalculate the style of every element.
 *
 * @param pixels 0 without a banner
 */
export function setBannerHeight(pixels: number): void {
  document.body.style.setProperty('--banner-height', `${pixels}px`);
  // clear-controls.ts takes over from here.
  for (const button of document.querySelectorAll<HTMLElement>('.float-button')) {
    button.toggleAttribute('data-aside', pixels > 0 && isLiftedIntoText(button.offsetHeight));
  }
  document.documentElement.style.scrollPaddingBottom = `calc(var(--clear) + ${pixels}px)`;
}

/**
 * Whether a floating button lifted by the banner would cover the page's text: on phones the margins are narrower than
 * the space it takes.
 *
 * @param height of the button; the text is 22 times as wide (71.25rem), and each margin needs 1.75 times
 */
export function isLiftedIntoText(height: number): boolean {
  return document.documentElement.clientWidth < height * 25.5;
}
