import { useEffect, useState } from 'react';
import type { Client, Project, Task } from '#app/domain/crm/entities.ts';
import { searchWords } from '#app/domain/crm/search-words.ts';
import { fold } from '#app/domain/search/fold.ts';
import { unanswered, useDesk } from '../desk.tsx';
import { deskAddress } from '../desk-query.ts';

/** One line of the palette: a command, or a record that it opens. */
export interface Choice {
  /** Tells choices apart from one time to the next. */
  key: string;
  label: string;
  detail?: string;
  /** Shortcut that does the same. */
  keys?: readonly string[];
  /** Where it leads, or what it does. */
  does: string | (() => void);
}

export interface Group {
  id: 'recent' | 'commands' | 'clients' | 'projects' | 'tasks';
  choices: readonly Choice[];
}

/** How many records of a kind are offered. */
const offered = 6;

/**
 * What the palette offers for the words typed: recent choices first, then commands and the records that the store finds.
 *
 * @param recent what was chosen before, latest first
 */
export function useChoices(
  text: string,
  commands: readonly Choice[],
  recent: readonly Choice[],
): readonly Group[] {
  const records = useRecords(text);
  const words = searchWords(text);
  const suits = ({ label }: Choice) => words.every((word) => fold(label).includes(word));
  const known = recent.map((choice) => commands.find(({ key }) => key === choice.key) ?? choice);
  const isRecent = new Set(recent.map(({ key }) => key));
  const fresh = (choices: readonly Choice[]) => choices.filter(({ key }) => !isRecent.has(key));
  const groups: Group[] = [
    { id: 'recent', choices: known.filter(suits) },
    { id: 'commands', choices: fresh(commands.filter(suits)) },
    ...records.map(({ id, choices }) => ({ id, choices: fresh(choices) })),
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

function useRecords(text: string): readonly Group[] {
  const { store, words } = useDesk();
  const [found, setFound] = useState<readonly Group[]>([]);

  useEffect(() => {
    let isWanted = true;
    const query = { search: text, limit: offered };
    const find = async () => {
      const none = searchWords(text).length === 0;
      // What the store does not answer is not offered; that it is away is said by the trouble bar.
      const [clients, projects, tasks] = await Promise.all([
        none ? null : store.list('clients', query).catch(unanswered),
        none ? null : store.list('projects', query).catch(unanswered),
        none ? null : store.list('tasks', query).catch(unanswered),
      ]);
      if (!isWanted) return;
      setFound([
        { id: 'clients', choices: (clients?.items ?? []).map(clientChoice) },
        {
          id: 'projects',
          choices: (projects?.items ?? []).map((project) => ({
            ...projectChoice(project),
            detail: words.projects.stages[project.stage],
          })),
        },
        {
          id: 'tasks',
          choices: (tasks?.items ?? []).map((task) => ({
            ...taskChoice(task),
            detail: words.tasks.statuses[task.status],
          })),
        },
      ]);
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [store, text, words]);

  return found;
}

const clientChoice = ({ id, name, sector }: Client): Choice => ({
  key: `clients/${id}`,
  label: name,
  detail: sector,
  does: deskAddress('clients', { fiche: id }),
});

const projectChoice = ({ id, name }: Project): Choice => ({
  key: `projects/${id}`,
  label: name,
  does: deskAddress('projets', { fiche: id }),
});

const taskChoice = ({ id, title }: Task): Choice => ({
  key: `tasks/${id}`,
  label: title,
  does: deskAddress('taches', { fiche: id }),
});
