import type { CrmFeaturesCopy } from '#app/content/crm-features/shape.ts';
import { ruleOf } from '#app/domain/crm/plans/rule-name.ts';
import type { PreviewSpecimens } from '#app/domain/crm/sandbox/preview-samples.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ShareBar } from '#app/ui/results/share-bar.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { PreviewMessages } from './preview-messages.ts';

type Copy = CrmFeaturesCopy['specimens'];

/** A client's past scores as a line chart. */
export function HistorySpecimen({
  copy,
  history: { name, scores },
}: {
  copy: Copy;
  history: PreviewSpecimens['history'];
}) {
  const points = scores.map((score, at) => [10 + at * 45, 130 - score] as const);
  return (
    <figure>
      <svg viewBox="0 0 200 80" className="w-full overflow-visible" aria-hidden="true">
        <path d="M0 70H200M0 30H200" className="stroke-line" />
        <path
          d={`M${points.map((point) => point.join(' ')).join('L')}`}
          className="fill-none stroke-lumen"
          strokeWidth="1.5"
        />
        {points.map(([x, y], at) => (
          <g key={x}>
            <circle cx={x} cy={y} r={at === points.length - 1 ? 4 : 2} className="fill-lumen" />
            <text x={x} y={y - 8} textAnchor="middle" className="fill-star text-[9px]">
              {scores[at]}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="small mt-2 text-dust">
        {fill(copy.history, { name })}
        <span className="sr-only">{` – ${scores.join(', ')}`}</span>
      </figcaption>
    </figure>
  );
}

/** Projects by stage, each with its score. */
export function PipelineSpecimen({
  copy,
  pipeline,
  messages,
}: {
  copy: Copy;
  pipeline: PreviewSpecimens['pipeline'];
  messages: PreviewMessages;
}) {
  return (
    <ul aria-label={copy.pipeline} className="small grid gap-2.5">
      {pipeline.map(({ name, stage, score }) => (
        <li key={name}>
          <span className="flex justify-between gap-3">
            {name}
            <span className="tabular text-lumen">{score}</span>
          </span>
          <span className="text-xs text-dust">{messages.stages[stage]}</span>
          <ShareBar share={score / 100} className="mt-1 h-1 w-full" />
        </li>
      ))}
    </ul>
  );
}

/** A journal entry with the rule that generated it. */
export function EntrySpecimen({
  entry: { type, title, content, basis },
  messages,
}: {
  entry: PreviewSpecimens['entry'];
  messages: PreviewMessages;
}) {
  const rules: Record<string, string> = messages.rules;
  return (
    <div className="rounded-tile border border-line bg-night-2 p-4">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold">{title}</strong>
        <span className="rounded-full border border-current px-2 text-xs text-violet">
          {messages.types[type]}
        </span>
        <span className="rounded-full bg-aurora px-2 text-xs font-semibold text-night">
          {messages.ai}
        </span>
      </p>
      <p className="small mt-1">{content}</p>
      {basis && (
        <p className="mt-2 border-l border-line-2 pl-3 text-xs text-dust">
          {fill(messages.rule, { rule: rules[ruleOf(basis)] ?? '', id: basis.rule })}
        </p>
      )}
    </div>
  );
}

/** Two businesses and their compatibility. */
export function MatchSpecimen({
  copy,
  match: { name, other, share },
}: {
  copy: Copy;
  match: PreviewSpecimens['match'];
}) {
  const { language } = useVisit();
  const percent = formatNumber(language, share, { style: 'percent' });
  return (
    <figure>
      <svg viewBox="0 0 200 90" className="mx-auto w-full max-w-52" aria-hidden="true">
        <circle cx="72" cy="45" r="44" className="fill-none stroke-violet" />
        <circle cx="128" cy="45" r="44" className="fill-none stroke-lumen" />
        <text x="100" y="51" textAnchor="middle" className="fill-star font-serif text-[1.125rem]">
          {percent}
        </text>
      </svg>
      <figcaption className="small mt-2 flex gap-2 text-dust">
        <Icon name="heart-handshake" className="icon mt-0.5 size-5 shrink-0" />
        {fill(copy.match, { name, other, value: percent })}
      </figcaption>
    </figure>
  );
}
