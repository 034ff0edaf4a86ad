import { useState } from 'react';
import type { Task } from '#app/domain/crm/records/entities.ts';
import type { Page } from '#app/domain/crm/store/store.ts';
import type { ExportProps } from '../export/export-buttons.tsx';
import { ExportMenu } from '../export/export-menu.tsx';
import { Chips } from '../fields/chips.tsx';
import { EmptyList } from '../filters/empty-list.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterChips, FilterSearch, FilterSelect } from '../filters/filter-fields.tsx';
import { FilterRecord } from '../filters/filter-record.tsx';
import { OwnerSelect } from '../filters/owner-select.tsx';
import { useFilters, type Filters } from '../filters/use-filters.ts';
import { AddButton } from '../frame/add-button.tsx';
import { May } from '../frame/staff-context.tsx';
import { newRecord, useWorkspaceQuery } from '../frame/workspace-query.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { localDay } from '../records/local-day.ts';
import { OpenedRecord } from '../records/opened-record.tsx';
import { readAll } from '../records/read-all.ts';
import { useAll, useList, useRecord } from '../records/use-records.ts';
import { PlaybookForm } from './playbook-form.tsx';
import { QuickAdd } from './quick-add.tsx';
import { taskExportRows } from './task-export.ts';
import { mine, taskFilters, taskQuery } from './task-filters.ts';
import { TaskForm } from './task-form.tsx';
import { TaskRow } from './task-row.tsx';

type TaskFilters = Filters<typeof taskFilters>;

/** The tasks, filtered and sorted. */
export function Tasks() {
  const { messages, user, team, store } = useWorkspace();
  const { tasks: copy } = messages;
  const { get, openRecord, closeRecord } = useWorkspaceQuery();
  const filters = useFilters(taskFilters);
  const [today] = useState(() => localDay(new Date()));
  const me = user?.name ?? '';
  const { client: clientId, project: projectId, owner: who } = filters.values;
  const owner = who === mine ? me : who;
  const query = taskQuery(filters.values, owner, today);
  const page = useList('tasks', { ...query, limit: 1000 });
  const projects = useAll('projects');
  const opened = get('fiche');
  const project = useRecord('projects', projectId || null);
  const shownClient = project?.clientId || clientId;

  async function gather() {
    const [records, clients, all] = await Promise.all([
      readAll(store, 'tasks', query),
      readAll(store, 'clients'),
      readAll(store, 'projects'),
    ]);
    return { records, rows: taskExportRows(records, clients, all, messages) };
  }

  return (
    <>
      <TaskFilterBar filters={filters} owner={owner} page={page} gather={gather} />
      <May action="edit">
        <QuickAdd
          id="task-quick"
          label={copy.quickLabel}
          clientId={shownClient || null}
          projectId={projectId || null}
          owner={owner || me || team[0]}
        />
      </May>
      {page?.total === 0 && (
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
      )}
      <ul>
        {page?.items.map((each) => (
          <li key={each.id}>
            <TaskRow
              task={each}
              today={today}
              project={projects?.find(({ id }) => id === each.projectId)}
              onEdit={() => openRecord(each.id)}
            />
          </li>
        ))}
      </ul>
      <May action="edit">
        <PlaybookForm
          key={`${shownClient} ${project?.id}`}
          clientId={shownClient}
          projectId={project?.id ?? null}
        />
      </May>
      {opened === newRecord ? (
        <TaskForm task={null} onClose={closeRecord} />
      ) : (
        opened && (
          <OpenedRecord
            key={opened}
            collection="tasks"
            id={opened}
            title={copy.editTitle}
            onClose={closeRecord}
          >
            {(task) => <TaskForm task={task} onClose={closeRecord} />}
          </OpenedRecord>
        )
      )}
    </>
  );
}

function TaskFilterBar({
  filters,
  owner,
  page,
  gather,
}: {
  filters: TaskFilters;
  owner: string;
  page: Page<Task> | null;
  gather: ExportProps['gather'];
}) {
  const { messages } = useWorkspace();
  const { tasks: copy } = messages;
  const { owner: who } = filters.values;
  const shared = { filters, messages };
  return (
    <FilterBar
      title={copy.title}
      filters={filters}
      page={page}
      reset={copy.reset}
      search={<FilterSearch {...shared} filter="search" />}
      chips={
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <Chips
            label={copy.whose}
            value={who === '' || who === mine ? who : 'other'}
            options={[
              ['', copy.all],
              [mine, copy.mine],
            ]}
            onChange={(whose) => filters.set({ owner: whose })}
          />
          <FilterChips {...shared} filter="due" />
        </div>
      }
      folded={{
        names: ['owner', 'status', 'priority', 'client', 'project', 'sort'],
        fields: (
          <>
            <TaskOwner filters={filters} owner={owner} />
            <FilterSelect {...shared} filter="status" />
            <FilterSelect {...shared} filter="priority" />
            <FilterRecord {...shared} filter="client" />
            <FilterRecord {...shared} filter="project" />
            <FilterSelect {...shared} filter="sort" />
          </>
        ),
      }}
      actions={
        <>
          <ExportMenu section="tasks" table={taskFilters} what="taches" gather={gather} />
          <AddButton label={messages.palette.newTask} />
        </>
      }
    />
  );
}

function TaskOwner({ filters, owner }: { filters: TaskFilters; owner: string }) {
  const { messages, user } = useWorkspace();
  const me = user?.name ?? '';
  return (
    <OwnerSelect
      id={taskFilters.owner.id}
      label={messages.tasks.owner}
      any={messages.projects.anyMember}
      value={owner}
      onChange={(name) => filters.set({ owner: name === me ? mine : name })}
    />
  );
}
