import { useCallback } from 'react';
import type { Records } from '#app/domain/crm/records/entities.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { Combobox, type ComboboxFound } from '#app/ui/fields/combobox.tsx';
import type { ComboboxOption } from '#app/ui/fields/option-list.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { nullIfUnavailable, useRecord } from '../records/use-records.ts';

type Named = 'clients' | 'projects';

/** Maximum number of options; others are found by typing. */
const offered = 20;

/** A combobox for a client or a project, searched in the store. */
export function RecordField({
  collection,
  name,
  label,
  value,
  none,
  error,
  onChange,
}: {
  collection: Named;
  name: string;
  label: string;
  /** Its id; empty for none. */
  value: string;
  /** Label of the empty option; without it a value is required. */
  none?: string;
  /** Error message of the current value. */
  error?: string | undefined;
  onChange: (id: string) => void;
}) {
  const { language } = useVisit();
  const { store, messages } = useWorkspace();
  const record = useRecord(collection, value || null);
  const search = useCallback(
    async (text: string): Promise<ComboboxFound | null> => {
      const page = await store
        .list(collection, { search: text, limit: offered })
        .catch(nullIfUnavailable);
      return page && { options: page.items.map(optionOf), total: page.total };
    },
    [store, collection],
  );

  return (
    <Combobox
      name={name}
      label={label}
      value={value}
      taken={record?.name ?? ''}
      {...(none !== undefined && { none })}
      error={error}
      search={search}
      say={({ options, total }) => {
        if (total === 0) return messages.palette.none;
        const count = String(options.length);
        return total > options.length
          ? fill(messages.frame.firstOf, { count, total: formatNumber(language, total) })
          : plural(language, total, messages.palette.found);
      }}
      onChange={(option) => onChange(option.value)}
    />
  );
}

function optionOf(record: Records[Named]): ComboboxOption {
  const { id, name } = record;
  return 'sector' in record
    ? { value: id, label: name, detail: record.sector }
    : { value: id, label: name };
}
