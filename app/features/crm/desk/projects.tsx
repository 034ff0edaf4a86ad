import { useState } from 'react';
import { planUpdateProject } from '#app/domain/crm/projects.ts';
import type { Query } from '#app/domain/crm/query.ts';
import { fill } from '#app/i18n/format.ts';
import { Chips } from './chips.tsx';
import { useAll, useDesk, useList } from './desk.tsx';
import { newRecord, useDeskQuery } from './desk-query.ts';
import { ExportButtons } from './export-buttons.tsx';
import { FoundLine } from './found-line.tsx';
import { ProjectBoard } from './project-board.tsx';
import { ProjectForm } from './project-form.tsx';
import { ProjectList } from './project-list.tsx';
import { projectsTable } from './projects-table.ts';
import { readAll } from './read-all.ts';
import { RecordField } from './record-field.tsx';
import { SearchField } from './search-field.tsx';
import { SectionHead } from './section-head.tsx';
import { SelectField } from './select-field.tsx';
import type { ProjectsView } from './stage-select.tsx';
import { useRecord } from './use-record.ts';

const sorts = ['stage', 'due', 'updatedAt'] as const;

/** The projects by stage or as a list, narrowed and sorted; all of it stands in the address. */
export function Projects() {
  const { words, store, team, run } = useDesk();
  const { projects: copy, tasks: taskWords } = words;
  const { get, set, openRecord, closeRecord } = useDeskQuery();
  const [cleared, setCleared] = useState(0);
  const [member, client, opened] = [get('responsable'), get('client'), get('fiche')];
  const by = sorts.find((key) => key === get('tri'));
  const isList = get('vue') === 'liste';
  const query: Query<'projects'> = {
    search: get('q'),
    where: { ...(member && { assignedTeamMember: member }), ...(client && { clientId: client }) },
    sort: by ? { by, descending: by === 'updatedAt' } : { by: 'name' },
  };
  const page = useList('projects', { ...query, limit: 1000 });
  const tasks = useAll('tasks');
  const isNarrowed = Boolean(get('q') || member || client);
  const isNew = opened === newRecord;
  const project = useRecord('projects', isNew ? null : opened || null) ?? null;

  const view: ProjectsView = {
    projects: page?.items ?? [],
    tasksOf: ({ id }) => tasks?.filter(({ projectId }) => projectId === id) ?? [],
    open: openRecord,
    move(moved, stage) {
      if (stage === moved.stage) return;
      const said = fill(copy.moved, { name: moved.name, stage: copy.stages[stage] });
      void run((planning) => planUpdateProject(moved, { stage }, planning), said);
    },
  };

  async function gather() {
    const records = await readAll(store, 'projects', query);
    return { records, rows: projectsTable(records, await readAll(store, 'clients'), words) };
  }

  return (
    <>
      <SectionHead title={copy.title} add={copy.add} />
      <div
        key={cleared}
        className="mt-6 grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]"
      >
        <SearchField id="projects-search" label={copy.search} />
        <SelectField
          name="projects-member"
          label={copy.member}
          value={member}
          options={[
            { value: '', label: copy.anyMember },
            ...team.map((value) => ({ value, label: value })),
          ]}
          onChange={(responsable) => set({ responsable })}
        />
        <RecordField
          collection="clients"
          name="projects-client"
          label={taskWords.client}
          value={client}
          none={taskWords.anyClient}
          onChange={(chosen) => set({ client: chosen })}
        />
        <SelectField
          name="projects-sort"
          label={words.clients.sort}
          value={by ?? ''}
          options={[
            { value: '', label: copy.name },
            { value: 'stage', label: copy.stage },
            { value: 'due', label: taskWords.due },
            { value: 'updatedAt', label: words.clients.sorts.updatedAt },
          ]}
          onChange={(tri) => set({ tri })}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <Chips
          label={copy.view}
          value={isList ? 'liste' : ''}
          options={[
            ['', copy.views.board],
            ['liste', copy.views.list],
          ]}
          onChange={(vue) => set({ vue })}
        />
        <ExportButtons what="projets" gather={gather} />
      </div>
      <FoundLine
        page={page}
        reset={copy.reset}
        onReset={
          isNarrowed
            ? () => {
                set({ q: '', responsable: '', client: '' });
                setCleared(cleared + 1);
              }
            : undefined
        }
      />
      {page && page.total === 0 && isNarrowed ? (
        <p className="heading py-16 text-center">{copy.empty}</p>
      ) : isList ? (
        <ProjectList {...view} />
      ) : (
        <ProjectBoard {...view} />
      )}
      {(project || isNew) && <ProjectForm key={opened} project={project} onClose={closeRecord} />}
    </>
  );
}
