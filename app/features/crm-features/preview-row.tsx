import type { CrmFeaturesCopy } from '#app/content/crm-features/shape.ts';
import { bandOf } from '#app/domain/crm/figures/score-band.ts';
import type { PreviewClient } from '#app/domain/crm/sandbox/preview.ts';
import { fill, formatAmount, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { PreviewMessages } from './preview-messages.ts';

type Copy = CrmFeaturesCopy['preview'];

const statusTones = {
  active: 'text-band-green',
  prospect: 'text-band-yellow',
  inactive: 'text-band-red',
} as const;

const bandTones = {
  green: 'text-band-green',
  yellow: 'text-band-yellow',
  red: 'text-band-red',
} as const;

/** The last contact as text, from days ago. */
export function lastContactIn(language: Language, copy: Copy, days: number): string {
  return days === 0 ? copy.today : plural(language, days, copy.ago);
}

/** A client of the list, with its actions. */
export function PreviewRow({
  client,
  copy,
  messages,
  onAct,
  onRemove,
}: {
  client: PreviewClient;
  copy: Copy;
  messages: PreviewMessages;
  onAct: (act: 'view' | 'edit') => void;
  onRemove: () => void;
}) {
  const { language } = useVisit();
  const { name, status, score, lastContact, sector, services, revenue } = client;
  return (
    <article className="grid grid-cols-2 items-center gap-x-5 gap-y-2 sm:grid-cols-[2fr_1fr_1fr] lg:grid-cols-[2.4fr_0.9fr_1fr_1.3fr_auto]">
      <div className="min-w-0 max-sm:col-span-2">
        <h3 dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </h3>
        <p className="small wrap-anywhere text-dust">{[sector, ...services].join(' · ')}</p>
      </div>
      <p>
        <span
          className={`inline-flex items-center gap-1.5 rounded-full border border-current px-2.5 py-0.5 text-xs ${statusTones[status]}`}
        >
          {messages.statuses[status]}
        </span>
      </p>
      <ScoreLine score={score} copy={copy} messages={messages} />
      <p className="small">
        <span className="tabular block">
          {fill(copy.monthly, { amount: formatAmount(language, revenue) })}
        </span>
        <span className="block text-xs text-dust">
          {copy.lastContact} {lastContactIn(language, copy, lastContact)}
        </span>
      </p>
      <Actions name={name} copy={copy} onAct={onAct} onRemove={onRemove} />
    </article>
  );
}

function ScoreLine({
  score,
  copy,
  messages,
}: {
  score: number | null;
  copy: Copy;
  messages: PreviewMessages;
}) {
  const { language } = useVisit();
  const band = score === null ? null : bandOf(score);
  return (
    <p className="small">
      <span className="sr-only">{copy.score} </span>
      {score !== null && band && (
        <strong className={`tabular text-[1.125rem] ${bandTones[band]}`}>
          {formatNumber(language, score)}
        </strong>
      )}{' '}
      <span className="text-dust">{band ? messages.bands[band] : copy.unmeasured}</span>
    </p>
  );
}

function Actions({
  name,
  copy,
  onAct,
  onRemove,
}: {
  /** Client's name, part of each button's label. */
  name: string;
  copy: Copy;
  onAct: (act: 'view' | 'edit') => void;
  onRemove: () => void;
}) {
  const actions = [
    ['eye', copy.view, () => onAct('view')],
    ['pen-line', copy.edit, () => onAct('edit')],
    ['trash', copy.remove, onRemove],
  ] as const;
  return (
    <p className="scripted -mx-2 flex justify-end">
      {actions.map(([icon, label, act]) => (
        <button
          key={icon}
          type="button"
          className="grid size-11 place-items-center rounded-full hover:text-lumen"
          aria-label={`${label} ${name}`}
          onClick={act}
        >
          <Icon name={icon} className="icon size-5" />
        </button>
      ))}
    </p>
  );
}
