import { useConsent } from './consent/use-consent.ts';

/** Third-party origins from the site's configuration; none by default. */
export interface Hints {
  preconnect: readonly string[];
  dnsPrefetch: readonly string[];
  /** Measurement hosts: not even their names are resolved before consent. */
  analytics: readonly string[];
}

/** Connects early to the third-party hosts that the page needs. Rendered into the head. */
export function ResourceHints({ hints: { preconnect, dnsPrefetch, analytics } }: { hints: Hints }) {
  const mayMeasure = useConsent().isGranted('analytics');
  return (
    <>
      {preconnect.map((host) => (
        // Fonts and fetch use a connection without credentials.
        <link key={host} rel="preconnect" href={host} crossOrigin="" />
      ))}
      {[...dnsPrefetch, ...(mayMeasure ? analytics : [])].map((host) => (
        <link key={host} rel="dns-prefetch" href={host} />
      ))}
    </>
  );
}
