import { useEffect, useRef, useState, type ReactNode } from 'react';
import { dashboardDelays, type Metrics } from '#app/domain/ila/dashboard-score.ts';
import { interconnect, withProject, type Project } from '#app/domain/ila/projects.ts';
import { readDashboard } from '#app/domain/ila/stored-dashboard.ts';
import { useStored, createStored, toolStorage } from '#app/ui/stored.ts';
import { IlaScoreContext, type IlaScore, type Work } from './use-ila-score.ts';

/** The projects in this browser, the sample and the visitor's own, with their latest changes. */
const dashboardStore = createStored('iluma-ila-dashboard', readDashboard, toolStorage);

const idle = { calculation: false, interconnect: false, content: false } as const;

/** State shared by the four tabs: projects, last calculation and busy flags. All of it is local. */
export function IlaScoreProvider({
  initial,
  children,
}: {
  /** A calculation read from the query. */
  initial: Metrics | null;
  children: ReactNode;
}) {
  const dashboard = useStored(dashboardStore);
  const [projectId, setProjectId] = useState(dashboard.projects[0]?.id);
  const [calculated, setCalculated] = useState(initial);
  const { busy, take } = useBusyTimers();

  const project =
    dashboard.projects.find(({ id }) => id === projectId) ?? dashboard.projects[0] ?? null;

  /** Reads the store again: it may have changed since the work started, in another tab too. */
  function synchronise(id: string): Project | null {
    const latest = dashboardStore.read();
    const one = latest.projects.find((each) => each.id === id);
    if (!one) return null;
    const next = interconnect(one, calculated, latest.riskBelow, Date.now());
    dashboardStore.write(withProject(latest, next));
    return next;
  }

  const score: IlaScore = {
    dashboard,
    project,
    calculated,
    busy,
    chooseProject: setProjectId,
    change: dashboardStore.write,
    reset: dashboardStore.clear,
    calculate: (metrics, then) =>
      take('calculation', () => {
        setCalculated(metrics);
        then();
      }),
    interconnect: (then) =>
      take('interconnect', () => {
        const next = project && synchronise(project.id);
        if (next) then(next);
      }),
    write: (then) => take('content', then),
  };
  return <IlaScoreContext value={score}>{children}</IlaScoreContext>;
}

/** Simulated work, each kind with a busy flag and a fixed delay. */
function useBusyTimers() {
  const [busy, setBusy] = useState<IlaScore['busy']>(idle);
  const timers = useRef(new Set<number>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => window.clearTimeout(timer));
  }, []);

  function take(work: Work, then: () => void) {
    if (busy[work]) return;
    setBusy((flags) => ({ ...flags, [work]: true }));
    const timer = window.setTimeout(() => {
      timers.current.delete(timer);
      setBusy((flags) => ({ ...flags, [work]: false }));
      then();
    }, dashboardDelays[work]);
    timers.current.add(timer);
  }

  return { busy, take };
}
