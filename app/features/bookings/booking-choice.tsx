import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { BookingsCopy } from '#app/content/bookings/shape.ts';
import type { MonthView } from '#app/domain/bookings/month-view.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';

/** Duration, person and time zone of the displayed times: a GET form. */
export function BookingChoice({
  copy,
  kinds: names,
  view,
}: Pick<BookingsCopy, 'kinds'> & { copy: BookingsCopy['choice']; view: MonthView }) {
  const { kind, member, timeZone, month } = view.choice;
  const kinds = view.kinds.map((value) => ({
    value,
    label: `${names[value].name} (${names[value].about})`,
  }));
  const form = useRef<HTMLFormElement>(null);
  // The fields follow the address but remain the same elements, since one of them may have the focus.
  useEffect(() => {
    for (const [name, value] of Object.entries({ kind, member, zone: timeZone })) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLSelectElement) field.value = value;
    }
  }, [kind, member, timeZone]);
  return (
    <Form
      ref={form}
      preventScrollReset
      className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3"
      onChange={({ currentTarget }) => currentTarget.requestSubmit()}
    >
      <input type="hidden" name="month" value={month} />
      <SelectField name="kind" label={copy.kind} initial={kind} options={kinds} />
      <SelectField
        name="member"
        label={copy.member}
        initial={member}
        none={copy.anyone}
        options={view.hosts.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        name="zone"
        label={copy.zone}
        initial={timeZone}
        options={view.zones.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <noscript>
        <button type="submit" className="button self-end">
          {copy.show}
        </button>
      </noscript>
    </Form>
  );
}
