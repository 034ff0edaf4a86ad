import { lazy, Suspense, useState } from 'react';
import type { IlaDashboardCopy } from '#app/content/ila-dashboard/shape.ts';
import type { TeamMember } from '#app/content/team/shape.ts';
import {
  editProject,
  mostProjects,
  projectOf,
  withNewProject,
  withoutProject,
  type ProjectDraft,
} from '#app/domain/ila/project-edits.ts';
import { withProject, type Project } from '#app/domain/ila/projects.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useIlaScore } from './use-ila-score.ts';

/** Loaded when first opened. */
const ProjectDialog = lazy(() =>
  import('./project-dialog.tsx').then((module) => ({ default: module.ProjectDialog })),
);

interface Notice {
  text: string;
  /** The deleted project and its position, as long as it can be restored. */
  removed: { project: Project; at: number } | null;
}

/** Buttons that add, edit and delete a project, and the result of the last action. */
export function ProjectActions({
  copy,
  team,
  project,
}: {
  copy: IlaDashboardCopy;
  team: readonly TeamMember[];
  project: Project | null;
}) {
  const messages = copy.dashboard;
  const { dashboard } = useIlaScore();
  const { notice, save, remove, undo } = useProjectEdits(messages);
  const [opened, setOpened] = useState<'add' | 'edit' | null>(null);
  const isFull = dashboard.projects.length >= mostProjects;
  return (
    <div className="scripted -mt-6">
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button aria-disabled:opacity-70"
          aria-disabled={isFull}
          onClick={() => !isFull && setOpened('add')}
        >
          <Icon name="plus" className="icon size-5" />
          {messages.add}
        </button>
        {project && (
          <>
            <button type="button" className="button" onClick={() => setOpened('edit')}>
              <Icon name="pen-line" className="icon size-5" />
              {fill(messages.edit, { name: project.name })}
            </button>
            <button type="button" className="button" onClick={() => remove(project)}>
              <Icon name="trash" className="icon size-5" />
              {fill(messages.remove, { name: project.name })}
            </button>
          </>
        )}
      </div>
      <p role="status" className="small mt-2 flex min-h-11 flex-wrap items-center gap-x-4">
        {notice?.text ?? (isFull ? messages.full : '')}
        {notice?.removed && (
          <button type="button" className="text-link min-h-11" onClick={undo}>
            <Icon name="undo-2" className="icon size-5" />
            {messages.undo}
          </button>
        )}
      </p>
      {opened && (
        <Suspense>
          <ProjectDialog
            copy={copy}
            team={team}
            project={opened === 'edit' ? project : null}
            onSave={(draft) => {
              save(opened === 'edit' ? project : null, draft);
              setOpened(null);
            }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function useProjectEdits(messages: IlaDashboardCopy['dashboard']) {
  const { dashboard, change, chooseProject } = useIlaScore();
  const [notice, setNotice] = useState<Notice | null>(null);

  function save(project: Project | null, draft: ProjectDraft) {
    const now = Date.now();
    const next = project
      ? editProject(project, draft, dashboard.riskBelow, now)
      : projectOf(draft, `project-${now.toString(36)}`, dashboard.riskBelow, now);
    const isKept = change(project ? withProject(dashboard, next) : withNewProject(dashboard, next));
    chooseProject(next.id);
    const text = fill(isKept ? messages.saved : messages.denied, { name: next.name });
    setNotice({ text, removed: null });
  }

  function remove(project: Project) {
    const at = dashboard.projects.indexOf(project);
    change(withoutProject(dashboard, project.id));
    setNotice({ text: fill(messages.removed, { name: project.name }), removed: { project, at } });
  }

  function undo() {
    if (!notice?.removed) return;
    const { project, at } = notice.removed;
    change(withNewProject(dashboard, project, at));
    chooseProject(project.id);
    setNotice(null);
  }

  return { notice, save, remove, undo };
}
