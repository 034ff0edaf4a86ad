import type { ServiceCopy, ServiceFrame } from '#app/content/services/shape.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LinkedParagraphs, LinkedText } from '#app/ui/page/linked-text.tsx';
import { Section } from '#app/ui/page/section.tsx';

export function Weeks({ copy, frame }: { copy: ServiceCopy; frame: ServiceFrame }) {
  return (
    <Section title={frame.weeks} lead={frame.weeksLead}>
      <ol className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {copy.weeks.map(({ when, title, text }) => (
          <li key={when} className="relative border-t border-line-2 pt-6">
            <i className="absolute -top-1 left-0 size-2 rounded-full bg-lumen" />
            <p className="small text-aurora">{when}</p>
            <h3 className="heading mt-1">{title}</h3>
            <p className="small mt-2 text-dust">
              <LinkedText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type Part = Readonly<{ copy: ServiceCopy; frame: ServiceFrame }>;

export function Audience({ copy: { audience }, frame }: Part) {
  return (
    <Section title={frame.audience} lead={<LinkedText text={audience.text} />}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-2">
        <Points title={frame.fits} points={audience.fits} icon="check" />
        <Points title={frame.otherwise} points={audience.others} icon="arrow-right" />
      </div>
    </Section>
  );
}

function Points({
  title,
  points,
  icon,
}: {
  title: string;
  points: readonly string[];
  icon: 'check' | 'arrow-right';
}) {
  return (
    <div>
      <h3 className="heading">{title}</h3>
      <PointList points={points} icon={icon} className="mt-4" />
    </div>
  );
}

function PointList({
  points,
  icon,
  className,
}: {
  points: readonly string[];
  icon: 'check' | 'arrow-right';
  className: string;
}) {
  return (
    <ul className={`border-t border-line ${className}`}>
      {points.map((point) => (
        <li key={point} className="flex gap-3 border-b border-line py-3">
          <Icon name={icon} className="icon mt-0.5 size-5 text-lumen" />
          <span>
            <LinkedText text={point} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Deliverables({ copy, frame }: Part) {
  return (
    <>
      <h2 className="title">{frame.deliverables}</h2>
      <PointList points={copy.deliverables} icon="check" className="mt-6" />
    </>
  );
}

export function Cost({ copy, frame }: Part) {
  return (
    <>
      <h2 className="title mt-14 mb-5">{frame.cost}</h2>
      <LinkedParagraphs texts={copy.cost} />
    </>
  );
}

export function Risks({ copy, frame }: Part) {
  return (
    <Section title={frame.risks} lead={frame.risksLead}>
      <ul className="ruled grid-cols-1 sm:grid-cols-2">
        {copy.risks.map(({ title, text }) => (
          <li key={title} className="p-6">
            <h3 className="heading">{title}</h3>
            <p className="small mt-2 text-dust">
              <LinkedText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Example({ copy: { example }, frame }: Part) {
  return (
    <div>
      <p className="eyebrow mb-3">{frame.example}</p>
      <h2 className="title mb-5">{example.title}</h2>
      <LinkedParagraphs texts={example.paragraphs} />
    </div>
  );
}
