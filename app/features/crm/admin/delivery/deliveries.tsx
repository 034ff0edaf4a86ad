import type { DeliveryListItem } from '#app/domain/staff/administration.ts';
import { fill, formatDate, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Problem } from '../../fields/problem.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { StateTag } from '../../records/state-tag.tsx';
import { useAdmin } from '../admin-context.tsx';
import { AsyncList } from '../async-list.tsx';
import { usePages } from '../use-pages.ts';

/** All delivery attempts to one endpoint, newest first; each can be resent. */
export function Deliveries({ endpointId }: { endpointId: string }) {
  const { client, messages } = useAdmin();
  const { webhooks: copy } = messages;
  const pages = usePages(endpointId, (after) => client.deliveries(endpointId, after));
  return (
    <section aria-label={copy.log} className="border-l-2 border-line-2 pl-4">
      <button type="button" className="text-link" onClick={pages.reload}>
        {copy.refresh}
      </button>
      <AsyncList pages={pages} empty={copy.noLog}>
        {(delivery) => <Delivery delivery={delivery} onReplayed={pages.reload} />}
      </AsyncList>
    </section>
  );
}

function Delivery({
  delivery: { messageId, event, attempt, status, failure, duration, at },
  onReplayed,
}: {
  delivery: DeliveryListItem;
  onReplayed: () => void;
}) {
  const { language } = useVisit();
  const { client, messages } = useAdmin();
  const { webhooks: copy, outbox } = messages;
  const { isBusy, problem, run } = useMutation();
  const facts = [
    formatDate(language, at, 'short'),
    fill(copy.attempt, { count: formatNumber(language, attempt) }),
    status === null ? '' : fill(copy.status, { status: String(status) }),
    fill(copy.took, { count: formatNumber(language, duration) }),
  ];

  async function replay() {
    if (await run(() => client.replay(messageId), outbox.replayed)) onReplayed();
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          {copy.events[event]}
          <StateTag
            tone={failure === null ? 'good' : 'bad'}
            text={failure === null ? copy.delivered : fill(copy.failed, { code: failure })}
          />
        </p>
        <p className="text-xs text-dust">{facts.filter(Boolean).join(' · ')}</p>
        <Problem text={problem} />
      </div>
      <button
        type="button"
        className="button px-4 disabled:opacity-60"
        disabled={isBusy}
        onClick={() => void replay()}
      >
        {outbox.replay}
      </button>
    </div>
  );
}
