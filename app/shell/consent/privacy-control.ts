declare global {
  interface Navigator {
    /** Whether the visitor's browser asks not to be tracked (w3.org/TR/gpc). Not every browser knows it. */
    readonly globalPrivacyControl?: boolean;
  }
}

export function hasPrivacyControl(): boolean {
  return navigator.globalPrivacyControl === true;
}
