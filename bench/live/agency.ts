import { trendOf } from '#app/domain/crm/figures/ila-score.ts';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import { dayOf, daysAfter } from '#app/domain/crm/records/days.ts';
import type { Client, JournalEntry, Project, Task } from '#app/domain/crm/records/entities.ts';
import { initialOf } from '#app/domain/crm/records/initial-values.ts';
import { journalTypes } from '#app/domain/crm/records/journal.ts';
import { projectFields, projectStages } from '#app/domain/crm/records/projects.ts';
import { unknownOrigin } from '#app/domain/crm/records/score-methods.ts';
import { taskPriorities, taskStatuses } from '#app/domain/crm/records/tasks.ts';
import { integerBetween, pick, type Random } from '#app/domain/random.ts';
import { randomLength, uuidV7 } from '#app/domain/uuid-v7.ts';
import {
  forms,
  journalTexts,
  places,
  services,
  signs,
  streets,
  tags,
  team,
  trades,
  work,
} from './sample-texts.ts';

export const sizes = { clients: 100_000, projects: 30_000, tasks: 90_000, journal: 1_000_000 };

const day = 86_400_000;

/** The age of the oldest record, in days. */
const past = 1100;

/** An agency's records in the order of their creation; journal entries last, since they refer to the others. */
export interface Agency {
  clients: readonly Client[];
  projects: readonly Project[];
  tasks: Iterable<Task>;
  journal: Iterable<JournalEntry>;
}

/**
 * Generates the same agency for the same seed. A few owners, sectors and clients have most of the records, as in
 * practice.
 */
export function makeAgency(random: Random, now: number): Agency {
  const clients = Array.from({ length: sizes.clients }, (_, at) => client(random, now, at));
  const projects = Array.from({ length: sizes.projects }, () =>
    project(random, now, pickOften(random, clients)),
  );
  function* tasks() {
    for (let at = 0; at < sizes.tasks; at += 1)
      yield task(random, now, pickOften(random, clients), pick(random, projects));
  }
  function* journal() {
    for (let at = 0; at < sizes.journal; at += 1) {
      const when = now - past * day * (1 - at / sizes.journal);
      const about = random() < 0.9 ? pickOften(random, clients) : pick(random, projects);
      yield entry(random, when, about);
    }
  }
  return {
    clients,
    projects,
    tasks: { [Symbol.iterator]: tasks },
    journal: { [Symbol.iterator]: journal },
  };
}

/** Prefers the first items: the first hundredth is picked every tenth time. */
function pickOften<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() ** 2 * items.length)] as Item;
}

function some<Item>(random: Random, items: readonly Item[], most: number): Item[] {
  const picked = Array.from({ length: integerBetween(random, 0, most) }, () =>
    pickOften(random, items),
  );
  return [...new Set(picked)];
}

const bytes = new Uint8Array(randomLength);

function stamp(random: Random, madeAt: number, changedAt = madeAt) {
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(random() * 256);
  return {
    id: uuidV7(madeAt, bytes),
    version: 1,
    createdAt: new Date(madeAt).toISOString(),
    updatedAt: new Date(changedAt).toISOString(),
  };
}

function client(random: Random, now: number, at: number): Client {
  const [sector, names] = pickOften(random, trades);
  const sign = pick(random, signs);
  const name = `${pick(random, names)} ${sign}${random() < 0.5 ? ` ${pick(random, signs)}` : ''}${pick(random, forms)}`;
  const [city, lat, lng] = pickOften(random, places);
  const status = random() < 0.45 ? 'active' : random() < 0.65 ? 'prospect' : 'inactive';
  const madeAt = now - past * day * (1 - at / sizes.clients);
  const changedAt = madeAt + (now - madeAt) * random();
  const months = integerBetween(random, 1, 12);
  const history = Array.from({ length: months }, (_, month) => ({
    date: new Date(changedAt - (months - 1 - month) * 30 * day).toISOString(),
    score: integerBetween(random, 20, 100),
    ...unknownOrigin,
  }));
  const { score = 0, date = '' } = history.at(-1) ?? {};
  const site = `client-${at + 1}.example`;
  const owner = pickOften(random, team);
  return {
    ...initialOf(clientFields),
    ...stamp(random, madeAt, changedAt),
    name,
    sector,
    status,
    address: `${city}, ${integerBetween(random, 1, 9999)}, ${pick(random, streets)}, QC`,
    coordinates: { lat: lat + (random() - 0.5) / 12, lng: lng + (random() - 0.5) / 12 },
    contact: {
      email: `info@${site}`,
      phone: `555 ${String(100 + Math.floor(at / 10_000))}-${String(at % 10_000).padStart(4, '0')}`,
      website: random() < 0.8 ? `https://www.${site}` : '',
    },
    ilaScore: { current: score, history, lastUpdated: date, trend: trendOf(score) },
    assignedTo: owner,
    services: status === 'active' ? some(random, services, 4) : [],
    revenue: status === 'active' ? integerBetween(random, 5, 95) * 100 : 0,
    tags: some(random, tags, 3),
    notes: some(random, journalTexts, 2).map(([, text], index) => ({
      id: `n${index}`,
      at: new Date(changedAt).toISOString(),
      author: owner,
      text,
    })),
    documents:
      random() < 0.1
        ? [{ id: 'd1', name: 'Entente.pdf', url: `https://${site}/entente.pdf`, addedAt: date }]
        : [],
  };
}

function dueDay(random: Random, now: number): string | null {
  const today = dayOf(new Date(now).toISOString());
  return random() < 0.2 ? null : daysAfter(today, integerBetween(random, -400, 90));
}

function project(random: Random, now: number, { id: clientId, name }: Client): Project {
  const percent = () => integerBetween(random, 0, 100);
  return {
    ...initialOf(projectFields),
    ...stamp(random, now - random() * past * day),
    name: `${pick(random, work)} – ${name}`,
    clientId,
    stage: pickOften(random, projectStages),
    moduleScores: {
      adluma: percent(),
      blogia: percent(),
      hub: percent(),
      ila: percent(),
      illumatch: percent(),
      landingpage: percent(),
    },
    analysis: pick(random, journalTexts)[1],
    assignedTeamMember: pickOften(random, team),
    due: dueDay(random, now),
  };
}

function task(random: Random, now: number, { id: clientId, name }: Client, of: Project): Task {
  const isOfProject = random() < 0.5;
  const items = some(random, work, 3);
  return {
    ...stamp(random, now - random() * past * day),
    title: `${pick(random, work)} – ${name}`,
    clientId: isOfProject ? of.clientId : clientId,
    projectId: isOfProject ? of.id : null,
    status: pickOften(random, [...taskStatuses].toReversed()),
    priority: pick(random, taskPriorities),
    owner: pickOften(random, team),
    due: dueDay(random, now),
    checklist: items.map((text, at) => ({ id: `i${at}`, text, isDone: random() < 0.5 })),
  };
}

function entry(random: Random, at: number, about: Client | Project): JournalEntry {
  const [title, text] = pick(random, journalTexts);
  const isAutomatic = random() < 0.25;
  return {
    ...stamp(random, at),
    timestamp: new Date(at).toISOString(),
    type: pickOften(random, [...journalTypes].toReversed()),
    title: `${title} – ${about.name}`,
    content: text,
    relatedTo: { type: 'contact' in about ? 'client' : 'project', id: about.id },
    author: isAutomatic ? 'ILUMA' : pickOften(random, team),
    aiGenerated: isAutomatic,
    basis: isAutomatic
      ? { rule: 'observations', inputs: { matches: integerBetween(random, 0, 10) } }
      : null,
  };
}
