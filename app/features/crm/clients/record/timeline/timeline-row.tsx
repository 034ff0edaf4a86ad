import type { ReactNode } from 'react';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import type { FieldChange, TimelineItem, TimelineKind } from '#app/domain/crm/timeline/timeline.ts';
import { fill, formatDate, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { useVisit } from '#app/ui/visit.ts';
import { MeetingLink } from '../../../agenda/meeting-link.tsx';
import { useWorkspace } from '../../../frame/workspace.tsx';
import { RecordLink } from '../../../records/record-link.tsx';
import { contactText, labelOf, textOfField } from '../../client-fields.ts';
import { originText } from '../../score-origin.ts';
import { LeadItemResults } from './lead-item.tsx';

const icons = {
  note: 'message-circle',
  task: 'check',
  lead: 'message-circle-more',
  meeting: 'calendar',
  mail: 'mail',
  score: 'chart-column',
  entry: 'book-open',
  change: 'pen-line',
} as const satisfies Record<TimelineKind, IconName>;

/** One item of a timeline: its kind, text, author and time. */
export function TimelineRow({ item }: { item: TimelineItem }) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const facts = [
    messages.timeline.one[item.kind],
    item.author,
    formatDate(language, item.at, 'short'),
    ...(item.kind === 'entry' && item.isAi ? [messages.journal.ai] : []),
  ];
  return (
    <li className="timeline-item">
      <Icon name={icons[item.kind]} className="icon mt-0.5 size-4 text-dust" />
      <div className="min-w-0">
        <Content item={item} />
        <p className="text-xs text-dust">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}

function Text({ children }: { children: ReactNode }) {
  return (
    <p dir="auto" className="whitespace-pre-line wrap-anywhere">
      {children}
    </p>
  );
}

function Content({ item }: { item: TimelineItem }) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const { timeline: copy, tasks } = messages;
  switch (item.kind) {
    case 'note':
      return <Text>{item.text}</Text>;
    case 'task':
      return (
        <Text>
          <RecordLink tab="taches" values={{ fiche: item.id }}>
            {`${item.title} (${tasks.statuses[item.status]})`}
          </RecordLink>
          {item.due && ` · ${tasks.due} ${formatDate(language, `${item.due}T12:00`)}`}
        </Text>
      );
    case 'lead':
      return (
        <>
          <Text>{fill(copy.lead, { reference: item.reference })}</Text>
          <Text>{item.text}</Text>
          <LeadItemResults item={item} />
        </>
      );
    case 'meeting':
      return (
        <Text>
          <MeetingLink meeting={{ ...item, start: item.at }} />
        </Text>
      );
    case 'mail':
      return (
        <Text>
          {fill(copy.mail, { to: item.to })} · {copy.mails[item.state]}
        </Text>
      );
    case 'score':
      return (
        <>
          <Text>{scoreText(item, language, copy)}</Text>
          {item.method && <p className="small text-dust">{originText(item, copy)}</p>}
        </>
      );
    case 'entry':
      return (
        <>
          <p dir="auto" className="font-semibold wrap-anywhere">
            {item.title}
          </p>
          {item.text && <Text>{item.text}</Text>}
        </>
      );
    case 'change':
      return <Changes item={item} />;
  }
}

function scoreText(
  { score, before }: TimelineItem<'score'>,
  language: Parameters<typeof formatNumber>[0],
  copy: { score: string; scoreChange: string },
): string {
  const text = formatNumber(language, score);
  return before === null
    ? fill(copy.score, { score: text })
    : fill(copy.scoreChange, { before: formatNumber(language, before), score: text });
}

function Changes({ item: { isCreation, fields } }: { item: TimelineItem<'change'> }) {
  const { messages } = useWorkspace();
  const text = useValueText();
  const { timeline: copy } = messages;
  if (isCreation) return <Text>{copy.created}</Text>;
  return (
    <ul>
      {fields.map((change) => (
        <li key={change.field} dir="auto" className="wrap-anywhere">
          {fill(copy.fieldChange, {
            field: fieldLabel(change.field, messages),
            before: text(change, change.before) || copy.nothing,
            value: text(change, change.after) || copy.nothing,
          })}
        </li>
      ))}
    </ul>
  );
}

function fieldLabel(field: string, messages: Parameters<typeof labelOf>[1]): string {
  return field === 'documents' ? messages.record.documents : labelOf(field, messages);
}

function useValueText() {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  return ({ field }: FieldChange, value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (field === 'contacts') return (value as Client['contacts']).map(contactText).join('; ');
    if (field === 'documents')
      return (value as Client['documents']).map(({ name }) => name).join(', ');
    return textOfField(clientFields, field, value, messages, language);
  };
}
