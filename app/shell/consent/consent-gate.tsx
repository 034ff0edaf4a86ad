import { useEffect, useState } from 'react';
import type { ConsentCopy } from '#app/content/consent/shape.ts';
import { bannerDelay, type ConsentStatus } from '#app/domain/consent/status.ts';
import { lazyWidget } from '../lazy-widget.tsx';
import { useShell } from '../visit-provider.tsx';
import { useConsent } from './use-consent.ts';

interface BannerProps {
  status: ConsentStatus;
  isShown: boolean;
}

const ConsentBanner = lazyWidget<ConsentCopy, BannerProps>('consent', () =>
  import('./choice/consent-banner.tsx').then((module) => module.ConsentBanner),
);

/** Query of the visit's first address, until the page is loaded again. */
const landing = typeof window === 'undefined' ? '' : window.location.search;

/**
 * Shows the banner two seconds after load, unless a choice is in force (CONS-02, CONS-03). Its code is loaded before
 * that, and only when it is needed.
 */
export function ConsentGate() {
  const consent = useConsent();
  const { status, isReopened } = consent;
  const tagUrl = useShell()?.tagUrl;
  const isDue = useIsDue();
  const isRequired = status.kind !== 'unknown' && status.kind !== 'valid';
  const [isWanted, setIsWanted] = useState(false);
  // Once shown, the banner stays mounted: it announces that the choice was stored.
  if (!isWanted && (isRequired || isReopened)) setIsWanted(true);

  useEffect(() => {
    if (!landing.includes('utm_') || !consent.isGranted('marketing')) return;
    void import('./campaign.ts').then(({ keepCampaign }) => keepCampaign(landing));
  }, [consent]);
  useEffect(() => {
    if (!tagUrl || status.kind === 'unknown') return;
    void import('./choice/tag.ts').then(({ keepTagTo }) => keepTagTo(status, tagUrl));
  }, [tagUrl, status]);

  return isWanted ? (
    <ConsentBanner status={status} isShown={isReopened || (isRequired && isDue)} />
  ) : null;
}

/** Turns true when the banner's delay after the page's load has passed, however late React came. */
function useIsDue(): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const wait = () => {
      timer = window.setTimeout(() => setIsDue(true), Math.max(0, bannerDelay - sinceLoad()));
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('load', wait);
    };
  }, []);
  return isDue;
}

/** Milliseconds since the page's load event; 0 where the browser does not say. */
function sinceLoad(): number {
  const [entry] = performance.getEntriesByType('navigation');
  const loadedAt = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0;
  return loadedAt > 0 ? performance.now() - loadedAt : 0;
}
