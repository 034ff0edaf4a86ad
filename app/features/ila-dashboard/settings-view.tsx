import { useRef, useState } from 'react';
import type { IlaDashboardCopy } from '#app/content/ila-dashboard/shape.ts';
import {
  dashboardBands,
  dashboardVersion,
  metricIds,
  metricWeights,
  riskBelow,
} from '#app/domain/ila/dashboard-score.ts';
import { withThreshold } from '#app/domain/ila/projects.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Slider } from '#app/ui/fields/slider.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Icon } from '#app/ui/icon.tsx';
import { DataTable } from '#app/ui/results/data-table.tsx';
import { download } from '#app/ui/results/download.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useIlaScore } from './use-ila-score.ts';

/** The rules of the score, the one adjustable threshold, and the data stored in this browser. */
export function SettingsView({ copy }: { copy: IlaDashboardCopy }) {
  const { language } = useVisit();
  const { settings } = copy;
  const [resets, setResets] = useState(0);
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
      <section>
        <h2 className="heading">{settings.weights}</h2>
        <p className="mt-1 text-dust">{settings.weightsNote}</p>
        <div className="mt-4">
          <DataTable
            title={settings.weights}
            columns={[{ label: settings.metric }, { label: settings.weight }]}
            rows={metricIds.map((id) => ({
              id,
              cells: [
                copy.metrics[id],
                formatNumber(language, metricWeights[id], { style: 'percent' }),
              ],
            }))}
          />
        </div>
        <h3 className="mt-6 font-semibold">{settings.bands}</h3>
        <ul className="small mt-2 text-dust">
          {dashboardBands.map(({ band, from }) => (
            <li key={band}>
              {fill(settings.band, { name: copy.bands[band], score: String(from) })}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-xs text-dust">
          {fill(copy.calculator.version, { version: String(dashboardVersion) })}
        </p>
      </section>
      <div className="grid grid-cols-1 content-start gap-12">
        {/* Sliders are uncontrolled: a reset remounts this one. */}
        <Threshold key={resets} copy={settings} />
        <LocalData copy={settings} onReset={() => setResets(resets + 1)} />
      </div>
    </div>
  );
}

function Threshold({ copy }: { copy: IlaDashboardCopy['settings'] }) {
  const { language } = useVisit();
  const { dashboard, change } = useIlaScore();
  const isLive = useHydrated();
  const [outcome, setOutcome] = useState<'saved' | 'denied' | null>(null);
  return (
    // Sliders are uncontrolled: this one remounts once the browser's value is known.
    <form
      key={isLive ? 'kept' : 'sample'}
      className="scripted"
      onInput={(event) => {
        const value = Number(new FormData(event.currentTarget).get('riskBelow'));
        setOutcome(change(withThreshold(dashboard, value)) ? 'saved' : 'denied');
      }}
    >
      <Slider
        name="riskBelow"
        label={copy.threshold}
        help={copy.thresholdHelp}
        {...riskBelow}
        initial={dashboard.riskBelow}
        value={dashboard.riskBelow}
        display={formatNumber(language, dashboard.riskBelow)}
      />
      <p role="status" className="small mt-2 min-h-6 text-dust">
        {outcome && copy[outcome]}
      </p>
    </form>
  );
}

function LocalData({ copy, onReset }: { copy: IlaDashboardCopy['settings']; onReset: () => void }) {
  const { dashboard, reset } = useIlaScore();
  const [stage, setStage] = useState<'idle' | 'asked' | 'done'>('idle');
  const resetButton = useRef<HTMLButtonElement>(null);
  /** The question and its buttons are removed: the focus returns to the button that opened it. */
  function answer(next: 'idle' | 'done') {
    setStage(next);
    resetButton.current?.focus();
  }
  function exportAll() {
    const file = { version: dashboardVersion, weights: metricWeights, ...dashboard };
    download('iluma-ila.json', 'text/json', `${JSON.stringify(file, null, 2)}\n`);
  }
  return (
    <section>
      <h2 className="heading">{copy.data}</h2>
      <p className="mt-1 text-dust">{copy.dataNote}</p>
      <div className="scripted mt-4 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={exportAll}>
          <Icon name="download" className="icon size-5" />
          {copy.export}
        </button>
        <button
          ref={resetButton}
          type="button"
          className="button"
          onClick={() => setStage('asked')}
        >
          <Icon name="trash" className="icon size-5" />
          {copy.reset}
        </button>
      </div>
      <div role="status" className="mt-4">
        {stage === 'asked' && (
          <>
            <p className="font-medium">{copy.confirm}</p>
            <div className="mt-3 flex flex-wrap gap-3">
              <button
                type="button"
                className="button button-primary"
                onClick={() => {
                  reset();
                  onReset();
                  answer('done');
                }}
              >
                {copy.yes}
              </button>
              <button type="button" className="button" onClick={() => answer('idle')}>
                {copy.no}
              </button>
            </div>
          </>
        )}
        {stage === 'done' && <p>{copy.done}</p>}
      </div>
    </section>
  );
}
