import type { LoyaltyCopy } from '#app/content/loyalty/shape.ts';
import { StatRow } from '#app/ui/charts/stat-row.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { DataTable } from '#app/ui/results/data-table.tsx';

/** Segments, metrics and actions: the same in the tabs of segmentation and analytics, as specified (LOY-09). */
export function Sample({ copy }: { copy: LoyaltyCopy['sample'] }) {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
      <div>
        <h3 className="heading">{copy.segmentsTitle}</h3>
        <DataTable
          title={copy.note}
          isTitled
          columns={[{ label: copy.segment }, { label: copy.volume }, { label: copy.engagement }]}
          rows={copy.segments.map(({ name, text, volume, engagement }) => ({
            id: name,
            cells: [
              <>
                <span className="font-medium">{name}</span>
                <span className="block text-dust">{text}</span>
              </>,
              <span key="volume" className="figure">
                {volume}
              </span>,
              <span key="engagement" className="figure">
                {engagement}
              </span>,
            ],
          }))}
        />
      </div>
      <div>
        <h3 className="heading">{copy.actionsTitle}</h3>
        <p className="mt-4 mb-2 text-xs text-dust">{copy.note}</p>
        <ul className="border-t border-line-2">
          {copy.actions.map(({ name, text, isActive }) => (
            <li
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3"
            >
              <span className="font-medium">
                {name}
                <span className="small block font-normal text-dust">{text}</span>
              </span>
              <span
                className={`small flex items-center gap-2 ${isActive ? 'text-band-green' : 'text-dust'}`}
              >
                <Icon name={isActive ? 'check' : 'calendar'} className="icon size-5" />
                {isActive ? copy.active : copy.planned}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:col-span-2">
        <h3 className="heading mb-6">{copy.metricsTitle}</h3>
        <StatRow stats={copy.metrics} note={copy.note} />
      </div>
    </div>
  );
}
