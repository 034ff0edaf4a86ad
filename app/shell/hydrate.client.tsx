import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

declare global {
  interface Window {
    /** Set by the root module: a file of its own would be one more to load. */
    hydrate: () => void;
  }
}

/** Hydrates the page; app/entry.client.tsx decides when. */
export function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
        <EarlyEvents />
      </StrictMode>,
    );
  });
}

/** Repeats, after all effects of the page, what app/inline/defer-hydration.ts noted before React listened. */
function EarlyEvents() {
  useEffect(() => {
    const events = window.earlyEvents ?? [];
    window.earlyEvents = null;
    // Repeat each button or form only once, however often it was pressed.
    const acts = new Map(events.map((event) => [formOf(event) ?? buttonOf(event) ?? event, event]));
    for (const [act, event] of acts) {
      if (act instanceof HTMLFormElement) act.requestSubmit((event as SubmitEvent).submitter);
      else if (act instanceof HTMLElement) act.click();
      else if (event instanceof KeyboardEvent && !isTyped(event))
        event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
    }
  }, []);
  return null;
}

/** The form to be submitted. */
function formOf({ type, target }: Event): EventTarget | null {
  return type === 'submit' ? target : null;
}

/** The pressed button, if only scripts give it a meaning. */
function buttonOf({ type, target }: Event): HTMLElement | null {
  if (type !== 'click' || !(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[type=button]:not([popovertarget])');
}

/** Whether the browser already handled the key in a field. */
const isTyped = ({ target }: Event) =>
  target instanceof Element && target.matches('input, select, textarea');
