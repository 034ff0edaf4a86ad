import { useState } from 'react';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { timelineKinds, type TimelineKind } from '#app/domain/crm/timeline/timeline.ts';
import { Chips } from '../../../fields/chips.tsx';
import { May } from '../../../frame/staff-context.tsx';
import { useWorkspace } from '../../../frame/workspace.tsx';
import { Composer } from './composer.tsx';
import { TimelineRow } from './timeline-row.tsx';
import { useTimeline } from './use-timeline.ts';

/** History of the client, newest first, below the field for a new note. */
export function Timeline({ client }: { client: Client }) {
  const { messages } = useWorkspace();
  const { record: copy, timeline, frame, clientList } = messages;
  const kinds = useKinds();
  const [kind, setKind] = useState<TimelineKind | ''>('');
  const [pages, setPages] = useState(1);
  const { data: page, error, reload } = useTimeline(client.id, kind || null, pages);
  return (
    <section className="grid gap-3">
      <h3 className="record-heading">{copy.timeline}</h3>
      <May action="edit">
        <Composer client={client} />
      </May>
      <Chips
        label={timeline.filter}
        value={kind}
        options={[
          ['', timeline.all],
          ...kinds.map((each) => [each, timeline.kinds[each]] as const),
        ]}
        onChange={(next) => {
          setKind(next);
          setPages(1);
        }}
      />
      {error !== null && (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {timeline.failed}
          <button type="button" className="button" onClick={reload}>
            {clientList.retry}
          </button>
        </p>
      )}
      {page?.items.length === 0 && <p className="text-dust">{timeline.empty}</p>}
      <ol aria-label={copy.timeline}>
        {page?.items.map((item) => (
          <TimelineRow key={`${item.kind}/${item.id}`} item={item} />
        ))}
      </ol>
      {page?.next !== undefined && (
        <button type="button" className="button w-fit" onClick={() => setPages(pages + 1)}>
          {frame.more}
        </button>
      )}
    </section>
  );
}

/** Kinds that the store supports and the user may read. */
function useKinds(): readonly TimelineKind[] {
  const {
    backend: { live },
    may,
  } = useWorkspace();
  const isKnown = (kind: TimelineKind) => {
    if (kind === 'lead' || kind === 'mail') return live !== null && may('leads');
    return kind !== 'change' || (live !== null && may('audit'));
  };
  return timelineKinds.filter(isKnown);
}
