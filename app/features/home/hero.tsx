import type { HomeCopy } from '#app/content/home/shape.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Headline } from '#app/ui/page/headline.tsx';
import { LinkedText } from '#app/ui/page/linked-text.tsx';
import { OpenLink } from '#app/ui/page/open-link.tsx';
import { SampleMark } from '#app/ui/page/sample-mark.tsx';
import { useVisit } from '#app/ui/visit.ts';

export function Hero({ copy }: { copy: HomeCopy['hero'] }) {
  const { address } = useVisit();
  return (
    <section className="starfield border-b border-line">
      <div className="measure grid grid-cols-1 items-center gap-x-10 gap-y-12 py-16 lg:grid-cols-2 lg:py-20">
        <div>
          <p className="eyebrow mb-6">{copy.eyebrow}</p>
          <h1 className="display whitespace-pre-line">
            <Headline text={copy.title} />
          </h1>
          <p className="lead mt-4">{copy.lead}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <OpenLink to={address('/adluma')} className="button button-primary">
              {copy.simulate}
              <Icon name="arrow-right" className="icon size-5" />
            </OpenLink>
            <OpenLink to={address('/etudes-de-cas')} className="button">
              {copy.results}
            </OpenLink>
          </div>
          <ul className="mt-8 flex flex-wrap gap-x-2 gap-y-5 sm:gap-x-8">
            {copy.chips.map(({ value, label }) => (
              <li
                key={value}
                className="max-w-24 min-w-min border-l border-line-2 pl-3 sm:max-w-none"
              >
                <strong className="figure block whitespace-nowrap">{value}</strong>
                <span className="small text-dust">{label}</span>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-xs text-dust">
            <LinkedText text={copy.condition} />
            <SampleMark />
          </p>
        </div>
        <HeroOrbit label={copy.orbit.label} bodies={copy.orbit.bodies} />
      </div>
    </section>
  );
}

/** The modules in orbit around the visitor's business: the site's emblem. Six bodies have a place in `sky.css`. */
function HeroOrbit({ label, bodies }: { label: string; bodies: string[] }) {
  return (
    <div role="img" aria-label={label} className="emblem">
      <svg viewBox="0 0 200 200" fill="none" className="animate-turn absolute inset-0">
        <circle cx="100" cy="100" r="98" strokeWidth="2" strokeDasharray=".5 4.632" />
        <circle cx="100" cy="100" r="97" strokeWidth="4" strokeDasharray=".6 50.2" />
      </svg>
      <svg viewBox="0 0 200 200" fill="none" className="hairlines absolute inset-0">
        <circle cx="100" cy="100" r="92" />
        <circle cx="100" cy="100" r="73" />
        <circle cx="100" cy="100" r="52" strokeDasharray="2 7" />
        <circle cx="100" cy="100" r="33" className="stroke-lumen" opacity=".4" />
      </svg>
      <div className="sun" />
      {bodies.map((body) => (
        <div key={body} className="emblem-orbit">
          <span className="emblem-body">{body}</span>
        </div>
      ))}
    </div>
  );
}
