import { useCallback, useState } from 'react';
import type { KnownClient } from '#app/domain/leads/inbox.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { Combobox, type ComboboxFound } from '#app/ui/fields/combobox.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useInbox } from '../inbox-context.tsx';

/** A search among all clients. */
export function ClientSearch({ onFound }: { onFound: (client: KnownClient) => void }) {
  const { language } = useVisit();
  const { messages, client } = useInbox();
  const { search: copy } = messages.conversion;
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
        // Keep the last options; submitting the form shows the error.
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
