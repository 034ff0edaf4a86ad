import { useState } from 'react';
import type { IlaDashboardCopy } from '#app/content/ila-dashboard/shape.ts';
import { bandOf, shownPoints } from '#app/domain/ila/dashboard-score.ts';
import { moduleIds, type Project } from '#app/domain/ila/projects.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useIlaScore } from './use-ila-score.ts';

/** The project in a few sentences, for a message to its owner. */
export function Summary({ copy, project }: { copy: IlaDashboardCopy; project: Project }) {
  const { language } = useVisit();
  const { busy, write } = useIlaScore();
  const [writtenFor, setWrittenFor] = useState<string | null>(null);
  const messages = copy.dashboard.summary;
  return (
    <div className="scripted">
      <button
        type="button"
        className="button aria-disabled:cursor-progress"
        aria-disabled={busy.content}
        onClick={() => write(() => setWrittenFor(project.id))}
      >
        <Icon name="pen-line" className="icon size-5" />
        {busy.content ? messages.busy : messages.button}
      </button>
      <div role="status">
        {writtenFor === project.id && !busy.content && (
          <figure className="mt-4 border-l-2 border-lumen pl-5">
            <figcaption className="small text-dust">{messages.title}</figcaption>
            <p className="mt-1 select-all">{summaryOf(language, copy, project)}</p>
          </figure>
        )}
      </div>
    </div>
  );
}

function summaryOf(
  language: Language,
  copy: IlaDashboardCopy,
  {
    name,
    analysis: { overallScore, trends, riskFactors, opportunities, recommendations },
  }: Project,
): string {
  const messages = copy.dashboard.summary;
  const [best] = opportunities;
  return [
    fill(messages.text, {
      name,
      score: String(overallScore),
      label: copy.bands[bandOf(overallScore)],
      value: copy.directions[trends.direction],
    }),
    best &&
      fill(plural(language, shownPoints(best.left / moduleIds.length), messages.next), {
        name: copy.metrics[best.id],
      }),
    riskFactors.length > 0 &&
      fill(messages.risk, { name: riskFactors.map((id) => copy.metrics[id]).join(', ') }),
    ...recommendations.map((id) => copy.advice[id]),
  ]
    .filter(Boolean)
    .join(' ');
}
