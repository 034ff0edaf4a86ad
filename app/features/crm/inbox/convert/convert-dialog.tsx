import type { SubmitEvent } from 'react';
import { clientDraftOf } from '#app/domain/leads/conversion.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { fill } from '#app/i18n/format.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { FormFoot } from '../../fields/form-foot.tsx';
import { textsOf } from '../../fields/form-text.ts';
import { useUnsaved } from '../../frame/use-unsaved.ts';
import { useInbox } from '../inbox-context.tsx';
import { ClientSearch } from './client-search.tsx';
import { KnownClients } from './known-clients.tsx';
import { another, useConversion } from './use-conversion.ts';

/** Converts a lead to a new or existing client, optionally with a project. */
export function ConvertDialog({
  lead,
  onClose,
  onConverted,
}: {
  lead: Lead;
  onClose: () => void;
  onConverted: (lead: Lead) => void;
}) {
  const { messages } = useInbox();
  const { conversion: copy } = messages;
  const conversion = useConversion(lead, onConverted);
  const { guard, close } = useUnsaved(copy.guard, onClose);
  return (
    <Modal
      title={fill(copy.title, { name: lead.company || lead.name })}
      close={copy.close}
      onClose={close}
      guard={guard}
    >
      {conversion.known === null ? (
        <p role="status">{messages.loading}</p>
      ) : (
        <ConversionForm lead={lead} conversion={conversion} />
      )}
    </Modal>
  );
}

function ConversionForm({
  lead,
  conversion: { known, offered, chosen, choose, addSearched, isBusy, problem, submit },
}: {
  lead: Lead;
  conversion: ReturnType<typeof useConversion>;
}) {
  const { messages } = useInbox();
  const { conversion: copy } = messages;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(textsOf(event.currentTarget));
  }

  return (
    <form className="grid grid-cols-1 gap-5" onSubmit={send}>
      {offered.length > 0 && (
        <KnownClients
          legend={known?.length ? copy.known : copy.search.label}
          known={offered}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      <ClientSearch onFound={addSearched} />
      <NewClientFields lead={lead} isChosen={chosen === another} />
      <TextField name="lead-project" label={copy.project} help={copy.projectHelp} maxLength={200} />
      <FormFoot
        problem={problem}
        isBusy={isBusy}
        submit={isBusy ? messages.saving : copy.submit}
        cancel={null}
      />
    </form>
  );
}

/** Stays mounted while another option hides it, to keep typed text. */
function NewClientFields({ lead, isChosen }: { lead: Lead; isChosen: boolean }) {
  const {
    messages: { conversion: copy },
  } = useInbox();
  const { name, contact } = clientDraftOf(lead, '');
  return (
    <fieldset
      hidden={!isChosen}
      disabled={!isChosen}
      className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-2"
    >
      <TextField name="lead-client" label={copy.name} initial={name} required maxLength={200} />
      <TextField name="lead-sector" label={copy.sector} maxLength={100} />
      <TextField
        name="lead-email"
        label={copy.email}
        initial={contact.email}
        type="email"
        maxLength={254}
      />
      <TextField
        name="lead-phone"
        label={copy.phone}
        initial={contact.phone}
        type="tel"
        maxLength={40}
      />
      <TextField name="lead-website" label={copy.website} maxLength={500} />
      <TextField name="lead-address" label={copy.address} maxLength={300} />
    </fieldset>
  );
}
