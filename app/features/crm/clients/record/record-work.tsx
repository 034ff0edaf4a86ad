import type { Client } from '#app/domain/crm/records/entities.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { RecordLink } from '../../records/record-link.tsx';
import { useList } from '../../records/use-records.ts';

/** The client's projects and tasks, as links. */
export function Work({ client: { id } }: { client: Client }) {
  const {
    messages: { projects: projectMessages, tasks: taskMessages, clientList, frame },
  } = useWorkspace();
  const copy = clientList.record;
  const query = { where: { clientId: id }, limit: 50 };
  const projects = useList('projects', query)?.items ?? [];
  const tasks = useList('tasks', query)?.items ?? [];
  const lists = [
    [
      'projets',
      frame.tabs.projets,
      copy.noProject,
      projects.map((project) => [project.id, project.name, projectMessages.stages[project.stage]]),
    ],
    [
      'taches',
      frame.tabs.taches,
      copy.noTask,
      tasks.map((task) => [task.id, task.title, taskMessages.statuses[task.status]]),
    ],
  ] as const;
  return (
    <section>
      <h3 className="heading mb-2">{copy.work}</h3>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {lists.map(([tab, name, none, items]) => (
          <div key={tab} className="min-w-0 border-t border-line pt-2">
            <h4 className="small text-dust">{name}</h4>
            {items.length === 0 && <p>{none}</p>}
            <ul>
              {items.map(([record = '', title, state]) => (
                <li key={record} className="py-1">
                  <RecordLink tab={tab} values={{ fiche: record }}>
                    {title}
                  </RecordLink>
                  <span className="block text-xs text-dust">{state}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
