import type { CasesCopy, CaseStudy } from '#app/content/cases/shape.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Headline } from '#app/ui/page/headline.tsx';
import { LinkedParagraphs, LinkedText } from '#app/ui/page/linked-text.tsx';
import { OpenLink } from '#app/ui/page/open-link.tsx';
import { SampleMark } from '#app/ui/page/sample-mark.tsx';
import { DataTable } from '#app/ui/results/data-table.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** Page of each module named in a case. */
const moduleLook = {
  ADLUMA: '/modules/adluma',
  BlogIA: '/modules/blog-ia',
  HUB: '/modules/hub',
  ILA: '/modules/ila',
  ILLUMATCH: '/modules/illumatch',
  Landing: '/modules/landingpage',
} as const satisfies Record<CaseStudy['actions'][number]['module'], KnownPath>;

export type Frame = CasesCopy['frame'];

export function Facts({ study, frame }: { study: CaseStudy; frame: Frame }) {
  const { facts } = frame;
  const rows = [
    [facts.client, study.client],
    [facts.sector, study.sector],
    [facts.duration, frame.duration],
    [facts.location, study.location],
    [facts.languages, study.languages],
    [facts.services, study.services.join(', ')],
  ] as const;
  return (
    <section className="border-b border-line py-8">
      <dl className="measure grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3 lg:grid-cols-6">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="small text-dust">{label}</dt>
            <dd className="mt-1 font-medium">
              {value}
              {label === facts.client && <SampleMark />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The business before the work, with the figures measured at that time. */
export function Background({ study, frame }: { study: CaseStudy; frame: Frame }) {
  return (
    <section className="band">
      <div className="measure grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 className="title mb-5">{frame.background}</h2>
          <LinkedParagraphs texts={study.background} />
        </div>
        <DataTable
          title={frame.baseline.title}
          isTitled
          columns={frame.baseline.columns.map((label) => ({ label, isText: true }))}
          rows={study.baseline.map(({ measure, value, period }) => ({
            id: measure,
            cells: [measure, value, period],
          }))}
        />
      </div>
    </section>
  );
}

export function Setbacks({ study, frame }: { study: CaseStudy; frame: Frame }) {
  return (
    <section className="band">
      <div className="measure">
        <h2 className="title mb-8">
          <Headline text={frame.setbacks} />
        </h2>
        <ul className="ruled grid-cols-1 md:grid-cols-2">
          {study.setbacks.map(({ title, text }) => (
            <li key={title} className="p-6">
              <h3 className="heading">{title}</h3>
              <p className="mt-2 text-dust">
                <LinkedText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Interview({ study, frame }: { study: CaseStudy; frame: Frame }) {
  return (
    <section className="band">
      <div className="measure max-w-[46rem]">
        <h2 className="title mb-8">
          <Headline text={frame.interview} />
          <SampleMark />
        </h2>
        <dl className="space-y-6">
          {study.interview.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-2 text-dust">
                <LinkedText text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Diagnosis on the left, actions on the right. */
export function Work({ study, frame }: { study: CaseStudy; frame: Frame }) {
  const { address } = useVisit();
  return (
    <section className="band">
      <div className="measure grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="title">{frame.diagnosis}</h2>
          <ol className="mt-6 grid gap-5">
            {study.diagnosis.map((finding, index) => (
              <li key={finding} className="grid grid-cols-[2.5rem_1fr] border-t border-line pt-4">
                <span className="text-lumen tabular" aria-hidden="true">
                  {index + 1}
                </span>
                <p className="text-dust">{finding}</p>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h2 className="title">{frame.actions}</h2>
          <ol className="relative mt-6 ml-2 border-l border-line-2">
            {study.actions.map(({ module, when, action, detail }) => (
              <li key={action} className="relative pb-8 pl-8">
                <i className="absolute top-1.5 -left-1.5 size-3 rounded-full border border-lumen bg-night" />
                <OpenLink
                  to={address(moduleLook[module])}
                  otherwise={module}
                  className="text-link small text-aurora"
                >
                  {module}
                </OpenLink>
                <p className="small text-dust">{when}</p>
                <h3 className="heading">{action}</h3>
                <p className="mt-1 text-dust">
                  <LinkedText text={detail} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

export function Points({
  title,
  points,
  icon,
}: {
  title: string;
  points: readonly string[];
  icon: 'check' | 'arrow-right' | 'star';
}) {
  return (
    <section>
      <h2 className="heading">{title}</h2>
      <ul className="mt-4 grid gap-3">
        {points.map((point) => (
          <li key={point} className="flex gap-3 text-dust">
            <Icon name={icon} className="icon mt-0.5 size-5 text-lumen" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
