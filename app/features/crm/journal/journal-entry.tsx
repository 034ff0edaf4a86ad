import type { JournalEntry, JournalType, Related } from '#app/domain/crm/entities.ts';
import { ruleOf } from '#app/domain/crm/rule-name.ts';
import { fill, formatDate, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from './desk.tsx';
import { RecordLink } from './record-link.tsx';
import { useRecord } from './use-record.ts';

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

/** One thing that has happened; of what a rule wrote, the rule and what it was given. */
export function Entry({ entry }: { entry: JournalEntry }) {
  const { language } = useVisit();
  const {
    words: { journal: copy },
  } = useDesk();
  const { type, title, content, author, timestamp, relatedTo, aiGenerated, basis } = entry;
  return (
    <article className="flex gap-4">
      <Icon name={icons[type]} className={`icon mt-1 shrink-0 ${tones[type]}`} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
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
        </div>
        <p dir="auto" className="mt-1 max-w-[65ch] wrap-anywhere">
          {content}
        </p>
        <p className="small mt-1 text-dust">
          <time dateTime={timestamp}>{formatDate(language, timestamp, 'short')}</time>{' '}
          {fill(copy.by, { name: author })}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs wrap-anywhere text-dust">
          {fill(copy.about, { type: copy.related[relatedTo.type], id: relatedTo.id })}
          <RelatedRecord relatedTo={relatedTo} />
        </p>
        {basis && <Basis basis={basis} />}
      </div>
    </article>
  );
}

function Basis({ basis }: { basis: NonNullable<JournalEntry['basis']> }) {
  const { language } = useVisit();
  const {
    words: { journal: copy, observing },
  } = useDesk();
  const rules: Record<string, string> = copy.rules;
  const names: Record<string, string> = {
    ...observing.fields,
    ...observing.factors,
    ...copy.inputs,
  };
  const rule = rules[ruleOf(basis)] ?? basis.rule;
  return (
    <div className="mt-2 border-l border-line-2 pl-3 text-xs text-dust">
      <p>{fill(copy.why, { rule, id: basis.rule })}</p>
      <dl className="flex flex-wrap gap-x-4 wrap-anywhere">
        {Object.entries(basis.inputs).map(([name, value]) => (
          <div key={name} className="flex gap-1.5">
            <dt>{names[name] ?? name}</dt>
            <dd className="tabular text-star">
              {typeof value === 'number' ? formatNumber(language, value) : value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Leads to what an entry is about, as long as it is there. */
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
