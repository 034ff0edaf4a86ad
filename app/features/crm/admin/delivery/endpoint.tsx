import { useState } from 'react';
import type { EndpointListItem } from '#app/domain/staff/administration.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Problem } from '../../fields/problem.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { StateTag } from '../../records/state-tag.tsx';
import { useAdmin } from '../admin-context.tsx';
import { ConfirmButton } from '../confirm-button.tsx';
import { Deliveries } from './deliveries.tsx';

interface EndpointProps {
  endpoint: EndpointListItem;
  onChange: () => void;
  onSecret: (secret: string) => void;
}

/** One webhook endpoint and its actions. */
export function Endpoint(props: EndpointProps) {
  const [isLogOpen, setIsLogOpen] = useState(false);
  return (
    <article className="grid grid-cols-1 gap-3">
      <EndpointFacts endpoint={props.endpoint} />
      <EndpointActions
        {...props}
        isLogOpen={isLogOpen}
        onToggleLog={() => setIsLogOpen(!isLogOpen)}
      />
      {isLogOpen && <Deliveries endpointId={props.endpoint.id} />}
    </article>
  );
}

function EndpointActions({
  endpoint,
  onChange,
  onSecret,
  isLogOpen,
  onToggleLog,
}: EndpointProps & { isLogOpen: boolean; onToggleLog: () => void }) {
  const { client, messages } = useAdmin();
  const { webhooks: copy } = messages;
  const { isBusy, problem, run } = useMutation();
  const { id } = endpoint;
  const isDisabled = endpoint.disabledAt !== null;

  async function toggle() {
    if (await run(() => client.setDisabled(id, !isDisabled), copy.changed)) onChange();
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        {!isDisabled && (
          <ActionButton
            label={copy.tryOut}
            isBusy={isBusy}
            onPress={() => void run(() => client.ping(id), copy.tried)}
          />
        )}
        <button
          type="button"
          className="button px-4"
          aria-expanded={isLogOpen}
          onClick={onToggleLog}
        >
          {copy.log}
        </button>
        <ConfirmButton
          label={copy.newSecret}
          question={copy.changeSecret}
          said={copy.changed}
          work={() => client.changeSecret(id)}
          onDone={({ secret }) => onSecret(secret)}
        />
        <ActionButton
          label={isDisabled ? copy.enable : copy.disable}
          isBusy={isBusy}
          onPress={() => void toggle()}
        />
        <ConfirmButton
          label={copy.remove}
          question={copy.removal}
          said={copy.removed}
          work={() => client.removeEndpoint(id)}
          onDone={onChange}
        />
      </div>
      <Problem text={problem} />
    </>
  );
}

function ActionButton({
  label,
  isBusy,
  onPress,
}: {
  label: string;
  isBusy: boolean;
  onPress: () => void;
}) {
  return (
    <button type="button" className="button px-4" disabled={isBusy} onClick={onPress}>
      {label}
    </button>
  );
}

function EndpointFacts({
  endpoint: { url, description, events, disabledAt, createdAt },
}: {
  endpoint: EndpointListItem;
}) {
  const { language } = useVisit();
  const {
    messages: { webhooks: copy },
  } = useAdmin();
  const on = (moment: string) => ({ date: formatDate(language, moment, 'short') });
  const isDisabled = disabledAt !== null;
  return (
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
        {[fill(copy.since, on(createdAt)), ...events.map((each) => copy.events[each])].join(' · ')}
      </p>
    </div>
  );
}
