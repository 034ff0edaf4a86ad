import { useState, type SubmitEvent } from 'react';
import type { CrmFeaturesCopy } from '#app/content/crm-features/shape.ts';
import { clientStatuses } from '#app/domain/crm/records/client-statuses.ts';
import { previewErrors, type PreviewError } from '#app/domain/crm/sandbox/preview-errors.ts';
import type { PreviewClient } from '#app/domain/crm/sandbox/preview.ts';
import { formText } from '#app/domain/form-text.ts';
import { fill, formatAmount, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { parseNumber } from '#app/i18n/parse-number.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { PreviewMessages } from './preview-messages.ts';

export type Opened = { act: 'add' } | { act: 'view' | 'edit'; client: PreviewClient };

interface Props {
  opened: Opened;
  copy: CrmFeaturesCopy['preview'];
  messages: PreviewMessages;
  /** The last contact as text, from days ago. */
  lastContactIn: (days: number) => string;
  onSave: (client: PreviewClient, isNew: boolean) => void;
  onClose: () => void;
}

/** Dialog to view, edit or add a client. */
export function PreviewDialog(props: Props) {
  const { opened, copy, onClose } = props;
  const title = opened.act === 'add' ? copy.addTitle : opened.client.name;
  return (
    <Modal title={title} close={copy.close} onClose={onClose}>
      {opened.act === 'view' ? (
        <Facts {...props} client={opened.client} />
      ) : (
        <Fields {...props} client={opened.act === 'edit' ? opened.client : null} />
      )}
    </Modal>
  );
}

function Facts({ client, copy, messages, lastContactIn }: Props & { client: PreviewClient }) {
  const { language } = useVisit();
  const facts = [
    [copy.id, client.id],
    [copy.status, messages.statuses[client.status]],
    [
      copy.score,
      client.score === null
        ? copy.unmeasured
        : fill(copy.outOf, { score: formatNumber(language, client.score) }),
    ],
    [copy.lastContact, lastContactIn(client.lastContact)],
    [copy.sector, client.sector],
    [copy.services, client.services.join(', ')],
    [copy.revenue, formatAmount(language, client.revenue)],
  ] as const;
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[12rem_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="small border-t border-line pt-2 text-dust">{name}</dt>
          <dd className="pb-2 wrap-anywhere sm:border-t sm:border-line sm:pt-2">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

function Fields({ client, copy, messages, onSave }: Props & { client: PreviewClient | null }) {
  const { language } = useVisit();
  const [errors, setErrors] = useState<readonly PreviewError[]>([]);
  const error = (field: PreviewError) => (errors.includes(field) ? copy.errors[field] : undefined);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { typed, client: saved } = readClient(
      new FormData(event.currentTarget),
      language,
      client ?? { id: `client-${event.timeStamp.toFixed(0)}`, lastContact: 0 },
    );
    const found = previewErrors(typed);
    setErrors(found);
    if (found.length === 0) onSave(saved, client === null);
  }

  return (
    <form noValidate className="grid grid-cols-1 gap-4 sm:grid-cols-2" onSubmit={submit}>
      <TextField
        name="client-name"
        label={copy.name}
        initial={client?.name ?? ''}
        error={error('name')}
        maxLength={200}
        required
      />
      <ActivityFields client={client} copy={copy} messages={messages} />
      <TextField
        name="client-score"
        label={copy.score}
        help={copy.scoreHelp}
        initial={String(client?.score ?? '')}
        error={error('score')}
        maxLength={6}
      />
      <TextField
        name="client-revenue"
        label={copy.revenue}
        initial={formatNumber(language, client?.revenue ?? 0)}
        error={error('revenue')}
        maxLength={16}
      />
      <button type="submit" className="button button-primary w-fit">
        {copy.save}
      </button>
    </form>
  );
}

function ActivityFields({
  client,
  copy,
  messages,
}: Pick<Props, 'copy' | 'messages'> & { client: PreviewClient | null }) {
  return (
    <>
      <SelectField
        name="client-status"
        label={copy.status}
        options={clientStatuses.map((value) => ({ value, label: messages.statuses[value] }))}
        initial={client?.status ?? 'prospect'}
      />
      <TextField
        name="client-sector"
        label={copy.sector}
        initial={client?.sector ?? ''}
        maxLength={100}
      />
      <TextField
        name="client-services"
        label={copy.services}
        help={copy.servicesHelp}
        initial={client?.services.join(', ') ?? ''}
        maxLength={200}
      />
    </>
  );
}

/** The client of a submitted form, and the typed values to validate before saving it. */
function readClient(
  data: FormData,
  language: Language,
  // No field of the form records a contact with the client.
  { id, lastContact }: Pick<PreviewClient, 'id' | 'lastContact'>,
) {
  const text = (name: string) => (formText(data, name) ?? '').trim();
  const number = (name: string) =>
    text(name) === '' ? 0 : parseNumber(language, text(name), { inThousands: true }).value;
  const typed = {
    name: text('client-name'),
    score: text('client-score') === '' ? undefined : number('client-score'),
    revenue: number('client-revenue'),
  };
  const client: PreviewClient = {
    id,
    name: typed.name,
    score: typed.score == null ? null : Math.round(typed.score),
    revenue: typed.revenue ?? 0,
    status: clientStatuses.find((each) => each === text('client-status')) ?? 'prospect',
    sector: text('client-sector'),
    services: text('client-services')
      .split(/\s*,\s*/)
      .filter(Boolean),
    lastContact,
  };
  return { typed, client };
}
