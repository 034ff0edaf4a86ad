/** Delays of the navigation's sub-menus, in milliseconds. Source: specification A §2.2. */
export const menuTiming = {
  /** Pointer rest before a sub-menu opens. */
  hoverIntent: 100,
  /** How long it stays open after the pointer has left. */
  grace: 300,
  /** A click this soon after hover opened the menu belongs to the same gesture and must not close it. */
  openingGesture: 500,
} as const;
