import type { Client, JournalEntry, Project, Task } from '#app/domain/crm/entities.ts';
import { firstScore } from '#app/domain/crm/ila-score.ts';

const now = '2026-01-15T12:00:00.000Z';
const stamped = { version: 1, createdAt: now, updatedAt: now };

/** A client of whom only what a test is about is said. */
export function aClient(fields: Partial<Client> & { id: string }): Client {
  return {
    ...stamped,
    name: `Client ${fields.id}`,
    sector: 'commerce',
    status: 'active',
    address: '1, rue du Test, Montréal',
    coordinates: { lat: 45.5, lng: -73.57 },
    contact: { email: '', phone: '', website: '' },
    ilaScore: firstScore(70, now),
    assignedTo: 'Inès Caron',
    services: [],
    revenue: 1000,
    tags: [],
    notes: [],
    documents: [],
    ...fields,
  };
}

export function aProject(fields: Partial<Project> & { id: string }): Project {
  return {
    ...stamped,
    name: `Project ${fields.id}`,
    clientId: 'c1',
    stage: 'discovery',
    moduleScores: { adluma: 80, blogia: 80, hub: 80, ila: 80, illumatch: 80, landingpage: 80 },
    analysis: '',
    assignedTeamMember: 'Inès Caron',
    due: null,
    ...fields,
  };
}

export function aTask(fields: Partial<Task> & { id: string }): Task {
  return {
    ...stamped,
    title: `Task ${fields.id}`,
    clientId: null,
    projectId: null,
    status: 'todo',
    priority: 'normal',
    owner: 'Inès Caron',
    due: null,
    checklist: [],
    ...fields,
  };
}

export function anEntry(fields: Partial<JournalEntry> & { id: string }): JournalEntry {
  return {
    ...stamped,
    timestamp: now,
    type: 'other',
    title: `Entry ${fields.id}`,
    content: '',
    relatedTo: { type: 'system', id: 'test' },
    author: 'System',
    aiGenerated: false,
    basis: null,
    ...fields,
  };
}
