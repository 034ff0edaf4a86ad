/** Opens the panel by the site's floating button, from a screen whose own frame hides that button. */
export function openAccessibility(): void {
  document.querySelector<HTMLElement>('.float-button[data-widget="accessibility"]')?.click();
}
