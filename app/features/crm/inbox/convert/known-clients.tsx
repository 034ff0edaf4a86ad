import type { KnownClient } from '#app/domain/leads/inbox.ts';
import { fill } from '#app/i18n/format.ts';
import { useInbox } from '../inbox-context.tsx';
import { another } from './use-conversion.ts';

/** Possible existing clients of the lead, and a new one. */
export function KnownClients({
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
    messages: { conversion: copy },
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
            className="radio mt-1"
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
