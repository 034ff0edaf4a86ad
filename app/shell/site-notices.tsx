import { Link } from 'react-router';
import type { Notice } from '#app/domain/settings/public-settings.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { useVisit } from '#app/ui/visit.ts';

/** A notice shown on every page. */
export interface ShownNotice {
  id: Notice;
  text: string;
  link: string | null;
}

const looks = {
  promoBar: { icon: 'megaphone', to: '/ila' },
  maintenanceAlert: { icon: 'triangle-alert', to: '/contact' },
  subscriptionPopup: { icon: 'mail', to: '/contact' },
} as const satisfies Record<Notice, { icon: IconName; to: KnownPath }>;

/** Notices enabled by the site settings. */
export function SiteNotices({ label, items }: { label: string; items: readonly ShownNotice[] }) {
  const { address } = useVisit();
  if (items.length === 0) return null;
  return (
    <aside aria-label={label} className="border-b border-line bg-night-3">
      {items.map(({ id, text, link }) => (
        <p key={id} className="measure small flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
          <Icon name={looks[id].icon} className="icon size-5 text-lumen" />
          {text}
          {link && (
            <Link to={address(looks[id].to)} className="text-link">
              {link}
            </Link>
          )}
        </p>
      ))}
    </aside>
  );
}
