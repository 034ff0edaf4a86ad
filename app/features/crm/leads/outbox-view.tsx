import { useEffect, useState } from 'react';
import type { OutboxLine } from '#app/domain/leads/inbox.ts';
import type { OutboxState, OutboxTopic } from '#app/domain/outbox.ts';
import type { StoreFailureCode } from '#app/domain/crm/store.ts';
import { Chips } from '../desk/chips.tsx';
import { codeOf, useInbox } from './inbox-context.tsx';
import { OutboxList } from './outbox-list.tsx';

const states = ['dead', 'waiting', 'sent'] as const satisfies readonly OutboxState[];
const topics = ['mail', 'webhook'] as const satisfies readonly OutboxTopic[];

interface Listed {
  items: readonly OutboxLine[] | null;
  next: string | undefined;
  failure: StoreFailureCode | null;
}

const nothing: Listed = { items: null, next: undefined, failure: null };

/** Mails and webhooks by what became of them: the ones that did not arrive first. */
export function OutboxView() {
  const { words, client, may } = useInbox();
  const { outbox: copy } = words;
  const [topic, setTopic] = useState<OutboxTopic>('mail');
  const [state, setState] = useState<OutboxState>('dead');
  const [listed, setListed] = useState<Listed>(nothing);
  const [round, setRound] = useState(0);
  const { items, next, failure } = listed;

  useEffect(() => {
    let isWanted = true;
    client.outbox({ topic, state }).then(
      (page) => isWanted && setListed({ items: page.items, next: page.next, failure: null }),
      (error: unknown) => isWanted && setListed({ ...nothing, failure: codeOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [client, topic, state, round]);

  async function more() {
    if (next === undefined) return;
    try {
      const page = await client.outbox({ topic, state, after: next });
      setListed({ items: [...(items ?? []), ...page.items], next: page.next, failure: null });
    } catch (error) {
      setListed({ items, next, failure: codeOf(error) });
    }
  }

  return (
    <section>
      <p className="text-dust">{copy.lead}</p>
      <div className="mt-4 flex flex-wrap gap-4">
        <Chips
          label={copy.stateLabel}
          value={state}
          options={states.map((each) => [each, copy.states[each]] as const)}
          onChange={setState}
        />
        {may('integrations') && (
          <Chips
            label={copy.topicLabel}
            value={topic}
            options={topics.map((each) => [each, copy.topics[each]] as const)}
            onChange={setTopic}
          />
        )}
      </div>
      {failure && (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-3">
          <p>{words.failure[failure]}</p>
          <button type="button" className="button" onClick={() => setRound(round + 1)}>
            {words.reload}
          </button>
        </div>
      )}
      {!items && !failure && (
        <p role="status" className="mt-6 text-dust">
          {words.loading}
        </p>
      )}
      {items?.length === 0 && <p className="heading py-16 text-center">{copy.empty}</p>}
      {items && items.length > 0 && <OutboxList key={`${topic} ${state} ${round}`} items={items} />}
      {next !== undefined && (
        <button type="button" className="button mt-6" onClick={more}>
          {words.more}
        </button>
      )}
    </section>
  );
}
