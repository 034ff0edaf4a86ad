import type { BlogiaCopy } from '#app/content/blogia/shape.ts';
import type { Finding, DraftAssessment, RuleId } from '#app/domain/blogia/rules/assess-draft.ts';
import type { Verdict } from '#app/domain/blogia/rules/outcome.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { useVisit } from '#app/ui/visit.ts';

const looks = {
  good: { icon: 'check', tone: 'text-band-green' },
  improve: { icon: 'info', tone: 'text-band-yellow' },
  problem: { icon: 'triangle-alert', tone: 'text-band-red' },
} as const satisfies Record<Verdict, { icon: IconName; tone: string }>;

/** Rules whose value is a share, shown as a percentage. */
const shares: ReadonlySet<RuleId> = new Set(['sentenceLength', 'passive', 'transitions']);

const order = ['problem', 'improve', 'good'] as const satisfies Verdict[];

/** The rule whose marks are shown, and the index of the selected mark. */
export interface Looking {
  rule: RuleId;
  mark: number;
}

/** Every rule that applies, failed rules first, each with its marks in the text. */
export function RuleList({
  copy,
  outOf,
  assessment: { findings, isComputed, score },
  looking,
  onLook,
}: {
  copy: BlogiaCopy['rules'];
  outOf: string;
  assessment: DraftAssessment;
  looking: Looking | null;
  onLook: (next: Looking | null) => void;
}) {
  return (
    <section
      aria-labelledby="rules-title"
      className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:pr-3"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable by keyboard
      tabIndex={0}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 id="rules-title" className="heading">
          {copy.title}
        </h3>
        {isComputed && (
          <p className="small text-dust">
            <span className="figure tabular text-star">{score}</span> {outOf}
          </p>
        )}
      </div>
      {!isComputed && <p className="small mt-3 text-dust">{copy.waiting}</p>}
      {isComputed &&
        (['search', 'readability'] as const).map((group) => {
          const own = findings.filter((finding) => finding.group === group);
          return own.length === 0 ? null : (
            <div key={group} className="mt-6">
              <h4 className="eyebrow">{copy.groups[group]}</h4>
              <ul className="mt-2 divide-y divide-line">
                {order
                  .flatMap((verdict) => own.filter((finding) => finding.verdict === verdict))
                  .map((finding) => (
                    <RuleRow
                      key={finding.rule}
                      copy={copy}
                      finding={finding}
                      looking={looking?.rule === finding.rule ? looking : null}
                      onLook={onLook}
                    />
                  ))}
              </ul>
            </div>
          );
        })}
      {isComputed && <p className="mt-5 text-xs text-dust">{copy.sources}</p>}
    </section>
  );
}

function RuleRow({
  copy,
  finding: { rule, verdict, value, marks },
  looking,
  onLook,
}: {
  copy: BlogiaCopy['rules'];
  finding: Finding;
  looking: Looking | null;
  onLook: (next: Looking | null) => void;
}) {
  const { language } = useVisit();
  const { icon, tone } = looks[verdict];
  const { label, advice } = copy.items[rule];
  const shown = shares.has(rule) ? value * 100 : value;
  const number = formatNumber(language, shown, {
    maximumFractionDigits: rule === 'density' ? 1 : 0,
  });
  const next = looking ? (looking.mark + 1) % marks.length : 0;
  return (
    <li className="small grid grid-cols-[auto_1fr] gap-x-3 py-3">
      <Icon name={icon} className={`icon mt-0.5 size-5 ${tone}`} />
      <div>
        <p>
          {fill(label, { value: number })}
          <span className={`ml-2 text-xs font-semibold ${tone}`}>{copy.verdicts[verdict]}</span>
        </p>
        {verdict !== 'good' && <p className="text-dust">{advice}</p>}
        {verdict !== 'good' && marks.length > 0 && (
          <div className="scripted mt-1 flex flex-wrap gap-x-4 text-xs">
            <button
              type="button"
              className="text-link min-h-6"
              aria-pressed={looking !== null}
              onClick={() => onLook(looking ? null : { rule, mark: 0 })}
            >
              <Icon name="eye" className="icon size-4" />
              {looking ? copy.shown : copy.show}
              <span className="sr-only">, {fill(label, { value: number })}</span>
            </button>
            {looking && marks.length > 1 && (
              <button
                type="button"
                className="text-link min-h-6"
                onClick={() => onLook({ rule, mark: next })}
              >
                {fill(copy.next, { count: String(next + 1), total: String(marks.length) })}
              </button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
