import type { ReactNode } from 'react';
import { Finding, type FindingTexts, type ShownFinding } from './finding.tsx';

export interface FindingGroup {
  readonly id: string;
  readonly name: string;
  readonly findings: readonly ShownFinding[];
}

/**
 * Findings by area; empty areas are omitted.
 *
 * @param countOf number of findings in an area, as text
 * @param renderGroupTools actions on all findings of an area
 * @param renderTools actions on one finding
 */
export function FindingGroups({
  groups,
  idPrefix,
  copy,
  countOf,
  renderGroupTools,
  renderTools,
}: {
  groups: readonly FindingGroup[];
  idPrefix: string;
  copy: FindingTexts;
  countOf: (count: number) => string;
  renderGroupTools?: (group: FindingGroup) => ReactNode;
  renderTools?: (finding: ShownFinding) => ReactNode;
}) {
  return groups
    .filter(({ findings }) => findings.length > 0)
    .map((group) => (
      <section key={group.id} className="mt-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-line-2 pb-2">
          <h3 className="heading">{group.name}</h3>
          <p className="small text-dust">{countOf(group.findings.length)}</p>
          {renderGroupTools?.(group)}
        </div>
        <ul>
          {group.findings.map((finding) => (
            <Finding key={finding.id} anchor={idPrefix + finding.id} finding={finding} copy={copy}>
              {renderTools?.(finding)}
            </Finding>
          ))}
        </ul>
      </section>
    ));
}
