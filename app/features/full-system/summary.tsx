import { Link } from 'react-router';
import type { FullSystemCopy, SystemTab } from '#app/content/full-system/shape.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';

const icons = {
  faq: 'message-circle',
  cases: 'star',
  partnerships: 'heart-handshake',
  admin: 'settings',
} as const satisfies Record<SystemTab, IconName>;

/** The four parts of the system, each with its count; a card opens its tab. */
export function Summary({
  label,
  tabs,
  copy,
  counts,
}: {
  label: string;
  /** Parts that are open. */
  tabs: readonly SystemTab[];
  copy: FullSystemCopy['summary'];
  counts: Record<SystemTab, number>;
}) {
  return (
    <nav aria-label={label}>
      <ul className="ruled grid-cols-1 sm:grid-cols-2 lg:grid-cols-4">
        {tabs.map((tab) => (
          <li key={tab} className="lit relative p-6">
            <Icon name={icons[tab]} className="icon text-lumen" />
            <Link to={{ hash: tab }} preventScrollReset className="card-link mt-6 block">
              <span className="figure mr-1 text-lumen">{counts[tab]}</span> {copy[tab].unit}
            </Link>
            <p className="small mt-1 text-dust">{copy[tab].text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
