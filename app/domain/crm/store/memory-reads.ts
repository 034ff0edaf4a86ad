import { figuresOf } from '../figures/figures.ts';
import { withoutNextStep } from '../figures/next-step.ts';
import { overviewOf } from '../figures/overview.ts';
import { nextMeetingAmong } from '../plans/follow-up.ts';
import { withAbsorbed } from '../records/absorbed.ts';
import { collections, type Collection } from '../records/entities.ts';
import { tagsInUse } from '../records/tags-in-use.ts';
import { isEmptySearch, searchTerms } from '../search/search-terms.ts';
import { itemOfEntry, itemOfTask, itemsOfClient } from '../timeline/items.ts';
import { timelinePage, wantedOf, type TimelineItem } from '../timeline/timeline.ts';
import type { MemoryTable } from './memory-table.ts';
import type { CrmStore } from './store.ts';

export type MemoryTables = { readonly [C in Collection]: MemoryTable<C> };

export const tableOf = <C extends Collection>(tables: MemoryTables, collection: C) =>
  tables[collection] as unknown as MemoryTable<C>;

/** The clients' meetings, which the store does not keep, and its clock in epoch milliseconds. */
export interface MeetingSource {
  all(): readonly (TimelineItem<'meeting'> & { clientId: string })[];
  now(): number;
}

export const noMeetings: MeetingSource = { all: () => [], now: Date.now };

type Reads =
  | 'get'
  | 'list'
  | 'search'
  | 'overview'
  | 'withoutNextStep'
  | 'tags'
  | 'figures'
  | 'timeline';

/** The read operations of an in-memory store. */
export function memoryReads(tables: MemoryTables, meetings: MeetingSource): Pick<CrmStore, Reads> {
  const { clients, projects, tasks, journal } = tables;
  return {
    async get(collection, id) {
      return tableOf(tables, collection).get(id);
    },
    async list(collection, query) {
      return tableOf(tables, collection).list(query);
    },
    async search(query) {
      const terms = searchTerms(query.text);
      if (isEmptySearch(terms)) return [];
      return collections.flatMap((each) => {
        const found = tableOf(tables, each).search(terms, query.limit);
        return found.hits.length > 0 ? [{ in: each, ...found }] : [];
      });
    },
    async overview() {
      return overviewOf(clients.all(), tasks.all());
    },
    async withoutNextStep(limit) {
      const met = meetings
        .all()
        .filter((each) => nextMeetingAmong([each], meetings.now()))
        .map(({ clientId }) => clientId);
      return withoutNextStep(clients.all(), tasks.all(), met, limit);
    },
    async tags() {
      const counts = new Map<string, number>();
      for (const tag of clients.all().flatMap(({ tags }) => tags))
        counts.set(tag, (counts.get(tag) ?? 0) + 1);
      return tagsInUse(counts);
    },
    async figures(query) {
      const every = {
        clients: clients.all(),
        projects: projects.all(),
        tasks: tasks.all(),
        journal: journal.all(),
      };
      return figuresOf(every, query);
    },
    async timeline(query) {
      const client = clients.get(query.clientId);
      const entriesOf = (relatedId: string) =>
        journal.list({ where: { relatedId }, limit: 1000 }).items;
      const ids = withAbsorbed(query.clientId, entriesOf, (id) => clients.get(id) !== null);
      const items = [
        ...(client ? itemsOfClient(client) : []),
        ...ids.flatMap((clientId) =>
          tasks.list({ where: { clientId }, limit: 1000 }).items.map(itemOfTask),
        ),
        ...ids.flatMap(entriesOf).flatMap((entry) => itemOfEntry(entry) ?? []),
        ...meetings.all().filter((meeting) => ids.includes(meeting.clientId)),
      ];
      return timelinePage(items, wantedOf(query));
    },
  };
}
