import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AdPlan, Correction } from '#app/domain/adluma/plan.ts';
import { useVisit } from '#app/ui/visit.ts';
import { planSearch, queryOf, readPlanIn, type Limits } from './plan-form.ts';

/** State of the history entries that a simulator writes itself. */
const ownState = 'adluma';

/** Changes when the address does for any other reason than the form: a simulator with it as its key starts anew. */
export function useEntryKey(): string {
  const { language } = useVisit();
  const { key, state } = useLocation();
  const [entry, setEntry] = useState(key);
  if (state !== ownState && key !== entry) setEntry(key);
  return `${language} ${entry}`;
}

export interface PlanForm {
  form: RefObject<HTMLFormElement | null>;
  /** The plan that the address held when the page was opened, with what had to be corrected. */
  shared: { plan: AdPlan; corrections: Correction[] };
  plan: AdPlan;
  /** What is wrong with the fields as they are now. */
  corrections: Correction[];
  read: () => void;
  /** Puts the plan of the form into the address. */
  write: () => void;
  /** Sets fields, as if they had been typed into. */
  set: (values: Readonly<Record<string, string>>) => void;
}

/**
 * A plan whose form keeps its own values: this only reads them, so that what was done before hydration, or restored by
 * the browser, counts. The address follows each finished change, so that it can be reloaded, shared and kept in another
 * language.
 */
export function usePlan(limits?: Limits): PlanForm {
  const { language } = useVisit();
  const { search } = useLocation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [shared] = useState(() => readPlanIn(language, new URLSearchParams(search), limits));
  const [now, setNow] = useState({ plan: shared.plan, corrections: [] as Correction[] });

  function read() {
    if (form.current) setNow(readPlanIn(language, queryOf(form.current), limits));
  }

  function write() {
    if (!form.current) return;
    const next = planSearch(readPlanIn(language, queryOf(form.current), limits).plan);
    if (next === window.location.search) return;
    const how = { replace: true, preventScrollReset: true, state: ownState };
    void navigate({ search: next }, how);
  }

  function set(values: Readonly<Record<string, string>>) {
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    read();
    write();
  }

  useEffect(read, [language, limits]);
  useEffect(() => {
    const present = form.current;
    // The browser's own event, after a change is finished; React's `onChange` comes with every key.
    present?.addEventListener('change', write);
    return () => present?.removeEventListener('change', write);
  });

  return { form, shared, ...now, read, write, set };
}
