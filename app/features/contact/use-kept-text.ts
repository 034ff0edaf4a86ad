import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const stateKey = 'typed';

/**
 * Keeps what was typed into a form with its entry in the tab's history: Back and a reload bring it back, the end of the
 * tab forgets it, and nothing is stored beside it. It is forgotten once it is sent; an answer that it was not keeps it
 * again.
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
      // What was typed before this effect, or restored by the browser, is newer.
      if (typeof text === 'string' && !isTouched(field)) field.value = text;
    }
    if (fieldsOf(form.current).some(({ value }) => value !== '')) keep();
  }, [key]);

  return { form, keep, forget };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that a visitor fills in; the others are of the page that is shown now. */
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
    // Browsers limit how often a page may do so: the next input keeps this one too.
  }
}
