import { ruleOf } from '#app/domain/crm/plans/rule-name.ts';
import type { JournalEntry, JournalType, Related } from '#app/domain/crm/records/entities.ts';
import { fill, formatDate, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { RecordLink } from '../records/record-link.tsx';
import { useRecord } from '../records/use-records.ts';

const icons = {
  ai_analysis: 'sparkles',
  success: 'check',
  issue: 'triangle-alert',
  update: 'refresh-ccw',
  other: 'info',
} as const satisfies Record<JournalType, IconName>;

const tones = {
  ai_analysis: 'text-violet',
  success: 'text-band-green',
  issue: 'text-band-red',
  update: 'text-aurora',
  other: 'text-dust',
} as const satisfies Record<JournalType, string>;

/** A journal entry; if a rule created it, with the rule and its inputs. */
export function JournalItem({ entry }: { entry: JournalEntry }) {
  const { language } = useVisit();
  const {
    messages: { journal: copy },
  } = useWorkspace();
  const { type, title, content, author, timestamp, relatedTo, aiGenerated, basis } = entry;
  return (
    <article className="flex gap-3">
      <Icon name={icons[type]} className={`icon mt-0.5 size-5 shrink-0 ${tones[type]}`} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-2">
          <h3 dir="auto" className="font-semibold wrap-anywhere">
            {title}
          </h3>
          <span className={`rounded-full border border-current px-2 text-xs ${tones[type]}`}>
            {copy.types[type]}
          </span>
          {aiGenerated && (
            <span className="rounded-full bg-aurora px-2 text-xs font-semibold text-night">
              {copy.ai}
            </span>
          )}
          <p className="text-xs text-dust sm:ms-auto">
            <time dateTime={timestamp}>{formatDate(language, timestamp, 'short')}</time>{' '}
            {fill(copy.by, { name: author })}
          </p>
        </div>
        <div className="flex flex-wrap items-baseline gap-x-4">
          <p dir="auto" className="max-w-[90ch] wrap-anywhere">
            {content}
          </p>
          <p className="flex flex-wrap items-baseline gap-x-3 text-xs wrap-anywhere text-dust">
            <span>{fill(copy.about, { type: copy.related[relatedTo.type], id: '' }).trim()}</span>
            <RelatedRecord relatedTo={relatedTo} />
            <span>{relatedTo.id}</span>
          </p>
        </div>
        {basis && <Basis basis={basis} />}
      </div>
    </article>
  );
}

function Basis({ basis }: { basis: NonNullable<JournalEntry['basis']> }) {
  const { language } = useVisit();
  const {
    messages: { journal: copy, observing, prospection },
  } = useWorkspace();
  const rules: Record<string, string> = copy.rules;
  const names: Record<string, string> = {
    ...observing.fields,
    ...observing.factors,
    ...copy.inputs,
  };
  // A search stores the code of the status it filtered by; other rules store text.
  const statuses: Record<string, string> = prospection.statuses;
  const textOf = (name: string, value: string) =>
    name === 'status' ? (statuses[value] ?? value) : value;
  const rule = rules[ruleOf(basis)] ?? basis.rule;
  return (
    <div className="flex flex-wrap gap-x-4 text-xs text-dust">
      <p>{fill(copy.why, { rule, id: basis.rule })}</p>
      <dl className="flex flex-wrap gap-x-4 wrap-anywhere">
        {Object.entries(basis.inputs).map(([name, value]) => (
          <div key={name} className="flex gap-1.5">
            <dt>{names[name] ?? name}</dt>
            <dd className="tabular text-star">
              {typeof value === 'number' ? formatNumber(language, value) : textOf(name, value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A link to the entry's subject, if it still exists. */
function RelatedRecord({ relatedTo: { type, id } }: { relatedTo: Related }) {
  const client = useRecord('clients', type === 'client' ? id : null);
  const project = useRecord('projects', type === 'project' ? id : null);
  const task = useRecord('tasks', type === 'task' ? id : null);
  const tab = client ? 'clients' : project ? 'projets' : 'taches';
  const name = client?.name ?? project?.name ?? task?.title;
  if (name === undefined) return null;
  return (
    <RecordLink tab={tab} values={{ fiche: id }}>
      {name}
    </RecordLink>
  );
}
