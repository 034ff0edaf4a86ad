import { useEffect, useState } from 'react';
import type { ConsentCopy } from '#app/content/consent/shape.ts';
import { bannerDelay, noticeId } from '#app/domain/consent/notice.ts';
import type { ConsentStatus } from '#app/domain/consent/status.ts';
import { lazyWidget } from '../lazy-widget.tsx';
import { useSystem } from '../system/use-system.ts';
import { useShell } from '../visit-provider.tsx';
import { useConsent } from './use-consent.ts';

interface BannerProps {
  status: ConsentStatus;
  isShown: boolean;
}

const ConsentBanner = lazyWidget<ConsentCopy, BannerProps>('consent', () =>
  import('./choice/consent-banner.tsx').then((module) => module.ConsentBanner),
);

/** Query of the visit's first address; lasts until the page is reloaded. */
const landing = typeof window === 'undefined' ? '' : window.location.search;

/**
 * Shows the banner two seconds after load, unless a choice is in force (CONS-02, CONS-03). Usually a plain HTML notice
 * asks first; the banner replaces it once one of its buttons is pressed.
 */
export function ConsentGate() {
  const consent = useConsent();
  const { status, isReopened } = consent;
  const shell = useShell();
  const tagUrl = shell?.tagUrl;
  const system = useSystem();
  const noticed = useNoticed();
  const isRequired = status.kind !== 'unknown' && status.kind !== 'valid';
  const isDue = isRequired && noticed !== null;
  const [isWanted, setIsWanted] = useState(false);
  // Rendered behind the notice too, so that a press acts at once. It stays mounted to announce that the choice was
  // stored.
  if (!isWanted && (isReopened || isDue)) setIsWanted(true);

  useEffect(() => {
    if (!landing.includes('utm_') || !consent.isGranted('marketing')) return;
    void import('./campaign.ts').then(({ keepCampaign }) => keepCampaign(landing));
  }, [consent]);
  const isMeasured = consent.isGranted('analytics');
  useEffect(() => {
    if (!isMeasured) return;
    const sending = import('./choice/send-measures.ts').then((module) =>
      module.sendMeasures(system),
    );
    return () => void sending.then((stop) => stop());
  }, [isMeasured, system]);
  useEffect(() => {
    if (!tagUrl || status.kind === 'unknown') return;
    void import('./choice/tag.ts').then(({ keepTagTo }) => keepTagTo(status, tagUrl));
  }, [tagUrl, status]);

  const isShown = isReopened || (isDue && noticed !== shell?.language);
  return isWanted && <ConsentBanner status={status} isShown={isShown} />;
}

/**
 * The language of the notice shown when the banner's delay after load has passed, however late React starts; empty if
 * none is shown. Null before that.
 */
function useNoticed(): string | null {
  const [noticed, setNoticed] = useState<string | null>(null);
  useEffect(() => {
    let timer: number | undefined;
    const wait = () => {
      timer = window.setTimeout(
        () => setNoticed(document.getElementById(noticeId)?.lang ?? ''),
        Math.max(0, bannerDelay - sinceLoad()),
      );
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('load', wait);
    };
  }, []);
  return noticed;
}

/** Milliseconds since the page's load event; 0 if the browser does not report it. */
function sinceLoad(): number {
  const [entry] = performance.getEntriesByType('navigation');
  const loadedAt = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0;
  return loadedAt > 0 ? performance.now() - loadedAt : 0;
}
