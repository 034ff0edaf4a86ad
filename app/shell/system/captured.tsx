import { useId, type MouseEvent } from 'react';
import type { DebugCopy } from '#app/content/debug/shape.ts';
import { thresholds } from '#app/domain/system/monitoring.ts';
import {
  isOperational,
  type SystemAction,
  type SystemWarning,
} from '#app/domain/system/system-state.ts';
import { asWritten, fill, formatNumber } from '#app/i18n/format.ts';
import { locales, type Language } from '#app/i18n/languages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { seconds } from './measures.tsx';
import { useSystem, useSystemState } from './use-system.ts';

/** Captured problems, list by list, or a note that there are none. */
export function Captured({ messages }: { messages: DebugCopy }) {
  const { language } = useVisit();
  const errors = useSystemState((state) => state.errors);
  const warnings = useSystemState((state) => state.warnings);
  const dropped = useSystemState((state) => state.dropped);
  if (useSystemState(isOperational)) return <Operational messages={messages} />;
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      {(['script', 'rejection'] as const).map((kind) => (
        <Entries
          key={kind}
          title={messages.lists[kind]}
          messages={messages}
          entries={errors.filter((error) => error.kind === kind)}
          dropped={dropped[kind]}
          clearing={{ type: 'clear-errors', kind }}
        />
      ))}
      <Entries
        title={messages.lists.warning}
        messages={messages}
        entries={warnings.map((warning) => ({
          at: warning.at,
          message: warningText(messages, language, warning),
        }))}
        dropped={dropped.warning}
        clearing={{ type: 'clear-warnings' }}
      />
    </div>
  );
}

function warningText(messages: DebugCopy, language: Language, warning: SystemWarning): string {
  const { above, unit } = thresholds[warning.code];
  const write = (value: number) =>
    unit === 'ratio'
      ? formatNumber(language, value, { style: 'percent', maximumFractionDigits: 1 })
      : seconds(language, value);
  return fill(messages.warnings[warning.code], {
    value: write(warning.value),
    limit: write(above),
  });
}

function Operational({ messages }: { messages: DebugCopy }) {
  const { language } = useVisit();
  const loadTime = useSystemState((state) => state.performance.loadTime);
  const interactions = useSystemState((state) => state.analytics.userInteractions);
  return (
    <div>
      <p className="flex items-center gap-3">
        <Icon name="check" className="icon size-6 text-aurora" />
        <span className="heading">{messages.operational}</span>
      </p>
      <dl className="small mt-2 flex flex-wrap gap-x-6 text-dust">
        <div className="flex gap-2">
          <dt>{messages.loadTime}</dt>
          <dd className="tabular text-star">
            {loadTime > 0 ? seconds(language, loadTime) : messages.notMeasured}
          </dd>
        </div>
        <div className="flex gap-2">
          <dt>{messages.activity.userInteractions}</dt>
          <dd className="tabular text-star">{formatNumber(language, interactions)}</dd>
        </div>
      </dl>
    </div>
  );
}

interface Entry {
  message: string;
  at: number;
}

/** One list with its own way to clear it. The newest entry comes first. */
function Entries({
  title,
  messages,
  entries,
  dropped,
  clearing,
}: {
  title: string;
  messages: DebugCopy;
  entries: Entry[];
  dropped: number;
  clearing: SystemAction;
}) {
  const { language } = useVisit();
  const { dispatch } = useSystem();
  const titleId = useId();
  if (entries.length === 0) return null;

  function clear({ currentTarget }: MouseEvent) {
    // The focused button disappears.
    currentTarget.closest('details')?.querySelector('summary')?.focus();
    dispatch(clearing);
  }

  const time = new Intl.DateTimeFormat(locales[language], { timeStyle: 'medium' });
  return (
    <section aria-labelledby={titleId}>
      <div className="flex items-center justify-between gap-4">
        <h3 id={titleId} className="small font-medium text-band-red">
          {title}
        </h3>
        <button
          type="button"
          className="text-link small min-h-11 sm:min-h-9"
          aria-describedby={titleId}
          onClick={clear}
        >
          {messages.clear}
        </button>
      </div>
      <ol className="small">
        {numbered(entries).map(([number, { message, at }]) => (
          <li key={number} className="border-t border-line py-2">
            <p>{message}</p>
            <time className="tabular text-xs text-dust" dateTime={new Date(at).toISOString()}>
              {asWritten(language, time.format(at))}
            </time>
          </li>
        ))}
      </ol>
      {dropped > 0 && (
        <p className="text-xs text-dust">
          {fill(messages.older, { count: formatNumber(language, dropped) })}
        </p>
      )}
    </section>
  );
}

function numbered(entries: readonly Entry[]): [number: number, entry: Entry][] {
  return entries.map((entry, index) => [index, entry] as [number, Entry]).toReversed();
}
