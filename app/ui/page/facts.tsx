import type { ReactNode } from 'react';

/** Names and values, side by side where there is room. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(([name, value]) => (
        <div key={name} className="grid grid-cols-1 gap-x-8 py-3 sm:grid-cols-[1fr_2fr]">
          <dt className="text-dust">{name}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
