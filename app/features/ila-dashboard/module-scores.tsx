import type { IlaDashboardCopy } from '#app/content/ila-dashboard/shape.ts';
import { bandOf, tierOf } from '#app/domain/ila/dashboard-score.ts';
import { moduleIds, type ModuleScores as Scores } from '#app/domain/ila/projects.ts';

/** Badge of each tier: 90 and above, 80 to 89, below 80. It contains the figure and its label. */
const badges = {
  high: 'text-band-green',
  middle: 'text-band-yellow',
  low: 'text-band-red',
} as const;

/** The project's score for each of the six modules. */
export function ModuleScores({ copy, scores }: { copy: IlaDashboardCopy; scores: Scores }) {
  return (
    <section>
      <h3 className="heading">{copy.dashboard.modules}</h3>
      <p className="small mt-1 text-dust">{copy.dashboard.modulesNote}</p>
      <ul className="ruled mt-4 grid-cols-2 md:grid-cols-3 lg:grid-cols-6">
        {moduleIds.map((id) => (
          <li key={id} className="p-4">
            <span className="small block text-dust">{copy.modules[id]}</span>
            <span className={`figure tabular block ${badges[tierOf(scores[id])]}`}>
              {scores[id]}
            </span>
            <span className={`text-xs ${badges[tierOf(scores[id])]}`}>
              {copy.bands[bandOf(scores[id])]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
