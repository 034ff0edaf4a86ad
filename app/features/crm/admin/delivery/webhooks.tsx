import type { SubmitEvent } from 'react';
import { publishedEvents } from '#app/domain/delivery/webhooks.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FormFoot } from '../../fields/form-foot.tsx';
import { textsOf } from '../../fields/form-text.ts';
import { useMutation } from '../../frame/use-mutation.ts';
import { useAdmin } from '../admin-context.tsx';
import { AsyncList } from '../async-list.tsx';
import { CheckList } from '../check-list.tsx';
import { useSecretDialog } from '../secret-dialog.tsx';
import { usePages } from '../use-pages.ts';
import { Endpoint } from './endpoint.tsx';

/** Webhook endpoints, each with its delivery log. */
export function Webhooks() {
  const { client, messages } = useAdmin();
  const { webhooks: copy } = messages;
  const pages = usePages('endpoints', () => client.endpoints());
  const { showSecret, secretDialog } = useSecretDialog();
  return (
    <>
      <p className="mt-1 text-dust">{copy.lead}</p>
      <AsyncList pages={pages} empty={copy.empty}>
        {(endpoint) => (
          <Endpoint endpoint={endpoint} onChange={pages.reload} onSecret={showSecret} />
        )}
      </AsyncList>
      <NewEndpoint
        onAdded={(given) => {
          showSecret(given);
          pages.reload();
        }}
      />
      {secretDialog}
    </>
  );
}

function NewEndpoint({ onAdded }: { onAdded: (secret: string) => void }) {
  const { client, messages } = useAdmin();
  const { webhooks: copy } = messages;
  const { isBusy, problem, run } = useMutation();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textsOf(form);
    const chosen = new FormData(form).getAll('hook-event');
    const events = publishedEvents.filter((each) => chosen.includes(each));
    const wanted = { url: text('hook-url'), description: text('hook-purpose'), events };
    const done = await run(() => client.addEndpoint(wanted), copy.added);
    if (!done) return;
    form.reset();
    onAdded(done.result.secret);
  }

  return (
    <form
      className="panel mt-6 grid grid-cols-1 gap-4 p-5"
      onSubmit={(event) => void submit(event)}
    >
      <h3 className="font-semibold">{copy.add}</h3>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          name="hook-url"
          type="url"
          label={copy.url}
          help={copy.urlHelp}
          required
          maxLength={2000}
        />
        <TextField name="hook-purpose" label={copy.purpose} maxLength={200} />
      </div>
      <CheckList
        name="hook-event"
        legend={copy.eventsLabel}
        options={publishedEvents.map((each) => [each, copy.events[each]] as const)}
        checked={publishedEvents}
      />
      <FormFoot
        problem={problem}
        isBusy={isBusy}
        submit={isBusy ? messages.busy : copy.submit}
        cancel={null}
      />
    </form>
  );
}
