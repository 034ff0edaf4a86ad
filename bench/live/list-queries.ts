import { cursorOf } from '#app/domain/crm/cursor.ts';
import {
  clientStatuses,
  journalTypes,
  taskStatuses,
  type Client,
} from '#app/domain/crm/entities.ts';
import { periods } from '#app/domain/crm/figures.ts';
import { identityKeys } from '#app/domain/crm/identity.ts';
import { pageSize } from '#app/domain/crm/paged-list.ts';
import { queryParams } from '#app/domain/crm/query-params.ts';
import { sortKeys, sortOf, type Query } from '#app/domain/crm/query.ts';
import { fold } from '#app/domain/search/fold.ts';
import { integerBetween, type Random } from '#app/domain/random.ts';
import { sizes } from './agency.ts';
import { tags, team, trades } from './business-words.ts';

/** What somebody asks of the desk at once: one address, or all those that one screen is made of. */
export interface Question {
  kind: string;
  /** What the target is for; null where there is none. */
  group: 'list' | 'filter' | 'search' | 'client page' | null;
  addresses: readonly string[];
}

/** So many of each kind. */
const questionsEach = 200;

/** Letters after which a search is asked for while it is typed. */
const typedUpTo = [2, 3, 4, 6, 9, 12];

type Kind = readonly [
  kind: string,
  group: Question['group'],
  ask: (random: Random, clients: readonly Client[]) => string | readonly string[],
];

const list = (query: Query<'clients'>) => `/api/crm/clients?${queryParams(query)}`;
const window = { from: 0, limit: pageSize };

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[integerBetween(random, 0, items.length - 1)] as Item;
}

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
    'record, projects, tasks, timeline and twins',
    'client page',
    (random, clients) => {
      // Those that most is written about come first.
      const client = clients[Math.floor(random() ** 2 * clients.length)] as Client;
      const { id } = client;
      const identity = identityKeys(client);
      const own = queryParams<'projects' | 'tasks'>({ where: { clientId: id }, limit: 1000 });
      return [
        `/api/crm/clients/${id}`,
        `/api/crm/projects?${own}`,
        `/api/crm/tasks?${own}`,
        `/api/crm/journal?${queryParams<'journal'>({ where: { relatedId: id }, limit: 20 })}`,
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
];

/**
 * What people at the desk ask, in an order drawn by chance; a search is typed letter by letter, with and without
 * accents: words that many names have, that few have, and that none has.
 */
export function* questions(
  random: Random,
  clients: readonly Client[],
  each = questionsEach,
): Generator<Question> {
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

function* typing(random: Random, clients: readonly Client[]): Generator<Question> {
  const { name, sector } = pick(random, clients);
  const chance = random();
  const text = chance < 0.6 ? name : chance < 0.9 ? sector : `${name.slice(0, 5)}zq`;
  const typed = random() < 0.5 ? text : fold(text);
  for (const letters of typedUpTo.filter((count) => count <= typed.length)) {
    const kind = letters === 2 ? 'two letters' : letters === 3 ? 'three letters' : 'more letters';
    const search = typed.slice(0, letters);
    yield { kind, group: 'search', addresses: [list({ ...window, search })] };
  }
}
