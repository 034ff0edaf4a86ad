import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { menuTiming } from './menu-timing.ts';

/**
 * Adds to the header's native menus what HTML cannot express: opening on hover intent, a grace period on leaving,
 * typeahead, and closing on Escape, on a click outside and on choosing a link. State stays in the `open` attributes, so
 * that a menu opened before hydration is not closed by it.
 */
export function useMenus(navigation: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();

  useEffect(() => {
    const nav = navigation.current;
    if (!nav) return;
    return attachMenus(nav);
  }, [navigation]);

  // Choosing a link closes the menus and, on phones, the surrounding sheet; hydration does not.
  const shown = useRef(key);
  useEffect(() => {
    const nav = navigation.current;
    if (!nav || shown.current === key) return;
    shown.current = key;
    closeAll(nav);
    closeSheet(nav);
  }, [navigation, key]);
}

function menusOf(nav: HTMLElement): HTMLDetailsElement[] {
  return [...nav.querySelectorAll('details')];
}

function closeAll(nav: HTMLElement, except?: HTMLDetailsElement | null): void {
  for (const menu of menusOf(nav)) if (menu !== except) menu.open = false;
}

function closeSheet(nav: HTMLElement): void {
  if (nav.matches(':popover-open')) nav.hidePopover();
}

function attachMenus(nav: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const isDesktop = window.matchMedia('(width >= 64rem)');
  const hover = createHover(nav);

  for (const menu of menusOf(nav)) {
    const area = menu.parentElement ?? menu;
    const onHover = (type: 'pointerenter' | 'pointerleave', act: () => void) =>
      area.addEventListener(
        type,
        (event) => {
          if (event.pointerType === 'mouse' && isDesktop.matches) act();
        },
        { signal },
      );
    onHover('pointerenter', () => hover.enter(menu));
    onHover('pointerleave', () => hover.leave());
    menu.querySelector('summary')?.addEventListener(
      'click',
      (event) => {
        const isSameGesture = hover.hasJustOpened(menu);
        if (menu.open && isSameGesture) event.preventDefault();
        else if (!menu.open) closeAll(nav, menu);
      },
      { signal },
    );
    attachKeys(menu, signal);
  }

  closeOutside(nav, isDesktop, signal);
  return () => {
    hover.cancel();
    listeners.abort();
  };
}

/** Opens a menu on hover intent and closes all after a grace period, on one timer for the whole header. */
function createHover(nav: HTMLElement) {
  let timer = 0;
  let opened: { menu: HTMLDetailsElement; at: number } | null = null;
  const cancel = () => window.clearTimeout(timer);
  return {
    cancel,
    enter(menu: HTMLDetailsElement) {
      cancel();
      if (menu.open) return;
      timer = window.setTimeout(() => {
        if (menu.open) return;
        closeAll(nav, menu);
        menu.open = true;
        opened = { menu, at: performance.now() };
      }, menuTiming.hoverIntent);
    },
    leave() {
      cancel();
      timer = window.setTimeout(() => closeAll(nav), menuTiming.grace);
    },
    /** Whether a click on the menu belongs to the hover that opened it; ends that hover. */
    hasJustOpened(menu: HTMLDetailsElement): boolean {
      cancel();
      const isSame =
        opened?.menu === menu && performance.now() - opened.at < menuTiming.openingGesture;
      opened = null;
      return isSame;
    },
  };
}

/**
 * Closes menus on choosing a link, a press outside, leaving by Tab and Escape; closes the phone's sheet on a wide
 * window.
 */
function closeOutside(nav: HTMLElement, isDesktop: MediaQueryList, signal: AbortSignal): void {
  nav.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a')) {
        closeAll(nav);
        closeSheet(nav);
      }
    },
    { signal },
  );
  // An open popover is in the top layer: it would cover the wide header.
  isDesktop.addEventListener('change', () => closeSheet(nav), { signal });
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (isDesktop.matches && event.target instanceof Node && !nav.contains(event.target))
        closeAll(nav);
    },
    { signal },
  );
  // Left open, a menu would cover what the keyboard reaches next (WCAG 2.2, 2.4.11).
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (isDesktop.matches && target instanceof Element)
        closeAll(nav, target.closest('[data-menu]')?.querySelector('details'));
    },
    { signal },
  );
  // What hover has opened can be dismissed without moving the pointer (WCAG 2.2, 1.4.13).
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && isDesktop.matches) closeAll(nav);
    },
    { signal },
  );
}

/** Keys handled by menu-keys.ts: some by name, and all characters. */
const menuKey = /^(?:Escape|Arrow(?:Down|Up)|Home|End|.)$/u;

/** Makes an open menu respond to keys; the code is loaded when a menu opens for the first time. */
function attachKeys(menu: HTMLDetailsElement, signal: AbortSignal): void {
  const load = () => import('./menu-keys.ts');
  menu.addEventListener('toggle', () => void load(), { once: true, signal });
  menu.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (!menu.open || ctrlKey || metaKey || altKey || !menuKey.test(key)) return;
      // A key typed in the menu is not a shortcut of the page.
      event.preventDefault();
      const now = Date.now();
      void load().then(({ pressInMenu }) => pressInMenu(key, now, menu));
    },
    { signal },
  );
}
