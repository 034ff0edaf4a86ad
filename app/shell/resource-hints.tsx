import { useConsent } from './consent/use-consent.ts';

/** Origins of other hosts that the site is configured to use; none by default. */
export interface Hints {
  preconnect: readonly string[];
  dnsPrefetch: readonly string[];
  /** Hosts of measurement: not even their names are looked up before the visitor has granted it. */
  analytics: readonly string[];
}

/** Tells the browser early which other hosts the page is going to need. Rendered into the head. */
export function ResourceHints({ hints: { preconnect, dnsPrefetch, analytics } }: { hints: Hints }) {
  const mayMeasure = useConsent().isGranted('analytics');
  return (
    <>
      {preconnect.map((host) => (
        // What fonts and fetch connect with; a connection with credentials is another one.
        <link key={host} rel="preconnect" href={host} crossOrigin="" />
      ))}
      {[...dnsPrefetch, ...(mayMeasure ? analytics : [])].map((host) => (
        <link key={host} rel="dns-prefetch" href={host} />
      ))}
    </>
  );
}
