import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { setBannerHeight } from '#app/inline/banner-height.ts';

/**
 * Moves the focus to the title if the visitor opened the banner.
 *
 * @returns restores the focus if it is still in the banner, which is about to close
 */
export function useFocus(
  region: RefObject<HTMLElement | null>,
  first: RefObject<HTMLElement | null> | null,
): () => void {
  const opener = useRef<Element>(null);
  const takeFocus = useEffectEvent(() => {
    const { activeElement } = document;
    // A banner that replaced the notice already has its focus.
    if (!region.current?.contains(activeElement)) opener.current = activeElement;
    first?.current?.focus();
  });
  useEffect(() => takeFocus(), []);

  return () => {
    if (!region.current?.contains(document.activeElement)) return;
    const before = opener.current;
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
    const target = isThere ? before : document.querySelector<HTMLElement>('main');
    target?.focus({ preventScroll: true });
  };
}

/** Keeps the banner's height up to date for the styles. */
export function useRoomFor(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const banner = region.current;
    if (!banner) return;
    const observer = new ResizeObserver(() => setBannerHeight(banner.offsetHeight));
    observer.observe(banner);
    return () => {
      observer.disconnect();
      setBannerHeight(0);
    };
  }, [region]);
}
