import { useState, type SubmitEvent } from 'react';
import { journalTypes, type JournalEntry, type JournalType } from '#app/domain/crm/entities.ts';
import { created } from '#app/domain/crm/planning.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { Modal } from '#app/ui/modal.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Chips } from './chips.tsx';
import { useDesk, useList } from './desk.tsx';
import { useDeskQuery } from './desk-query.ts';
import { ExportButtons } from './export-buttons.tsx';
import { textsOf } from './form-text.ts';
import { SelectField } from './select-field.tsx';

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

const batch = 100;

/** What has happened, newest first, narrowed by type. */
export function Journal() {
  const { language } = useVisit();
  const { words, store } = useDesk();
  const { journal: copy, frame } = words;
  const { get, set } = useDeskQuery();
  const [limit, setLimit] = useState(batch);
  const [isAdding, setIsAdding] = useState(false);
  const type = journalTypes.find((each) => each === get('type'));
  const page = useList('journal', { where: { ...(type && { type }) }, limit });
  async function gather() {
    const { items } = await store.list('journal', {
      where: { ...(type && { type }) },
      limit: 1000,
    });
    const rows = items.map((entry) => [
      formatDate(language, entry.timestamp, 'short'),
      copy.types[entry.type],
      entry.title,
      entry.content,
      entry.author,
    ]);
    const head = [words.record.date, copy.entryType, copy.entryTitle, copy.entryContent];
    return { records: items, rows: [[...head, words.tasks.owner], ...rows] };
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="title">{copy.title}</h2>
        <button type="button" className="button" onClick={() => setIsAdding(true)}>
          <Icon name="plus" className="icon size-5" />
          {copy.add}
        </button>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <Chips
          label={copy.filter}
          value={type ?? ''}
          options={[
            ['', copy.all],
            ...journalTypes.map((each) => [each, copy.types[each]] as const),
          ]}
          onChange={(chosen) => set({ type: chosen })}
        />
        <ExportButtons what="journal" gather={gather} />
      </div>
      <p role="status" className="small mt-4 text-dust">
        {page && plural(language, page.total, frame.count)}
      </p>
      {page?.total === 0 && <p className="heading py-16 text-center">{copy.empty}</p>}
      <ol className="mt-2 border-t border-line">
        {page?.items.map((entry) => (
          <li key={entry.id} className="border-b border-line py-4">
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      {page && page.total > page.items.length && limit < 1000 && (
        <button type="button" className="button mt-6" onClick={() => setLimit(limit + batch)}>
          {frame.more}
        </button>
      )}
      {isAdding && <EntryForm onClose={() => setIsAdding(false)} />}
    </>
  );
}

function Entry({ entry }: { entry: JournalEntry }) {
  const { language } = useVisit();
  const {
    words: { journal: copy },
  } = useDesk();
  const { type, title, content, author, timestamp, relatedTo, aiGenerated, basis } = entry;
  const inputs = Object.entries(basis?.inputs ?? {}).map(([name, value]) => `${name} ${value}`);
  return (
    <article className="flex gap-4">
      <Icon name={icons[type]} className={`icon mt-1 shrink-0 ${tones[type]}`} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-semibold wrap-anywhere">{title}</h3>
          <span className={`rounded-full border border-current px-2 text-xs ${tones[type]}`}>
            {copy.types[type]}
          </span>
          {aiGenerated && (
            <span className="rounded-full bg-aurora px-2 text-xs font-semibold text-night">
              {copy.ai}
            </span>
          )}
        </div>
        <p className="mt-1 max-w-[65ch] wrap-anywhere">{content}</p>
        <p className="small mt-1 text-dust">
          <time dateTime={timestamp}>{formatDate(language, timestamp, 'short')}</time>{' '}
          {fill(copy.by, { name: author })}
        </p>
        <p className="text-xs wrap-anywhere text-dust">
          {fill(copy.about, { type: copy.related[relatedTo.type], id: relatedTo.id })}
        </p>
        {basis && (
          <p className="text-xs wrap-anywhere text-dust">
            {fill(copy.rule, { rule: basis.rule, inputs: inputs.join(', ') })}
          </p>
        )}
      </div>
    </article>
  );
}

function EntryForm({ onClose }: { onClose: () => void }) {
  const {
    words: { journal: copy, frame },
    run,
  } = useDesk();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = textsOf(event.currentTarget);
    const type = journalTypes.find((each) => each === text('entry-type')) ?? 'other';
    if (text('entry-title') === '') return;
    const problem = await run(
      (planning) => [
        created(
          'journal',
          {
            type,
            title: text('entry-title'),
            content: text('entry-content'),
            relatedTo: { type: 'system', id: 'journal' },
            timestamp: planning.now,
            author: planning.author,
            aiGenerated: false,
            basis: null,
          },
          planning,
        ),
      ],
      copy.added,
    );
    if (!problem) onClose();
  }

  return (
    <Modal
      title={copy.addTitle}
      close={frame.close}
      onClose={onClose}
      guard={{ unsaved: frame.unsaved, discard: frame.discard, keep: frame.keepEditing }}
    >
      <form className="grid gap-4" onSubmit={submit}>
        <TextField name="entry-title" label={copy.entryTitle} required maxLength={200} />
        <SelectField
          name="entry-type"
          label={copy.entryType}
          initial="other"
          options={journalTypes.map((value) => ({ value, label: copy.types[value] }))}
        />
        <TextField name="entry-content" label={copy.entryContent} lines={4} maxLength={2000} />
        <button type="submit" className="button button-primary w-fit">
          {frame.save}
        </button>
      </form>
    </Modal>
  );
}
