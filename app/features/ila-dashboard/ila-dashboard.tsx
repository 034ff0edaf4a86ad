import type { IlaDashboardCopy } from '#app/content/ila-dashboard/shape.ts';
import type { TeamMember } from '#app/content/team/shape.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import { Calculator, type Calculation } from './calculator.tsx';
import { IlaScoreProvider } from './ila-score-provider.tsx';
import { ProjectView } from './project-view.tsx';
import { SettingsView } from './settings-view.tsx';
import { TeamView } from './team-view.tsx';

/** The ILA module: the projects' scores, the calculator, the team and the rules. */
export function IlaDashboard({
  copy,
  team,
  calculation,
}: {
  copy: IlaDashboardCopy;
  team: readonly TeamMember[];
  calculation: Calculation;
}) {
  return (
    <IlaScoreProvider initial={calculation.wasSent ? calculation.metrics : null}>
      <Tabs
        label={copy.tabs.label}
        tabs={[
          {
            id: 'dashboard',
            label: copy.tabs.dashboard,
            icon: 'gauge',
            panel: <ProjectView copy={copy} team={team} />,
          },
          {
            id: 'calculator',
            label: copy.tabs.calculator,
            icon: 'calculator',
            panel: <Calculator copy={copy} calculation={calculation} />,
          },
          {
            id: 'team',
            label: copy.tabs.team,
            icon: 'users',
            panel: <TeamView copy={copy.team} team={team} />,
          },
          {
            id: 'settings',
            label: copy.tabs.settings,
            icon: 'settings',
            panel: <SettingsView copy={copy} />,
          },
        ]}
      />
    </IlaScoreProvider>
  );
}
