import type { Module } from '#app/domain/settings/public-settings.ts';
import { parseAddress } from './address.ts';
import { screenIds, type ScreenId } from './paths.ts';

/** The screens of each module of the site settings. The CRM's own stays open: staff sign in there. */
const moduleScreens: Readonly<Record<Module, readonly ScreenId[]>> = {
  adluma: ['adluma', 'adluma-full', 'adluma-loading', 'module-adluma'],
  caseStudies: /* @__PURE__ */ screenIds.filter((id) => id === 'cases' || id.startsWith('case-')),
  blogIA: ['blogia', 'module-blogia'],
  faq: ['faq'],
  analytics: ['analytics'],
  crm: ['crm-feature'],
};

/** Screens of disabled modules. */
export function closedScreens(closed: readonly Module[]): ReadonlySet<ScreenId> {
  return new Set(closed.flatMap((module) => moduleScreens[module]));
}

/** Whether an address leads to no closed screen; true for addresses without a screen. */
export function isOpenAmong(closed: ReadonlySet<ScreenId>): (address: string) => boolean {
  return (address) => {
    const { screen } = parseAddress(address.split(/[?#]/, 1)[0] ?? '');
    return screen === null || !closed.has(screen);
  };
}
