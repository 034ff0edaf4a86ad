import { bannerDelay, noticeId } from '#app/domain/consent/notice.ts';
import { consentKey } from '#app/domain/consent/record.ts';
import { setBannerHeight } from '#app/inline/banner-height.ts';

declare global {
  interface Navigator {
    /** Whether the visitor's browser asks not to be tracked (w3.org/TR/gpc). Not every browser supports it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Shows the consent banner as plain HTML two seconds after load, unless React's own is shown by then (CONS-02).
 *
 * @param css its styles, placed within the notice: in the whole sheet they would restyle the whole page
 */
export function showNotice(html: string, css: string): void {
  if (window.banner) return;
  const notice = document.createElement('div');
  notice.id = noticeId;
  notice.lang = document.documentElement.lang;
  notice.hidden = true;
  notice.innerHTML = html;
  if (navigator.globalPrivacyControl) notice.querySelector('p[hidden]')?.removeAttribute('hidden');
  if (!document.querySelector('head > [rel=stylesheet]')) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
  // Also before React has started, whose banner acts on it.
  notice.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button) notice.dataset.pressed = button.value;
  });
  document.body.append(notice);
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Requested halfway through the delay.
  const sinceLoad = load ? performance.now() - load.loadEventEnd : bannerDelay / 2;
  setTimeout(() => {
    // React's banner is shown, or another tab has answered.
    if (!notice.isConnected || localStorage[consentKey]) return;
    notice.hidden = false;
    const banner = notice.firstElementChild as HTMLElement;
    new ResizeObserver(() => setBannerHeight(banner.offsetHeight)).observe(banner);
  }, bannerDelay - sinceLoad);
}
