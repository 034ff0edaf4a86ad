import { useState } from 'react';
import type { OutboxListItem } from '#app/domain/delivery/outbox.ts';
import { Modal } from '#app/ui/modal.tsx';
import { Message } from '../../delivery/message.tsx';
import { Problem } from '../../fields/problem.tsx';
import { FilterChips } from '../../filters/filter-fields.tsx';
import { useFilters } from '../../filters/use-filters.ts';
import { useStaff } from '../../frame/staff-context.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { useAdmin } from '../admin-context.tsx';
import { adminFailureCodeOf } from '../admin-failure.ts';
import { AsyncList } from '../async-list.tsx';
import { usePages } from '../use-pages.ts';
import { outboxFilters } from './outbox-filters.ts';

/** Outgoing messages by state, failed ones first. Webhook calls are shown to users who manage integrations. */
export function Outbox() {
  const { client, messages } = useAdmin();
  const { may } = useStaff();
  const { outbox: copy } = messages;
  const filters = useFilters(outboxFilters);
  const { state } = filters.values;
  const topic = may('integrations') ? filters.values.topic : 'mail';
  const pages = usePages(`${topic} ${state}`, (after) => client.messages({ topic, state, after }));
  const endpoints = usePages(topic, async () =>
    topic === 'webhook' ? client.endpoints() : { items: [] },
  );
  /** Shows an endpoint's address instead of its id. */
  const addressed = (line: OutboxListItem): OutboxListItem => {
    const endpoint = endpoints.items?.find(({ id }) => id === line.to);
    return { ...line, to: endpoint?.url ?? line.to };
  };
  return (
    <>
      <p className="mt-1 mb-4 text-dust">{copy.lead}</p>
      <div className="flex flex-wrap gap-4">
        <FilterChips filters={filters} filter="state" messages={messages} />
        {may('integrations') && (
          <FilterChips filters={filters} filter="topic" messages={messages} />
        )}
      </div>
      <AsyncList pages={pages} empty={copy.empty}>
        {(line) => <OutboxRow line={addressed(line)} onReplayed={pages.reload} />}
      </AsyncList>
    </>
  );
}

function OutboxRow({ line, onReplayed }: { line: OutboxListItem; onReplayed: () => void }) {
  const { client, messages } = useAdmin();
  const { outbox: copy, webhooks } = messages;
  const { isBusy, problem, setProblem, run } = useMutation();
  const [email, setEmail] = useState<string | null>(null);
  const { id, what, state } = line;

  async function replay() {
    if (await run(() => client.replay(id), copy.replayed)) onReplayed();
  }

  async function openEmail() {
    setProblem(null);
    try {
      setEmail(await client.emailText(id));
    } catch (error) {
      setProblem(messages.failure[adminFailureCodeOf(error)]);
    }
  }

  return (
    <Message line={line} messages={copy} kinds={{ ...copy.mails, ...webhooks.events }}>
      {what !== null && (
        <div className="flex flex-wrap gap-2">
          {state === 'kept' && (
            <button type="button" className="button px-4" onClick={() => void openEmail()}>
              {copy.read}
            </button>
          )}
          {state !== 'waiting' && (
            <button
              type="button"
              className="button px-4 disabled:opacity-60"
              disabled={isBusy}
              onClick={() => void replay()}
            >
              {isBusy ? messages.busy : copy.replay}
            </button>
          )}
        </div>
      )}
      {problem && (
        <div className="w-full">
          <Problem text={problem} />
        </div>
      )}
      {email !== null && (
        <Modal title={copy.letter} close={messages.close} onClose={() => setEmail(null)}>
          <pre dir="auto" className="small whitespace-pre-wrap wrap-anywhere">
            {email}
          </pre>
        </Modal>
      )}
    </Message>
  );
}
