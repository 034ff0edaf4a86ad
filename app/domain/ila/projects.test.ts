import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metricDefaults } from './dashboard-fields.ts';
import { analyse, overallOf } from './dashboard-score.ts';
import {
  editProject,
  mostProjects,
  projectOf,
  withNewProject,
  withoutProject,
} from './project-edits.ts';
import {
  averageOf,
  interconnect,
  moduleIds,
  mostEntries,
  sampleDashboard,
  updateProject,
  withProject,
  withThreshold,
  workloadOf,
  type Project,
} from './projects.ts';
import { readDashboard } from './stored-dashboard.ts';

const [first] = sampleDashboard.projects as [Project, ...Project[]];
const now = Date.UTC(2026, 5, 1);

describe('the sample dashboard', () => {
  it.each(sampleDashboard.projects.map((project) => [project.name, project] as const))(
    'has the project %s with module scores from 85 to 95 and their average as its own (MOD-03, ILAD-21)',
    (_name, { moduleScores, analysis, history }) => {
      expect(history).toEqual([]);
      // The ILA module's score comes from the metrics, the overall score from the modules.
      expect(overallOf(analysis.metrics)).toBe(moduleScores.ila);
      expect(Object.keys(moduleScores)).toEqual([...moduleIds]);
      for (const score of Object.values(moduleScores)) {
        expect(score).toBeGreaterThanOrEqual(85);
        expect(score).toBeLessThanOrEqual(95);
      }
      expect(analysis.overallScore).toBe(averageOf(moduleScores));
    },
  );

  it('has projects with risks and one without', () => {
    const risky = sampleDashboard.projects.filter(
      ({ analysis }) => analysis.riskFactors.length > 0,
    );
    expect(first.analysis.riskFactors).toEqual([]);
    expect(risky.length).toBeGreaterThan(0);
  });
});

describe('an update', () => {
  it('sets the overall score to the rounded average of the module scores (ILAD-21)', () => {
    const zero = Object.fromEntries(moduleIds.map((id) => [id, 0]));
    const updated = updateProject(first, { moduleScores: { ...zero, hub: 100, ila: 71 } }, 70, now);
    // 171 / 6 = 28.5
    expect(updated.analysis.overallScore).toBe(29);
    expect(updated.analysis.trends.direction).toBe('down');
    expect(updated.lastUpdated).toBe(now);
  });

  it('by interconnection copies the calculation to the ILA module', () => {
    const synced = interconnect(first, { ...metricDefaults, seo: 60 }, 70, now);
    expect(synced.analysis.metrics.seo).toBe(60);
    expect(synced.analysis.riskFactors).toEqual(['seo']);
    // 82.0 - 0.25 x 20
    expect(synced.moduleScores).toEqual({ ...first.moduleScores, ila: 77 });
    expect(synced.analysis.overallScore).toBe(averageOf(synced.moduleScores));
  });

  it('without a calculation uses the project’s own metrics', () => {
    expect(interconnect(first, null, 70, now).moduleScores.ila).toBe(
      analyse(first.analysis.metrics).overallScore,
    );
  });
});

describe('the visitor’s own project', () => {
  const draft = {
    name: 'Chez Rose',
    metrics: metricDefaults,
    moduleScores: { ...first.moduleScores, ila: 3 },
    assignedTeamMember: 'claire',
  } as const;
  const own = projectOf(draft, 'rose', 70, now);

  it('has the average of its module scores, ILA’s from its metrics, and a first history entry', () => {
    expect(own.moduleScores.ila).toBe(82);
    expect(own.analysis.overallScore).toBe(averageOf(own.moduleScores));
    expect(own.history).toEqual([{ at: now, score: own.analysis.overallScore }]);
    expect(own).toMatchObject({ id: 'rose', name: 'Chez Rose', assignedTeamMember: 'claire' });
  });

  it('keeps its latest history entries when edited', () => {
    const edited = editProject(own, { ...draft, name: 'Rose' }, 70, now + 1);
    expect([edited.name, edited.history.length]).toEqual(['Rose', 2]);
    let grown: Project = own;
    for (let each = 0; each < 60; each += 1) grown = interconnect(grown, null, 70, now + each);
    expect(grown.history).toHaveLength(mostEntries);
    expect(grown.history.at(-1)?.at).toBe(now + 59);
  });

  it('can be added, deleted and restored to its position', () => {
    const more = withNewProject(sampleDashboard, own);
    expect(more.projects.at(-1)).toBe(own);
    const less = withoutProject(more, first.id);
    expect(less.projects.map(({ id }) => id)).not.toContain(first.id);
    expect(withNewProject(less, first, 0)).toEqual(more);
  });

  it('survives a round trip, as do deleted projects and an empty list', () => {
    const changed = withoutProject(withNewProject(sampleDashboard, own), first.id);
    for (const each of [changed, { ...changed, projects: [] }])
      expect(readDashboard(JSON.parse(JSON.stringify(each)))).toEqual(each);
  });

  it('is dropped when stored without a name, with a repeated id or beyond the maximum', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ id: `p${at}`, name: 'P' }));
    const stored = [{ id: 'a', name: ' ' }, { name: 'x' }, { id: 'b' }, many[0], ...many];
    const { projects } = readDashboard({ projects: stored });
    expect(projects).toHaveLength(mostProjects);
    expect(projects[0]).toMatchObject({ id: 'p0', name: 'P', history: [] });
  });
});

describe('the team', () => {
  it('has the workload of its projects', () => {
    const all = memberLoads();
    expect(all).toEqual([2, 1, 1]);
    const freed = withProject(sampleDashboard, { ...first, assignedTeamMember: null });
    expect(workloadOf(freed, 'ines')).toMatchObject({ share: 0.25 });
  });
});

function memberLoads() {
  return (['ines', 'mateo', 'claire'] as const).map(
    (id) => workloadOf(sampleDashboard, id).projects.length,
  );
}

describe('a stored dashboard', () => {
  it('survives a round trip', () => {
    const changed = withThreshold(
      withProject(
        sampleDashboard,
        interconnect(
          { ...first, assignedTeamMember: null },
          { ...metricDefaults, seo: 5 },
          85,
          now,
        ),
      ),
      85,
    );
    expect(readDashboard(JSON.parse(JSON.stringify(changed)))).toEqual(changed);
  });

  it.each([null, 'x', 7, [], {}, { projects: 'none' }, { riskBelow: 900 }, { statuses: { x: 1 } }])(
    'is replaced by the sample if it is %j',
    (json) => expect(readDashboard(json)).toEqual(sampleDashboard),
  );

  it('falls back to the sample for each invalid value', () => {
    const broken = {
      projects: [
        { id: first.id, moduleScores: { hub: 'high', ila: 12.5 }, assignedTeamMember: 'nobody' },
        ...sampleDashboard.projects.slice(1).map(({ id }) => ({ id, history: [{ at: 'x' }] })),
        { id: 'unknown' },
      ],
    };
    expect(readDashboard(broken)).toEqual(sampleDashboard);
  });

  it('is parsed without an error, for any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(readDashboard(json).projects.length).toBeLessThanOrEqual(mostProjects);
      }),
    );
  });
});
