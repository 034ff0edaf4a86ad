import type { ReportedScore, ReportPart, ToolReport } from '#app/domain/leads/tool-report.ts';
import { fill } from '#app/i18n/format.ts';
import { Gauge } from '#app/ui/charts/gauge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLeadMessages } from '../lead-messages.ts';

const tones = {
  good: 'text-band-green',
  fair: 'text-band-yellow',
  poor: 'text-band-red',
} as const satisfies Record<ReportedScore['tone'], string>;

/** A tool's result as its page shows it: score, parts, answers, advice. */
export function ReportView({ report }: { report: ToolReport }) {
  const messages = useLeadMessages();
  const { report: copy } = messages;
  const { tool, version, score, parts, facts, advice } = report;
  return (
    <section className="rounded-tile border border-line-2 p-4">
      <h4 className="font-semibold">
        {fill(messages.file.attached, { tool: messages.tools[tool], version })}
      </h4>
      <div className="mt-3 grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-[auto_minmax(0,1fr)]">
        {score && <Score score={score} />}
        <div className="grid min-w-0 grid-cols-1 content-start gap-x-8 gap-y-4 xl:grid-cols-2">
          {parts.length > 0 && <Parts title={copy.parts} parts={parts} />}
          {facts.length > 0 && <Facts title={copy.facts} facts={facts} />}
        </div>
      </div>
      {advice.length > 0 && (
        <ul aria-label={copy.advice} className="mt-4 grid gap-2 border-t border-line pt-3">
          {advice.map((each) => (
            <li key={each} className="flex max-w-[80ch] gap-2">
              <Icon name="sparkles" className="icon mt-0.5 size-4 shrink-0 text-lumen" />
              <span className="min-w-0 wrap-anywhere">{each}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Score({ score: { value, tone, band, message } }: { score: ReportedScore }) {
  const { report: copy } = useLeadMessages();
  return (
    <div className="w-44 max-w-full justify-self-center text-center">
      <div className="mx-auto w-32">
        <Gauge value={value / 100} tone={tones[tone]}>
          <span className="tabular block font-serif text-[2.25rem] leading-none">{value}</span>
          <span className="text-xs text-dust">{copy.outOf}</span>
        </Gauge>
      </div>
      {band && <p className={`mt-2 font-semibold ${tones[tone]}`}>{band}</p>}
      {message && <p className="mt-1 text-xs text-dust">{message}</p>}
    </div>
  );
}

/** The parts of a score, each with its share of the attainable points. */
function Parts({ title, parts }: { title: string; parts: readonly ReportPart[] }) {
  return (
    <section>
      <h5 className="text-xs text-dust">{title}</h5>
      <dl className="mt-1">
        {parts.map(({ label, value, share }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_4rem_auto] items-center gap-3 border-t border-line py-1"
          >
            <dt className="wrap-anywhere">{label}</dt>
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              className="h-1 w-16"
              aria-hidden="true"
            >
              <rect width="100" height="4" className="fill-line-2" />
              <rect width={Math.round(share * 100)} height="4" className="fill-violet" />
            </svg>
            <dd className="tabular text-end">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Facts({ title, facts }: { title: string; facts: ToolReport['facts'] }) {
  return (
    <section>
      <h5 className="text-xs text-dust">{title}</h5>
      <dl className="mt-1">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1"
          >
            <dt className="text-dust wrap-anywhere">{label}</dt>
            <dd dir="auto" className="tabular wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
