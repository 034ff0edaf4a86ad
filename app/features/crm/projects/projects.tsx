import { planUpdateProject } from '#app/domain/crm/plans/projects.ts';
import { fill } from '#app/i18n/format.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { EmptyList } from '../filters/empty-list.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterChips, FilterSearch, FilterSelect } from '../filters/filter-fields.tsx';
import { FilterRecord } from '../filters/filter-record.tsx';
import { OwnerSelect } from '../filters/owner-select.tsx';
import { useFilters } from '../filters/use-filters.ts';
import { AddButton } from '../frame/add-button.tsx';
import { May } from '../frame/staff-context.tsx';
import { newRecord, useWorkspaceQuery } from '../frame/workspace-query.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { OpenedRecord } from '../records/opened-record.tsx';
import { readAll } from '../records/read-all.ts';
import { useAll, useList } from '../records/use-records.ts';
import { ProjectBoard } from './project-board.tsx';
import { projectExportRows } from './project-export.ts';
import { projectFilters, projectQuery } from './project-filters.ts';
import { ProjectForm } from './project-form.tsx';
import { ProjectList } from './project-list.tsx';
import type { ProjectsView } from './stage-select.tsx';

/** The projects by stage or as a list, filtered and sorted. */
export function Projects() {
  const { messages, store } = useWorkspace();
  const { projects: copy } = messages;
  const { get, closeRecord } = useWorkspaceQuery();
  const filters = useFilters(projectFilters);
  const query = projectQuery(filters.values);
  const page = useList('projects', { ...query, limit: 1000 });
  const view = useProjectsView(page?.items ?? []);
  const opened = get('fiche');
  const shared = { filters, messages };
  const View = filters.values.view === 'liste' ? ProjectList : ProjectBoard;

  async function gather() {
    const records = await readAll(store, 'projects', query);
    return { records, rows: projectExportRows(records, await readAll(store, 'clients'), messages) };
  }

  return (
    <>
      <FilterBar
        title={copy.title}
        filters={filters}
        page={page}
        reset={copy.reset}
        search={<FilterSearch {...shared} filter="search" />}
        chips={<FilterChips {...shared} filter="view" />}
        folded={{
          names: ['member', 'client', 'sort'],
          fields: (
            <>
              <OwnerSelect
                id={projectFilters.member.id}
                label={copy.member}
                any={copy.anyMember}
                value={filters.values.member}
                onChange={(member) => filters.set({ member })}
              />
              <FilterRecord {...shared} filter="client" />
              <FilterSelect {...shared} filter="sort" />
            </>
          ),
        }}
        actions={
          <>
            <ExportMenu section="projects" table={projectFilters} what="projets" gather={gather} />
            <AddButton label={copy.add} />
          </>
        }
      />
      {page?.total === 0 ? (
        <EmptyList
          filters={filters}
          noMatch={copy.empty}
          advice={filters.values.search && messages.palette.advice}
          reset={copy.reset}
          none={copy.none}
        >
          <May action="edit">
            <p className="text-dust">{copy.noneHint}</p>
          </May>
        </EmptyList>
      ) : (
        <View {...view} />
      )}
      {opened === newRecord ? (
        <ProjectForm project={null} onClose={closeRecord} />
      ) : (
        opened && (
          <OpenedRecord
            key={opened}
            collection="projects"
            id={opened}
            title={copy.editTitle}
            onClose={closeRecord}
          >
            {(project) => <ProjectForm project={project} onClose={closeRecord} />}
          </OpenedRecord>
        )
      )}
    </>
  );
}

/** Props shared by the board and the list. */
function useProjectsView(projects: ProjectsView['projects']): ProjectsView {
  const {
    messages: { projects: copy },
    run,
  } = useWorkspace();
  const { openRecord } = useWorkspaceQuery();
  const tasks = useAll('tasks');
  return {
    projects,
    tasksOf: ({ id }) => tasks?.filter(({ projectId }) => projectId === id) ?? [],
    open: openRecord,
    move(moved, stage) {
      if (stage === moved.stage) return;
      const said = fill(copy.moved, { name: moved.name, stage: copy.stages[stage] });
      void run((planning) => planUpdateProject(moved, { stage }, planning), said);
    },
  };
}
