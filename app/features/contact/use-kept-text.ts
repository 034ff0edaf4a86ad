import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const stateKey = 'typed';

/**
 * Stores what is typed into a form in the tab's history entry: the back button and a reload restore it, closing the tab
 * deletes it, and nothing is stored elsewhere. It is deleted when the form is submitted, and stored again if the
 * submission is rejected.
 */
export function useKeptText() {
  const form = useRef<HTMLFormElement>(null);
  const { key } = useLocation();

  function keep() {
    const typed = Object.fromEntries(
      fieldsOf(form.current).map(({ name, value }) => [name, value]),
    );
    replaceState({ ...stateOf(), [stateKey]: typed });
  }

  function forget() {
    replaceState({ ...stateOf(), [stateKey]: undefined });
  }

  useEffect(() => {
    const typed = stateOf()[stateKey];
    const texts = typeof typed === 'object' ? { ...typed } : {};
    for (const field of fieldsOf(form.current)) {
      const text: unknown = texts[field.name as keyof typeof texts];
      // Text typed before this effect, or restored by the browser, is newer.
      if (typeof text === 'string' && !isTouched(field)) field.value = text;
    }
    if (fieldsOf(form.current).some(({ value }) => value !== '')) keep();
  }, [key]);

  return { form, keep, forget };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that a visitor fills in; the other fields belong to the current page. */
function fieldsOf(form: HTMLFormElement | null): Field[] {
  return [...(form?.querySelectorAll<Field>('.input') ?? [])];
}

function isTouched(field: Field): boolean {
  return field instanceof HTMLSelectElement
    ? !(field.selectedOptions[0]?.defaultSelected ?? true)
    : field.value !== field.defaultValue;
}

function stateOf(): Record<string, unknown> {
  return { ...(window.history.state as Record<string, unknown> | null) };
}

function replaceState(state: Record<string, unknown>): void {
  try {
    window.history.replaceState(state, '');
  } catch {
    // Browsers limit the rate of such calls: the next input stores this one too.
  }
}
