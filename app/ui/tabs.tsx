import type { KeyboardEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useHydrated } from './hydrated.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons/names.ts';

export interface Tab {
  /** The panel's id, and the hash that opens it. */
  id: string;
  label: string;
  icon?: IconName;
  panel: ReactNode;
}

/**
 * Tabs whose open panel is the address's hash, so that it can be shared, reloaded and left with the back button. All
 * panels are in the page: before hydration and without scripts the tabs are links to them.
 *
 * @param label accessible name of the tab list
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { hash, search } = useLocation();
  const isLive = useHydrated();
  const named = tabs.findIndex(({ id }) => `#${id}` === hash);
  const open = isLive && named >= 0 ? named : 0;
  return (
    <div data-live>
      <div
        role={isLive ? 'tablist' : undefined}
        aria-label={isLive ? label : undefined}
        className="flex flex-wrap border-line max-sm:has-[>:nth-child(4)]:*:basis-2/5 sm:gap-x-2 sm:border-b"
      >
        {tabs.map((tab, index) => (
          <Link
            key={tab.id}
            id={`${tab.id}-tab`}
            to={{ search, hash: tab.id }}
            replace
            preventScrollReset
            className={`inline-flex min-h-11 items-center gap-2 border-b-2 px-3 py-2 font-medium hover:text-star max-sm:grow max-sm:gap-1.5 max-sm:px-1.5 ${
              index === open
                ? 'border-lumen text-star'
                : 'border-transparent text-dust max-sm:border-line'
            }`}
            {...(isLive && {
              role: 'tab',
              'aria-selected': index === open,
              'aria-controls': tab.id,
              tabIndex: index === open ? 0 : -1,
              onKeyDown: moveByKey,
            })}
          >
            {tab.icon && <Icon name={tab.icon} className="icon size-5 max-sm:hidden" />}
            {tab.label}
          </Link>
        ))}
      </div>
      <div className={isLive ? undefined : 'panels-by-address'}>
        {tabs.map(({ id, panel }, index) => (
          <div
            key={id}
            id={id}
            className="panel-by-address scroll-mt-14 pt-8 outline-offset-8"
            {...(isLive && {
              role: 'tabpanel',
              'aria-labelledby': `${id}-tab`,
              hidden: index !== open,
            })}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Arrow keys wrap around, Home and End go to the ends; focus selects. See WAI-ARIA's tabs pattern. */
function moveByKey(event: KeyboardEvent<HTMLAnchorElement>) {
  const tabs = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const at = tabs.indexOf(event.currentTarget);
  const targets: Partial<Record<string, number>> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at + tabs.length - 1) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
    ' ': at,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tabs[target]?.focus();
  tabs[target]?.click();
}
