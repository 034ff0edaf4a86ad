import type { EditorialScreen } from '#app/i18n/paths.ts';
import type { IconName } from '#app/ui/icons/names.ts';

/** The icons of a story's cards, in the order of its content. */
export const cardIcons: Partial<Record<EditorialScreen, readonly IconName[]>> = {
  ethics: ['eye', 'user', 'gauge', 'lock'],
  'modular-seo': ['settings', 'pen-line', 'map-pin', 'chart-column'],
  'mini-site': ['rocket', 'map-pin', 'gauge', 'layers'],
  'social-proof': ['gauge', 'message-circle', 'map-pin', 'target'],
  'module-adluma': ['wallet', 'target', 'layers'],
  'module-hub': ['radar', 'gauge', 'users', 'sparkles'],
  'module-landing': ['type', 'star', 'crosshair', 'mail'],
};
