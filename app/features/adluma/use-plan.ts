import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AdPlan, Correction, PlanLimits } from '#app/domain/adluma/plan.ts';
import { useFormKey } from '#app/ui/form-key.ts';
import { useVisit } from '#app/ui/visit.ts';
import { planSearch, readPlanIn, rewriteNumbers } from './plan-form.ts';

/** Marks the history entries that a simulator writes. */
const ownState = 'adluma';

/**
 * Key that changes with the address, except when the form wrote it or the language changed; it remounts the simulator.
 */
export function useEntryKey(): string {
  const { key, state } = useLocation();
  return useFormKey(key, state === ownState);
}

export interface PlanForm {
  form: RefObject<HTMLFormElement | null>;
  /** The plan in the address when the page was opened, with its corrections. */
  shared: { plan: AdPlan; corrections: Correction[] };
  plan: AdPlan;
  /** Corrections of the current values. */
  corrections: Correction[];
  read: () => void;
  /** Writes the plan to the address. */
  write: () => void;
  /** Sets fields as if typed. */
  set: (values: Readonly<Record<string, string>>) => void;
}

/**
 * A plan read from uncontrolled fields, so that input before hydration and values restored by the browser count. Each
 * finished change updates the address, so that it survives a reload, sharing and a change of language.
 */
export function usePlan(limits?: PlanLimits): PlanForm {
  const { language } = useVisit();
  const { search } = useLocation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [shared] = useState(() => readPlanIn(language, new URLSearchParams(search), limits));
  const [now, setNow] = useState({ plan: shared.plan, corrections: [] as Correction[] });

  function read() {
    if (!form.current) return;
    const present = readPlanIn(language, new FormData(form.current), limits);
    // The field shows the typed text first, then the forecast follows.
    startTransition(() => setNow(present));
  }

  function write() {
    if (!form.current) return;
    const next = planSearch(readPlanIn(language, new FormData(form.current), limits).plan);
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

  const written = useRef(language);
  useEffect(() => {
    if (form.current && written.current !== language) {
      const typed = readPlanIn(written.current, new FormData(form.current), limits);
      rewriteNumbers(form.current, typed, language);
      const shown = readPlanIn(language, new URLSearchParams(window.location.search), limits);
      // A link to another language, followed right after typing, lacks the last change.
      if (planSearch(shown.plan) !== planSearch(typed.plan)) write();
    }
    written.current = language;
    read();
    // oxlint-disable-next-line react/exhaustive-deps -- `read` and `write` are new each time
  }, [language, limits]);
  useEffect(() => {
    const present = form.current;
    // The native event fires once a change is finished; React's `onChange` fires per key.
    present?.addEventListener('change', write);
    return () => present?.removeEventListener('change', write);
  });

  return { form, shared, ...now, read, write, set };
}
