import { useState } from 'react';
import type { EndpointLine } from '#app/domain/administration.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useAdmin } from './admin-context.tsx';
import { AskFirst } from './ask-first.tsx';
import { Deliveries } from './deliveries.tsx';
import { Problem } from './problem.tsx';
import { StateTag } from '../state-tag.tsx';
import { useDeed } from './use-deed.ts';

/** One system that is told, and what can be done with it. */
export function Endpoint({
  endpoint: { id, url, description, events, disabledAt, createdAt },
  onChange,
  onSecret,
}: {
  endpoint: EndpointLine;
  onChange: () => void;
  onSecret: (secret: string) => void;
}) {
  const { language } = useVisit();
  const { client, words } = useAdmin();
  const { webhooks: copy } = words;
  const { isBusy, problem, run } = useDeed();
  const [isLogOpen, setIsLogOpen] = useState(false);
  const on = (moment: string) => ({ date: formatDate(language, moment, 'short') });
  const isDisabled = disabledAt !== null;

  async function toggle() {
    if (await run(() => client.setDisabled(id, !isDisabled), copy.changed)) onChange();
  }

  return (
    <article className="grid grid-cols-1 gap-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="font-semibold wrap-anywhere">{url}</strong>
          <StateTag
            tone={isDisabled ? 'quiet' : 'good'}
            text={isDisabled ? fill(copy.disabled, on(disabledAt)) : copy.active}
          />
        </p>
        {description && <p className="wrap-anywhere">{description}</p>}
        <p className="text-xs text-dust">
          {[fill(copy.since, on(createdAt)), ...events.map((each) => copy.events[each])].join(
            ' · ',
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!isDisabled && (
          <button
            type="button"
            className="button px-4"
            disabled={isBusy}
            onClick={() => void run(() => client.ping(id), copy.tried)}
          >
            {copy.tryOut}
          </button>
        )}
        <button
          type="button"
          className="button px-4"
          aria-expanded={isLogOpen}
          onClick={() => setIsLogOpen(!isLogOpen)}
        >
          {copy.log}
        </button>
        <AskFirst
          label={copy.newSecret}
          question={copy.changeSecret}
          said={copy.changed}
          work={() => client.changeSecret(id)}
          onDone={({ secret }) => onSecret(secret)}
        />
        <button
          type="button"
          className="button px-4"
          disabled={isBusy}
          onClick={() => void toggle()}
        >
          {isDisabled ? copy.enable : copy.disable}
        </button>
        <AskFirst
          label={copy.remove}
          question={copy.removal}
          said={copy.removed}
          work={() => client.removeEndpoint(id)}
          onDone={onChange}
        />
      </div>
      <Problem text={problem} />
      {isLogOpen && <Deliveries endpointId={id} />}
    </article>
  );
}
