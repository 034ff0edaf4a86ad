import { useCallback, useEffect, useState, type SubmitEvent } from 'react';
import { clientDraftOf } from '#app/domain/leads/conversion.ts';
import type { ConversionWish, KnownClient } from '#app/domain/leads/inbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { Combobox, type ComboboxFound } from '#app/ui/combobox.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { textsOf } from '../desk/form-text.ts';
import { codeOf, useInbox } from './inbox-context.tsx';
import type { Converted } from './leads-client.ts';

/** In place of a client's id: none of those that are there. */
const another = 'new';

/** Makes a lead a client, or joins it to one that is there, and begins a project. */
export function ConvertDialog({
  lead,
  onClose,
  onConverted,
}: {
  lead: Lead;
  onClose: () => void;
  onConverted: (lead: Lead) => void;
}) {
  const { language } = useVisit();
  const { words, client, say } = useInbox();
  const { conversion: copy } = words;
  const draft = clientDraftOf(lead, '');
  /** Null until it is known. */
  const [known, setKnown] = useState<readonly KnownClient[] | null>(null);
  /** Those that somebody has looked for besides. */
  const [searched, setSearched] = useState<readonly KnownClient[]>([]);
  const [chosen, setChosen] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function look(isFirst: boolean) {
    try {
      const found = await client.clientsLike(lead.id);
      setKnown(found);
      // Whoever may already be there is what is usually meant.
      if (isFirst) setChosen(found[0]?.id ?? another);
    } catch (error) {
      setProblem(words.failure[codeOf(error)]);
      setKnown([]);
      setChosen(another);
    }
  }
  // oxlint-disable-next-line react/exhaustive-deps -- once for each time it opens
  useEffect(() => void look(true), []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = textsOf(event.currentTarget);
    const joined = [...(known ?? []), ...searched].find(({ id }) => id === chosen);
    const wish: ConversionWish = {
      client: joined
        ? { id: joined.id, version: joined.version }
        : {
            name: text('lead-client'),
            sector: text('lead-sector'),
            address: text('lead-address'),
            contact: {
              email: text('lead-email'),
              phone: text('lead-phone'),
              website: text('lead-website'),
            },
          },
      isAnother: (known?.length ?? 0) > 0,
      project: text('lead-project') || null,
      language,
    };
    setIsBusy(true);
    setProblem(null);
    try {
      const name = joined?.name ?? text('lead-client');
      await tell(await client.convert(lead, wish), name);
    } catch (error) {
      setProblem(words.failure[codeOf(error)]);
    } finally {
      setIsBusy(false);
    }
  }

  async function tell(converted: Converted, name: string) {
    if (converted.ok) {
      say(fill(copy.done, { name }));
      onConverted(converted.lead);
      return;
    }
    switch (converted.why) {
      case 'duplicate':
        setKnown(converted.clients);
        setChosen(converted.clients[0]?.id ?? another);
        setProblem(copy.duplicate);
        break;
      case 'client-changed':
        // Whoever was looked for has to be looked for again: their version is another one.
        setSearched([]);
        await look(searched.some(({ id }) => id === chosen));
        setProblem(copy.clientChanged);
        break;
      case 'invalid':
        setProblem(fill(copy.invalid, { fields: converted.fields.map(nameOf).join(', ') }));
        break;
      case 'changed':
        setProblem(words.conflict.text);
        break;
      default:
        setProblem(words.failure[converted.why]);
    }
  }

  function nameOf(field: string): string {
    const names: Readonly<Record<string, unknown>> = copy;
    const name = names[field];
    return typeof name === 'string' ? name : field;
  }

  return (
    <Modal
      title={fill(copy.title, { name: lead.company || lead.name })}
      close={copy.close}
      onClose={onClose}
      guard={copy.guard}
    >
      {known === null ? (
        <p role="status">{words.loading}</p>
      ) : (
        <form className="grid grid-cols-1 gap-5" onSubmit={submit}>
          {known.length + searched.length > 0 && (
            <Known
              legend={known.length > 0 ? copy.known : copy.search.label}
              known={[...known, ...searched]}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
          <ClientSearch
            onFound={(found) => {
              const isShown = [...known, ...searched].some(({ id }) => id === found.id);
              if (!isShown) setSearched([...searched, found]);
              setChosen(found.id);
            }}
          />
          {chosen === another && (
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              <TextField
                name="lead-client"
                label={copy.name}
                initial={draft.name}
                required
                maxLength={200}
              />
              <TextField name="lead-sector" label={copy.sector} maxLength={100} />
              <TextField
                name="lead-email"
                label={copy.email}
                initial={draft.contact.email}
                type="email"
                maxLength={254}
              />
              <TextField
                name="lead-phone"
                label={copy.phone}
                initial={draft.contact.phone}
                type="tel"
                maxLength={40}
              />
              <TextField name="lead-website" label={copy.website} maxLength={500} />
              <TextField name="lead-address" label={copy.address} maxLength={300} />
            </div>
          )}
          <TextField
            name="lead-project"
            label={copy.project}
            help={copy.projectHelp}
            maxLength={200}
          />
          {problem && (
            <p role="alert" className="text-band-red">
              {problem}
            </p>
          )}
          <button
            type="submit"
            className="button button-primary w-fit disabled:opacity-60"
            disabled={isBusy}
          >
            {isBusy ? words.saving : copy.submit}
          </button>
        </form>
      )}
    </Modal>
  );
}

/** Any client at all, found by typing. */
function ClientSearch({ onFound }: { onFound: (client: KnownClient) => void }) {
  const { language } = useVisit();
  const { words, client } = useInbox();
  const { search: copy } = words.conversion;
  const [found, setFound] = useState<readonly KnownClient[]>([]);
  const search = useCallback(
    async (text: string): Promise<ComboboxFound | null> => {
      try {
        const { items, total } = await client.findClients(text);
        setFound(items);
        const options = items.map(({ id, name, contact }) => ({
          value: id,
          label: name,
          detail: contact.email,
        }));
        return { options, total };
      } catch {
        // What was found before stands; sending the form says what is wrong.
        return null;
      }
    },
    [client],
  );
  return (
    <Combobox
      name="lead-join"
      label={copy.label}
      value=""
      taken=""
      search={search}
      say={({ options, total }) => {
        if (total === 0) return copy.none;
        const count = String(options.length);
        return total > options.length
          ? fill(copy.firstOf, { count, total: formatNumber(language, total) })
          : plural(language, total, copy.found);
      }}
      onChange={({ value }) => {
        const chosen = found.find(({ id }) => id === value);
        if (chosen) onFound(chosen);
      }}
    />
  );
}

/** Clients that it may already be, and the way past them. */
function Known({
  legend,
  known,
  chosen,
  onChoose,
}: {
  legend: string;
  known: readonly KnownClient[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const {
    words: { conversion: copy },
  } = useInbox();
  const choices = [
    ...known.map(({ id, name, contact, assignedTo }) => ({
      id,
      label: fill(copy.join, { name }),
      about: [contact.email, contact.phone, assignedTo].filter(Boolean).join(' · '),
    })),
    { id: another, label: copy.create, about: '' },
  ];
  return (
    <fieldset className="rounded-tile border border-band-yellow p-4">
      <legend className="px-2 font-semibold">{legend}</legend>
      {choices.map(({ id, label, about }) => (
        <label key={id} className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="radio"
            name="lead-known"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            className="mt-1 size-5 shrink-0"
          />
          <span className="min-w-0 wrap-anywhere">
            {label}
            {about && <span className="small block text-dust">{about}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
