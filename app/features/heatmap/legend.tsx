import type { HeatmapCopy } from '#app/content/heatmap/shape.ts';
import type { ScanView } from '#app/domain/heatmap/heatmap-link.ts';
import { rankBands } from '#app/domain/heatmap/scan-summary.ts';
import { bandLooks, gainLooks, waterLook } from './bands.ts';
import { waterMark } from './scan-phrases.ts';

const changes = [
  ['better', '+2'],
  ['same', '='],
  ['worse', '−2'],
] as const;

export function Legend({
  copy,
  show,
  hasWater,
}: {
  copy: HeatmapCopy['map'];
  show: ScanView;
  hasWater: boolean;
}) {
  const entries =
    show === 'change'
      ? changes.map(([id, sample]) => ({ id, sample, label: copy[id], ...gainLooks[id] }))
      : rankBands.map(({ band, to }) => ({
          id: band,
          sample: to === null ? '20+' : String(to),
          label: copy.bands[band],
          ...bandLooks[band],
        }));
  const water = { id: 'water', sample: waterMark, label: copy.water, ...waterLook };
  return (
    <ul aria-label={copy.legend} className="flex flex-wrap gap-x-5 gap-y-2">
      {[...entries, ...(hasWater ? [water] : [])].map(({ id, sample, label, mark }) => (
        <li key={id} className="small flex items-center gap-2 text-dust">
          <span
            aria-hidden="true"
            className={`tabular grid size-7 place-items-center rounded-full border text-[0.6875rem] font-semibold ${mark}`}
          >
            {sample}
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}
