import { bannerDelay, noticeId } from '#app/domain/consent/notice.ts';

/** Shows the consent banner as plain HTML two seconds after load, unless React's is there by then (CONS-02). */
export function showNotice(html: string): void {
  if (window.banner) return;
  const notice = document.createElement('div');
  notice.id = noticeId;
  // Hidden at first, so that the style sheet is there when it is shown.
  notice.hidden = true;
  // What the page links without scripts is its whole sheet; text here.
  const [sheet] = [...document.querySelectorAll('noscript')].flatMap(({ textContent }) =>
    textContent?.includes('stylesheet') ? [textContent] : [],
  );
  notice.innerHTML = html + (sheet ?? '');
  document.body.append(notice);
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Requested when half of the delay was over.
  const sinceLoad = load ? performance.now() - load.loadEventEnd : bannerDelay / 2;
  setTimeout(() => {
    if (!notice.isConnected) return;
    notice.hidden = false;
    const { offsetHeight } = notice.firstElementChild as HTMLElement;
    document.documentElement.style.setProperty('--banner-height', `${offsetHeight}px`);
  }, bannerDelay - sinceLoad);
}
