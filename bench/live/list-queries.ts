import { periods } from '#app/domain/crm/figures/figures.ts';
import { clientStatuses } from '#app/domain/crm/records/client-statuses.ts';
import { cursorOf } from '#app/domain/crm/records/cursor.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { identityKeys } from '#app/domain/crm/records/identity.ts';
import { journalTypes } from '#app/domain/crm/records/journal.ts';
import { queryParams } from '#app/domain/crm/records/query-params.ts';
import { sortKeys, sortOf, type Query } from '#app/domain/crm/records/query.ts';
import { taskStatuses } from '#app/domain/crm/records/tasks.ts';
import { pageSize } from '#app/domain/crm/store/paged-list.ts';
import { integerBetween, pick, type Random } from '#app/domain/random.ts';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { sizes } from './agency.ts';
import { tags, team, trades } from './sample-texts.ts';

/** One interaction in the workspace: a single request, or all requests of one screen. */
export interface ListQuery {
  kind: string;
  /** The group of the target; null without a target. */
  group: 'list' | 'filter' | 'search' | 'client page' | null;
  addresses: readonly string[];
}

/** Queries of each kind. */
const queriesEach = 200;

/** Lengths at which a typed search sends a request. */
const typedUpTo = [2, 3, 4, 6, 9, 12];

const alphabet = 'abcdefghijklmnopqrstuvwxyz'.split('');

type Kind = readonly [
  kind: string,
  group: ListQuery['group'],
  ask: (random: Random, clients: readonly Client[]) => string | readonly string[],
];

const list = (query: Query<'clients'>) => `/api/crm/clients?${queryParams(query)}`;
const everything = (q: string) => `/api/search?${new URLSearchParams({ q })}`;
const window = { from: 0, limit: pageSize };

const sort = (random: Random) => ({
  by: pick(random, sortKeys.clients),
  descending: random() < 0.5,
});

const kinds: readonly Kind[] = [
  ['first page', 'list', () => list(window)],
  ['first page in each order', 'list', (random) => list({ ...window, sort: sort(random) })],
  [
    'page after a cursor anywhere',
    'list',
    (random, clients) => {
      const order = sort(random);
      const { keyOf } = sortOf('clients', order);
      const client = pick(random, clients);
      const after = cursorOf({ key: keyOf(client), id: client.id });
      return list({ sort: order, after, limit: pageSize });
    },
  ],
  [
    'page at a place anywhere',
    'list',
    (random) => {
      const from = integerBetween(random, 1, sizes.clients / pageSize - 1) * pageSize;
      return list({ from, limit: pageSize, sort: sort(random) });
    },
  ],
  [
    'by status',
    'filter',
    (random) =>
      list({ ...window, where: { status: pick(random, clientStatuses) }, sort: sort(random) }),
  ],
  [
    'by owner',
    'filter',
    (random) => list({ ...window, where: { assignedTo: pick(random, team) }, sort: sort(random) }),
  ],
  [
    'by sector',
    'filter',
    (random) => list({ ...window, where: { sector: pick(random, trades)[0] }, sort: sort(random) }),
  ],
  [
    'by tag',
    'filter',
    (random) => list({ ...window, where: { tag: pick(random, tags) }, sort: sort(random) }),
  ],
  [
    'by status, owner and score',
    'filter',
    (random) => {
      const where = {
        status: pick(random, clientStatuses),
        assignedTo: pick(random, team),
        scoreFrom: integerBetween(random, 1, 99),
      };
      return list({ ...window, where, sort: sort(random) });
    },
  ],
  [
    'tasks by owner and status',
    'filter',
    (random) => {
      const where = { owner: pick(random, team), status: pick(random, taskStatuses) };
      return `/api/crm/tasks?${queryParams<'tasks'>({ where, limit: pageSize })}`;
    },
  ],
  [
    'journal by author, type and time',
    'filter',
    (random) => {
      const since = new Date(Date.now() - integerBetween(random, 1, 1000) * 86_400_000);
      const where = {
        ...(random() < 0.7 && { author: pick(random, team) }),
        ...(random() < 0.7 && { type: pick(random, journalTypes) }),
        ...(random() < 0.7 && { since: since.toISOString() }),
      };
      return `/api/crm/journal?${queryParams<'journal'>({ where, limit: pageSize })}`;
    },
  ],
  [
    'journal by words',
    'search',
    (random, clients) => {
      const [word = ''] = pick(random, clients).name.split(' ').toReversed();
      const search = `${word} ${pick(random, ['ficha', 'reviews', 'score', 'été', 'appel'])}`;
      return `/api/crm/journal?${queryParams<'journal'>({ search, limit: pageSize })}`;
    },
  ],
  [
    'everything: a telephone number',
    'search',
    (random, clients) => everything(pick(random, clients).contact.phone),
  ],
  [
    'everything: the last four digits',
    'search',
    (random, clients) => everything(pick(random, clients).contact.phone.slice(-4)),
  ],
  [
    'everything: a mail address',
    'search',
    (random, clients) => everything(pick(random, clients).contact.email),
  ],
  [
    'everything: words that many have, few and none',
    'search',
    (random, clients) => {
      const { name, sector, tags: own } = pick(random, clients);
      const [word = ''] = name.split(' ').toReversed();
      return everything(pick(random, [name, word, sector, own[0] ?? word, `${word}zq`, 'appel']));
    },
  ],
  [
    'everything: two letters',
    'search',
    (random, clients) => everything(pick(random, clients).name.slice(0, 2)),
  ],
  [
    'everything: two letters that few words begin with',
    'search',
    (random) => everything(pick(random, alphabet) + pick(random, alphabet)),
  ],
  [
    'record, projects, tasks, timeline and twins',
    'client page',
    (random, clients) => {
      // Clients with the most journal entries come first.
      const client = clients[Math.floor(random() ** 2 * clients.length)] as Client;
      const { id } = client;
      const identity = identityKeys(client);
      const own = queryParams<'projects' | 'tasks'>({ where: { clientId: id }, limit: 1000 });
      return [
        `/api/crm/clients/${id}`,
        `/api/crm/projects?${own}`,
        `/api/crm/tasks?${own}`,
        `/api/crm/clients/${id}/timeline`,
        list({ where: { identity }, limit: 6 }),
      ];
    },
  ],
  [
    'analytics',
    null,
    (random) => {
      const months = String(pick(random, periods));
      const asked = new URLSearchParams({ until: new Date().toISOString(), months });
      if (random() < 0.5) asked.set('owner', pick(random, team));
      return `/api/figures?${asked}`;
    },
  ],
  ['overview', null, () => '/api/overview'],
  // Asks no database: what other work on the machine costs.
  ['health, for comparison', null, () => '/healthz'],
];

/**
 * What staff request in the workspace, in random order; a search is typed letter by letter, with and without accents:
 * words that many names have, that few have, and that none has.
 */
export function* listQueries(
  random: Random,
  clients: readonly Client[],
  each = queriesEach,
): Generator<ListQuery> {
  const turns = [...kinds, 'typing' as const].flatMap((kind) =>
    Array.from({ length: each }, () => ({ kind, place: random() })),
  );
  for (const { kind } of turns.toSorted((one, other) => one.place - other.place)) {
    if (kind === 'typing') {
      yield* typing(random, clients);
      continue;
    }
    const [name, group, ask] = kind;
    yield { kind: name, group, addresses: [ask(random, clients)].flat() };
  }
}

function* typing(random: Random, clients: readonly Client[]): Generator<ListQuery> {
  const { name, sector } = pick(random, clients);
  const chance = random();
  const text = chance < 0.6 ? name : chance < 0.9 ? sector : `${name.slice(0, 5)}zq`;
  const typed = random() < 0.5 ? text : normalizeForSearch(text);
  for (const letters of typedUpTo.filter((count) => count <= typed.length)) {
    const kind = letters === 2 ? 'two letters' : letters === 3 ? 'three letters' : 'more letters';
    const search = typed.slice(0, letters);
    yield { kind, group: 'search', addresses: [list({ ...window, search })] };
  }
}
