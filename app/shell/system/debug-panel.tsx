import { useRef, type KeyboardEvent } from 'react';
import type { DebugCopy } from '#app/content/debug/shape.ts';
import { defaultFeatures, type Feature } from '#app/domain/system/system-state.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Captured } from './captured.tsx';
import { Measures } from './measures.tsx';
import { useSystem, useSystemState } from './use-system.ts';

const switches = Object.keys(defaultFeatures) as Feature[];

/**
 * Errors, measurements and feature switches of the page, for developers. Placed under the header, clear of the consent
 * banner and of the floating buttons, and below whatever they open.
 */
export function DebugPanel({ messages }: { messages: DebugCopy }) {
  const { language } = useVisit();
  const { dispatch } = useSystem();
  const errors = useSystemState((state) => state.errors);
  const warnings = useSystemState((state) => state.warnings);
  const panel = useRef<HTMLDetailsElement>(null);
  const captured = errors.length + warnings.length;

  function collapseOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !panel.current?.open) return;
    panel.current.open = false;
    panel.current.querySelector('summary')?.focus();
  }

  function reset() {
    dispatch({ type: 'reset' });
    // The focused panel is removed.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }

  return (
    <aside
      aria-label={messages.title}
      className="fixed top-20 right-4 z-10 max-w-[calc(100%-2rem)] [--banner-height:inherit] [--below:var(--banner-height)]"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls inside */}
      <details
        ref={panel}
        open
        onKeyDown={collapseOnEscape}
        className="group max-w-full rounded-panel border border-line-2 bg-night-2 open:w-96"
      >
        <summary className="flex min-h-11 items-center gap-3 px-4 py-2">
          <Icon name="bug" className="icon size-5" />
          <h2 className="small font-medium">{messages.title}</h2>
          {captured > 0 && (
            <span className="small text-dust">{plural(language, captured, messages.captured)}</span>
          )}
          <Icon name="chevron-down" className="icon ml-auto size-5 group-open:rotate-180" />
        </summary>
        <div className="grid max-h-[min(50dvh,100dvh-13.5rem-var(--below))] grid-cols-1 gap-6 overflow-auto overscroll-contain border-t border-line p-4 sm:max-h-[min(44rem,100dvh-13.5rem-var(--below))]">
          <Captured messages={messages} />
          <Measures messages={messages} />
          <Features messages={messages} />
          <section className="grid grid-cols-1 content-start justify-items-start gap-3">
            <button type="button" className="button" onClick={reset}>
              <Icon name="rotate-ccw" className="icon size-4" />
              {messages.reset}
            </button>
            <p className="text-xs text-dust">{messages.resetNote}</p>
          </section>
        </div>
      </details>
    </aside>
  );
}

function Features({ messages }: { messages: DebugCopy }) {
  const { dispatch } = useSystem();
  const features = useSystemState((state) => state.features);
  return (
    <section className="grid grid-cols-1 content-start">
      <h3 className="small font-medium text-aurora">{messages.features.title}</h3>
      {switches.map((feature) => (
        <label
          key={feature}
          className="small flex min-h-11 items-center justify-between gap-4 border-b border-line py-1 sm:min-h-9"
        >
          {messages.features[feature]}
          <input
            type="checkbox"
            className="checkbox"
            checked={features[feature]}
            onChange={() => dispatch({ type: 'toggle-feature', feature })}
          />
        </label>
      ))}
    </section>
  );
}
