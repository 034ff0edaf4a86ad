import type { Block } from '#app/content/editorial/shape.ts';
import { LinkedText } from '#app/ui/page/linked-text.tsx';
import { OpenLink } from '#app/ui/page/open-link.tsx';
import { SampleMark } from '#app/ui/page/sample-mark.tsx';
import { SectionHead } from '#app/ui/page/section-head.tsx';

const tones = ['text-dust', 'text-lumen'];

/**
 * Two opposed sides.
 *
 * @param to where the button leads
 */
export function Versus({
  block: { title, lead, sides, note, of, call },
  to,
}: {
  block: Extract<Block, { kind: 'versus' }>;
  to: string;
}) {
  return (
    <>
      <SectionHead title={title} lead={lead} />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {sides.map(({ name, points }, side) => (
          <section key={name} className="panel p-6 sm:p-8">
            <h3 className="heading">{name}</h3>
            <dl className="mt-5 border-t border-line">
              {points.map(({ value, label }) => (
                <div
                  key={label}
                  className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3"
                >
                  <dt className="small text-dust">{label}</dt>
                  <dd className={`figure ${tones[side] ?? ''}`}>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="mt-4 text-xs text-dust">
        <LinkedText text={note} />
        {of === 'client' && <SampleMark />}
      </p>
      {call && (
        <p className="mt-8">
          <OpenLink to={to} className="button">
            {call}
          </OpenLink>
        </p>
      )}
    </>
  );
}
