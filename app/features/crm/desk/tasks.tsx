import { useState } from 'react';
import { taskPriorities, taskStatuses } from '#app/domain/crm/entities.ts';
import { daysAfter } from '#app/domain/crm/days.ts';
import type { Query } from '#app/domain/crm/query.ts';
import { Chips } from './chips.tsx';
import { May, useAll, useDesk, useList } from './desk.tsx';
import { newRecord, useDeskQuery } from './desk-query.ts';
import { FoundLine } from './found-line.tsx';
import { localDay } from './local-day.ts';
import { PlaybookForm } from './playbook-form.tsx';
import { QuickAdd } from './quick-add.tsx';
import { RecordField } from './record-field.tsx';
import { SearchField } from './search-field.tsx';
import { SectionHead } from './section-head.tsx';
import { SelectField } from './select-field.tsx';
import { TaskForm } from './task-form.tsx';
import { TaskRow } from './task-row.tsx';
import { useRecord } from './use-record.ts';

/** Days from today on whose unfinished tasks a choice shows, late ones included. */
const dues = { late: 0, today: 1, week: 8 } as const;
type Due = keyof typeof dues;

const sorts = ['priority', 'status', 'title', 'updatedAt'] as const;
const nothing = { q: '', qui: '', statut: '', priorite: '', echeance: '', client: '', projet: '' };

/** What is to be done, narrowed and sorted; all of it stands in the address. */
export function Tasks() {
  const { words, user, team } = useDesk();
  const { tasks: copy } = words;
  const { get, set, openRecord, closeRecord } = useDeskQuery();
  const [cleared, setCleared] = useState(0);
  const [today] = useState(() => localDay(new Date()));
  const me = user?.name ?? '';
  const who = get('qui');
  const status = taskStatuses.find((each) => each === get('statut'));
  const priority = taskPriorities.find((each) => each === get('priorite'));
  const due = (Object.keys(dues) as Due[]).find((each) => each === get('echeance'));
  const [clientId, projectId, opened] = [get('client'), get('projet'), get('fiche')];
  const by = sorts.find((key) => key === get('tri'));
  const owner = who === 'moi' ? me : who;
  const owners = [...new Set([...team, me, owner])].filter(Boolean);
  const query: Query<'tasks'> = {
    search: get('q'),
    where: {
      ...(owner && { owner }),
      ...(status && { status }),
      ...(priority && { priority }),
      ...(due && { overdueOn: daysAfter(today, dues[due]) }),
      ...(clientId && { clientId }),
      ...(projectId && { projectId }),
    },
    sort: by ? { by, descending: by === 'updatedAt' } : { by: 'due' },
  };
  const page = useList('tasks', { ...query, limit: 1000 });
  const projects = useAll('projects');
  const isNew = opened === newRecord;
  const task = useRecord('tasks', isNew ? null : opened || null) ?? null;
  const project = useRecord('projects', projectId || null);
  const isNarrowed = Object.keys(nothing).some((name) => get(name) !== '');

  return (
    <>
      <SectionHead title={copy.title} add={words.palette.newTask} />
      <May action="edit">
        <QuickAdd
          id="task-quick"
          label={copy.quickLabel}
          clientId={project?.clientId || clientId || null}
          projectId={projectId || null}
          owner={owner || me || team[0]}
        />
      </May>
      <div key={cleared} className="mt-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SearchField id="tasks-search" label={copy.search} />
        <SelectField
          name="tasks-owner"
          label={copy.owner}
          value={owner}
          options={[
            { value: '', label: words.projects.anyMember },
            ...owners.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(name) => set({ qui: name === me ? 'moi' : name })}
        />
        <SelectField
          name="tasks-status"
          label={copy.status}
          value={status ?? ''}
          options={[
            { value: '', label: copy.anyStatus },
            ...taskStatuses.map((value) => ({ value, label: copy.statuses[value] })),
          ]}
          onChange={(statut) => set({ statut })}
        />
        <SelectField
          name="tasks-priority"
          label={copy.priority}
          value={priority ?? ''}
          options={[
            { value: '', label: copy.anyPriority },
            ...taskPriorities.map((value) => ({ value, label: copy.priorities[value] })),
          ]}
          onChange={(priorite) => set({ priorite })}
        />
        <RecordField
          collection="clients"
          name="tasks-client"
          label={copy.client}
          value={clientId}
          none={copy.anyClient}
          onChange={(chosen) => set({ client: chosen })}
        />
        <RecordField
          collection="projects"
          name="tasks-project"
          label={copy.project}
          value={projectId}
          none={copy.anyProject}
          onChange={(projet) => set({ projet })}
        />
        <SelectField
          name="tasks-sort"
          label={copy.sort}
          value={by ?? ''}
          options={[
            { value: '', label: copy.due },
            { value: 'priority', label: copy.priority },
            { value: 'status', label: copy.status },
            { value: 'title', label: copy.taskTitle },
            { value: 'updatedAt', label: words.clients.sorts.updatedAt },
          ]}
          onChange={(tri) => set({ tri })}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        <Chips
          label={copy.whose}
          value={who === 'moi' ? 'moi' : who === '' ? '' : 'other'}
          options={[
            ['', copy.all],
            ['moi', copy.mine],
          ]}
          onChange={(qui) => set({ qui })}
        />
        <Chips
          label={copy.due}
          value={due ?? ''}
          options={[
            ['', copy.dues.any],
            ['late', copy.dues.late],
            ['today', copy.dues.today],
            ['week', copy.dues.week],
          ]}
          onChange={(echeance) => set({ echeance })}
        />
      </div>
      <FoundLine
        page={page}
        reset={copy.reset}
        onReset={
          isNarrowed
            ? () => {
                set(nothing);
                setCleared(cleared + 1);
              }
            : undefined
        }
      />
      {page?.total === 0 && <p className="heading py-16 text-center">{copy.empty}</p>}
      <ul className="mt-2 border-t border-line">
        {page?.items.map((each) => (
          <li key={each.id} className="border-b border-line py-3">
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
        <PlaybookForm />
      </May>
      {(task || isNew) && <TaskForm key={opened} task={task} onClose={closeRecord} />}
    </>
  );
}
