import type { ShellCopy } from '#app/content/shell/shape.ts';
import { paths, type KnownPath, type ScreenId } from '#app/i18n/paths.ts';
import type { IconName } from '#app/ui/icons/names.ts';

/** One link of a navigation menu. */
export interface MenuItem {
  name: string;
  /** Bare path; links add the prefix of the address the visitor is at. */
  path: KnownPath;
  icon: IconName;
  description: string;
  isNew: boolean;
  /** Layout of the menu. */
  style: 'list' | 'grid' | 'orbital';
}

export interface Menu {
  id: 'method' | 'modules' | 'hub';
  label: string;
  /** Set when the label is itself a link: the menu then opens from a button of this name beside it. */
  link: { path: KnownPath; toggle: string } | null;
  items: MenuItem[];
}

type Entry<Screen extends ScreenId> = readonly [screen: Screen, icon: IconName];

const entries = {
  method: [
    ['method', 'compass'],
    ['ethics', 'shield-check'],
    ['cross-visibility', 'share-2'],
    ['modular-seo', 'layers'],
  ],
  modules: [
    ['landing', 'panels-top-left'],
    ['loyalty', 'gem'],
    ['adluma', 'megaphone'],
    ['mini-site', 'rocket'],
    ['cases', 'file-chart-column'],
    ['social-proof', 'heart-handshake'],
  ],
  hub: [
    ['modules', 'orbit'],
    ['services-hub', 'tags'],
    ['method', 'compass'],
    ['cases', 'file-chart-column'],
    ['blog-intelligent', 'newspaper'],
    ['contact', 'mail'],
  ],
} as const satisfies {
  [Id in Menu['id']]: readonly Entry<keyof ShellCopy[Id]['items'] & ScreenId>[];
};

const newScreens: ReadonlySet<ScreenId> = new Set<ScreenId>(['cases']);

/** Joins the header's menus with the labels of one language, in their specified order. */
export function menusIn(copy: Pick<ShellCopy, Menu['id']>): Menu[] {
  return [
    {
      id: 'method',
      label: copy.method.label,
      link: null,
      items: entries.method.map(([screen, icon]) =>
        item(screen, icon, 'list', copy.method.items[screen]),
      ),
    },
    {
      id: 'modules',
      label: copy.modules.label,
      link: null,
      items: entries.modules.map(([screen, icon]) => ({
        ...item(screen, icon, 'grid', copy.modules.items[screen]),
        isNew: newScreens.has(screen),
      })),
    },
    {
      id: 'hub',
      label: copy.hub.label,
      link: { path: '/hub-central', toggle: copy.hub.toggle },
      items: entries.hub.map(([screen, icon]) =>
        item(screen, icon, 'orbital', copy.hub.items[screen]),
      ),
    },
  ];
}

function item(
  screen: ScreenId,
  icon: IconName,
  style: MenuItem['style'],
  text: { name: string; description: string },
): MenuItem {
  return { ...text, path: paths[screen][0], icon, isNew: false, style };
}
