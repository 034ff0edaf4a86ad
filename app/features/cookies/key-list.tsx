import type { ConsentCopy } from '#app/content/consent/shape.ts';
import type { CookiesCopy } from '#app/content/cookies/shape.ts';
import { categoryIds } from '#app/domain/consent/categories.ts';
import type { Lifetime, StorageEntry } from '#app/domain/privacy/storage-inventory.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';

/** All entries of the cookie inventory, by category. */
export function KeyList({
  copy,
  names,
  entries,
}: {
  copy: CookiesCopy['keys'];
  names: ConsentCopy['categories'];
  entries: readonly StorageEntry[];
}) {
  return (
    <>
      {categoryIds.map((category) => (
        <section
          key={category}
          className="grid grid-cols-1 gap-x-16 border-t border-line py-8 lg:grid-cols-[1fr_3fr]"
        >
          <h3 className="heading mb-4">{names[category].name}</h3>
          <KeysOf copy={copy} entries={entries.filter((entry) => entry.category === category)} />
        </section>
      ))}
    </>
  );
}

function KeysOf({
  copy,
  entries,
}: {
  copy: CookiesCopy['keys'];
  entries: readonly StorageEntry[];
}) {
  const { language } = useVisit();
  const lifetimeOf = (lifetime: Lifetime) => {
    if (typeof lifetime === 'string') return copy.lifetimes[lifetime];
    return 'days' in lifetime
      ? fill(copy.lifetimes.days, { days: formatNumber(language, lifetime.days) })
      : fill(copy.lifetimes.hours, { hours: formatNumber(language, lifetime.hours) });
  };

  if (entries.length === 0) return <p className="text-dust">{copy.none}</p>;
  return (
    <ul className="divide-y divide-line">
      {entries.map(({ key, place, purpose, lifetime, owner }) => (
        <li
          key={place + key}
          className="grid grid-cols-1 gap-x-8 gap-y-1 py-3 first:pt-0 md:grid-cols-2"
        >
          <div className="min-w-0">
            <code className="font-semibold break-all">{key}</code>
            <p className="small text-dust">
              {copy.places[place]}, {copy.owners[owner]}
            </p>
          </div>
          <div>
            <p className="small">{copy.purposes[purpose]}</p>
            <p className="small text-dust">{lifetimeOf(lifetime)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
