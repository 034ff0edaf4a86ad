import type { ReactNode } from 'react';
import type { DebugCopy } from '#app/content/debug/shape.ts';
import { vitalNames, type Vital } from '#app/domain/system/monitoring.ts';
import { asWritten, formatNumber } from '#app/i18n/format.ts';
import { locales, type Language } from '#app/i18n/languages.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useSystemState } from './use-system.ts';

const counters = ['pageViews', 'userInteractions', 'conversionEvents'] as const;

/** Seconds to the thousandth. Symbols of units are the same in every language; `en-CA` would write "secs". */
export function seconds(language: Language, milliseconds: number): string {
  return `${formatNumber(language, milliseconds / 1000, { maximumFractionDigits: 3 })}\u00a0s`;
}

function vitalText(language: Language, name: Vital, value: number): string {
  return name === 'cls'
    ? formatNumber(language, value, { maximumFractionDigits: 3 })
    : `${formatNumber(language, Math.round(value))}\u00a0ms`;
}

/** Web vitals and this visit's counters. */
export function Measures({ messages }: { messages: DebugCopy }) {
  const { language } = useVisit();
  const vitals = useSystemState((state) => state.vitals);
  const analytics = useSystemState((state) => state.analytics);
  const { loadTime, renderCount, lastUpdate } = useSystemState((state) => state.performance);
  const time = new Intl.DateTimeFormat(locales[language], { timeStyle: 'medium' });
  const { activity, notMeasured } = messages;
  return (
    <>
      <Figures title={messages.vitals}>
        <Figure name={messages.loadTime}>
          {loadTime > 0 ? seconds(language, loadTime) : notMeasured}
        </Figure>
        {vitalNames.map((name) => {
          const value = vitals[name];
          return (
            <Figure key={name} name={name.toUpperCase()}>
              {value === null ? notMeasured : vitalText(language, name, value)}
            </Figure>
          );
        })}
      </Figures>
      <Figures title={activity.title}>
        {counters.map((counter) => (
          <Figure key={counter} name={activity[counter]}>
            {formatNumber(language, analytics[counter])}
          </Figure>
        ))}
        <Figure name={activity.renderCount}>{formatNumber(language, renderCount)}</Figure>
        <Figure name={activity.lastUpdate}>
          {lastUpdate === null ? notMeasured : asWritten(language, time.format(lastUpdate))}
        </Figure>
      </Figures>
    </>
  );
}

function Figures({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="small font-medium text-aurora">{title}</h3>
      <dl className="small">{children}</dl>
    </section>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-1.5 last:border-0">
      <dt>{name}</dt>
      <dd className="tabular text-right whitespace-nowrap text-dust">{children}</dd>
    </div>
  );
}
