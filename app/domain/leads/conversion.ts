import { firstScore, isMeasured, unmeasuredScore } from '../crm/figures/ila-score.ts';
import { created, noted, updated, type Planning } from '../crm/plans/planning.ts';
import { planAddProject } from '../crm/plans/projects.ts';
import type { ClientDraft } from '../crm/records/client-draft.ts';
import { clientFields } from '../crm/records/clients.ts';
import type { Client, IlaScore } from '../crm/records/entities.ts';
import { identityKeys } from '../crm/records/identity.ts';
import { initialOf } from '../crm/records/initial-values.ts';
import { projectFields } from '../crm/records/projects.ts';
import { webAddressOf } from '../crm/records/read-field.ts';
import type { Change } from '../crm/store/store.ts';
import { normalizeForSearch } from '../search/normalize.ts';
import { mailboxOf } from './identity.ts';
import type { Lead } from './lead.ts';
import { prospectFacts } from './prospect-facts.ts';

const longest = clientFields.notes.fields;

/**
 * The client that a lead would become.
 *
 * @param owner name of the member of the team whose lead it is, or empty
 */
export function clientDraftOf(lead: Lead, owner: string): ClientDraft {
  const { name, company, email, phone, service } = lead;
  const facts = prospectFacts(lead);
  return {
    ...initialOf(clientFields),
    name: (company || facts.company || name).slice(0, clientFields.name.most),
    address: facts.address.slice(0, clientFields.address.most),
    contact: {
      email: email.slice(0, clientFields.contact.fields.email.most),
      phone: phone.slice(0, clientFields.contact.fields.phone.most),
      website: siteOf(facts.website),
    },
    assignedTo: owner,
    services: service ? [service.slice(0, 100)] : [],
  };
}

/** What a visitor typed as a site, if it is an address that can be kept. */
function siteOf(typed: string): string {
  const isKept = typed.length <= clientFields.contact.fields.website.most;
  return isKept && webAddressOf(typed) !== null ? typed : '';
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
  /** What the lead brings along besides its message, in words. */
  told?: readonly ToldNote[];
}

/** A note whose time is the lead's. */
export interface ToldNote {
  author: string;
  text: string;
}

/** A client, perhaps a project, and what the lead says, as changes of the CRM; and the id of the client. */
export function planConversion(
  lead: Lead,
  { client, project, told = [] }: Conversion,
  planning: Planning,
): { clientId: string; changes: Change[] } {
  const isKnown = 'record' in client;
  const clientId = isKnown ? client.record.id : planning.newId();
  const { name, assignedTo } = isKnown ? client.record : client.draft;
  return {
    clientId,
    changes: [
      isKnown
        ? joined(client.record, lead, told, planning)
        : created(
            'clients',
            {
              ...client.draft,
              contacts: [contactOf(lead, planning)],
              ilaScore: scoreOf(lead) ?? unmeasuredScore(lead.createdAt),
              notes: notesOf(lead, told, planning),
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

/** The score that a lead's tools give, if any; without a time of its own it is as old as the lead. */
function scoreOf(lead: Lead): IlaScore | null {
  const { score } = prospectFacts(lead);
  if (!score) return null;
  const { value, at, method, version } = score;
  return firstScore(value, at ?? lead.createdAt, { method, version });
}

/** The client keeps what it says; the lead fills in what it does not. */
function joined(record: Client, lead: Lead, told: readonly ToldNote[], planning: Planning): Change {
  const { contact, address } = clientDraftOf(lead, '');
  return updated(
    'clients',
    record,
    {
      address: record.address || address,
      ilaScore: isMeasured(record.ilaScore) ? record.ilaScore : (scoreOf(lead) ?? record.ilaScore),
      contacts: isKnownContact(record, lead)
        ? record.contacts
        : [...record.contacts, contactOf(lead, planning)].slice(0, clientFields.contacts.most),
      contact: {
        email: record.contact.email || contact.email,
        phone: record.contact.phone || contact.phone,
        website: record.contact.website || contact.website,
      },
      notes: [...record.notes, ...notesOf(lead, told, planning)],
    },
    planning,
  );
}

/** Whether the person is among the contacts: by address, or by name where there is none. */
function isKnownContact({ contacts }: Client, { name, email }: Lead): boolean {
  const [mailbox, called] = [mailboxOf(email), normalizeForSearch(name)];
  return contacts.some((each) =>
    each.email ? mailboxOf(each.email) === mailbox : normalizeForSearch(each.name) === called,
  );
}

/** Who wrote, as a contact person of the client. */
function contactOf(
  { name, email, phone, language }: Lead,
  { newId }: Pick<Planning, 'newId'>,
): Client['contacts'][number] {
  const fields = clientFields.contacts.fields;
  return {
    id: newId(),
    name: name.slice(0, fields.name.most),
    role: '',
    email: email.slice(0, fields.email.most),
    phone: phone.slice(0, fields.phone.most),
    language: language,
  };
}

/** The message in the words of who wrote it, what came with it, and what staff wrote down about it. */
function notesOf(
  { name, reference, createdAt, message, notes }: Lead,
  told: readonly ToldNote[],
  { newId }: Pick<Planning, 'newId'>,
): Client['notes'] {
  return [
    {
      at: createdAt,
      author: `${name.slice(0, longest.author.most - 20)} · ${reference}`,
      text: message,
    },
    ...told.map((note) => ({ ...note, at: createdAt })),
    ...notes,
  ].map(({ at, author, text }) => ({
    id: newId(),
    at,
    author: author.slice(0, longest.author.most),
    text: text.slice(0, longest.text.most),
  }));
}

function begun(name: string, clientId: string, assignedTeamMember: string) {
  return {
    ...initialOf(projectFields),
    name,
    clientId,
    assignedTeamMember,
  };
}
