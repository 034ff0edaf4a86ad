import { longest, type ClientDraft } from '../crm/client-draft.ts';
import type { Client } from '../crm/entities.ts';
import { identityKeys } from '../crm/identity.ts';
import { firstScore } from '../crm/ila-score.ts';
import { created, noted, updated, type Planning } from '../crm/planning.ts';
import { planAddProject } from '../crm/projects.ts';
import type { Change } from '../crm/store.ts';
import type { Lead } from './lead.ts';

/** Longest name of whoever wrote a note, and text of one, that a client's record takes. */
const longestAuthor = 100;
const longestNote = 10_000;

/**
 * The client that a lead would become.
 *
 * @param owner name of the member of the team whose lead it is, or empty
 */
export function clientDraftOf(lead: Lead, owner: string): ClientDraft {
  const { name, company, email, phone, service } = lead;
  return {
    name: (company || name).slice(0, longest.name),
    sector: '',
    status: 'prospect',
    address: '',
    coordinates: null,
    contact: {
      email: email.slice(0, longest.email),
      phone: phone.slice(0, longest.phone),
      website: '',
    },
    assignedTo: owner,
    services: service ? [service.slice(0, 100)] : [],
    tags: [],
    revenue: 0,
  };
}

/** By what the CRM knows the client that a lead may already be; see crm/identity.ts. */
export function clientKeysOf(lead: Lead): string[] {
  const { name, contact } = clientDraftOf(lead, '');
  return identityKeys({ name, contact });
}

export interface Conversion {
  /** A client of the CRM, or what a new one shall be. */
  client: { record: Client } | { draft: ClientDraft };
  /** Name of the project to begin, or null for none. */
  project: string | null;
}

/** A client, perhaps a project, and what the lead says, as changes of the CRM; and the id of the client. */
export function planConversion(
  lead: Lead,
  { client, project }: Conversion,
  planning: Planning,
): { clientId: string; changes: Change[] } {
  const isKnown = 'record' in client;
  const clientId = isKnown ? client.record.id : planning.newId();
  const { name, assignedTo } = isKnown ? client.record : client.draft;
  return {
    clientId,
    changes: [
      isKnown
        ? joined(client.record, lead, planning)
        : created(
            'clients',
            {
              ...client.draft,
              ilaScore: firstScore(0, planning.now),
              notes: notesOf(lead, planning),
              documents: [],
            },
            { now: planning.now, newId: () => clientId },
          ),
      ...(project === null ? [] : planAddProject(begun(project, clientId, assignedTo), planning)),
      noted(
        'converted',
        { name, reference: lead.reference },
        { type: 'success', relatedTo: { type: 'client', id: clientId } },
        planning,
      ),
    ],
  };
}

/** The client keeps what it says; the lead fills in what it does not. */
function joined(record: Client, lead: Lead, planning: Planning): Change {
  const { contact } = clientDraftOf(lead, '');
  return updated(
    'clients',
    record,
    {
      contact: {
        email: record.contact.email || contact.email,
        phone: record.contact.phone || contact.phone,
        website: record.contact.website,
      },
      notes: [...record.notes, ...notesOf(lead, planning)],
    },
    planning,
  );
}

/** The message in the words of who wrote it, and what staff wrote down about it. */
function notesOf(
  { name, reference, createdAt, message, notes }: Lead,
  { newId }: Pick<Planning, 'newId'>,
): Client['notes'] {
  return [
    { at: createdAt, author: `${name.slice(0, longestAuthor - 20)} · ${reference}`, text: message },
    ...notes,
  ].map(({ at, author, text }) => ({
    id: newId(),
    at,
    author: author.slice(0, longestAuthor),
    text: text.slice(0, longestNote),
  }));
}

function begun(name: string, clientId: string, assignedTeamMember: string) {
  return {
    name,
    clientId,
    stage: 'discovery' as const,
    // Nobody has measured anything yet.
    moduleScores: { adluma: 0, blogia: 0, hub: 0, ila: 0, illumatch: 0, landingpage: 0 },
    analysis: '',
    assignedTeamMember,
    due: null,
  };
}
