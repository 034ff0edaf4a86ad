import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Form, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { withQuery } from '#app/ui/with-query.ts';

/**
 * Filters whose state is the page's query: a plain GET form before and without scripts; with scripts every change
 * updates the list in place. Fields are uncontrolled, so that text typed before hydration is kept; a link or the back
 * button to other filters resets them.
 *
 * @param search name, label and current text of the search field
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
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  function follow() {
    if (!form.current) return;
    const to = withQuery(pathname, fieldsOf(form.current));
    void navigate(to, { replace: true, preventScrollReset: true });
  }
  const followIfChanged = useEffectEvent(() => {
    if (form.current && isChanged(form.current)) follow();
  });

  // Adopts input made before hydration.
  useEffect(() => followIfChanged(), []);
  return (
    <Form
      key={useArrival()}
      ref={form}
      method="get"
      role="search"
      aria-label={label}
      preventScrollReset
      replace
      className="flex flex-wrap items-end gap-4 max-sm:*:basis-full"
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

/** Key of the page's last history entry that did not replace another, as typing and changing a filter do. */
function useArrival(): string {
  const { key } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const [arrival, setArrival] = useState(key);
  if (isReplaced || arrival === key) return arrival;
  setArrival(key);
  return key;
}

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );

/** Whether a field differs from its server-rendered value. */
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
