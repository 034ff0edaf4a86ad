import { useId } from 'react';
import type { ConsentCopy } from '#app/content/consent/shape.ts';
import { categories, categoryIds, type Settings } from '#app/domain/consent/categories.ts';
import { useShell } from '../../visit-provider.tsx';

/** The five categories, each with its switch; the necessary one is on and cannot be turned off (CONS-06). */
export function CategoryList({
  messages,
  settings,
  onChange,
}: {
  messages: ConsentCopy;
  settings: Settings;
  onChange: (settings: Settings) => void;
}) {
  const id = useId();
  const hasTag = Boolean(useShell()?.tagUrl);
  return (
    <ul
      aria-label={messages.list}
      className="ruled grid-cols-[repeat(auto-fit,minmax(min(100%,12.5rem),1fr))]"
    >
      {categoryIds.map((category) => {
        const { name, description, withTag } = messages.categories[category];
        const { isLocked } = categories[category];
        return (
          <li key={category}>
            <label className="flex min-h-11 items-start justify-between gap-3 p-4">
              <span className="small">
                <span className="block font-semibold">{name}</span>
                <span id={id + category} className="text-dust">
                  {isLocked && <span className="block text-aurora">{messages.alwaysOn}</span>}
                  {description}
                  {hasTag && withTag && ` ${withTag}`}
                </span>
              </span>
              <input
                type="checkbox"
                className="switch"
                aria-label={name}
                aria-describedby={id + category}
                checked={settings[category]}
                disabled={isLocked}
                onChange={(event) => onChange({ ...settings, [category]: event.target.checked })}
              />
            </label>
          </li>
        );
      })}
    </ul>
  );
}
