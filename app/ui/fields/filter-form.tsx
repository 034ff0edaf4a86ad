import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';

/**
 * Filters whose state is the page's query: a plain GET form before and without scripts, and with them the list follows
 * every change in place. Fields are uncontrolled, so that what was typed before hydration stays.
 *
 * @param search name, label and present text of the search field
 * @param children further fields, such as selects or radio buttons
 */
export function FilterForm({
  label,
  search,
  submit,
  children,
}: {
  label: string;
  search: { name: string; label: string; value: string };
  submit: string;
  children?: ReactNode;
}) {
  const send = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  function follow() {
    if (form.current) void send(form.current, { replace: true, preventScrollReset: true });
  }
  const followIfChanged = useEffectEvent(() => {
    if (form.current && isChanged(form.current)) follow();
  });

  // Adopts choices made before hydration.
  useEffect(() => followIfChanged(), []);
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      aria-label={label}
      preventScrollReset
      replace
      className="flex flex-wrap items-end gap-4"
      onChange={follow}
    >
      <div className="relative grow basis-64">
        <label htmlFor={search.name} className="small mb-1.5 block">
          {search.label}
        </label>
        <Icon name="search" className="icon absolute bottom-2.5 left-3 size-5 text-dust" />
        <input
          id={search.name}
          name={search.name}
          type="search"
          maxLength={100}
          defaultValue={search.value}
          className="input pl-11"
          autoComplete="off"
        />
      </div>
      {children}
      <button type="submit" className="button unscripted">
        {submit}
      </button>
    </Form>
  );
}

/** Whether a field differs from what the server wrote into it. */
function isChanged({ elements }: HTMLFormElement): boolean {
  return [...elements].some((field) => {
    if (field instanceof HTMLSelectElement) {
      const given = [...field.options].findIndex((option) => option.defaultSelected);
      return field.selectedIndex !== Math.max(given, 0);
    }
    if (!(field instanceof HTMLInputElement)) return false;
    return field.type === 'radio' || field.type === 'checkbox'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });
}
