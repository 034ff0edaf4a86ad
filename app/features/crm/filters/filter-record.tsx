import { RecordField } from '../fields/record-field.tsx';
import { drawn, type FilterProps } from './filter-fields.tsx';
import type { FilterTable } from './filter.ts';

/** A filter by record, as a combobox. */
export function FilterRecord<Messages, Table extends FilterTable<Messages>>(
  props: FilterProps<Messages, Table>,
) {
  const { row, value, label, change } = drawn(props);
  const none = row.any?.(props.messages);
  return (
    <RecordField
      collection={row.collection ?? 'clients'}
      name={row.id}
      label={label}
      value={value}
      {...(none !== undefined && { none })}
      onChange={change}
    />
  );
}
