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
 * The client draft made from a lead.
 *
 * @param owner name of the team member the lead is assigned to, or empty
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

/** The website entered by a visitor, if it is a valid URL. */
function siteOf(typed: string): string {
  const isKept = typed.length <= clientFields.contact.fields.website.most;
  return isKept && webAddressOf(typed) !== null ? typed : '';
}

/** Keys for finding an existing client for a lead; see crm/identity.ts. */
export function clientKeysOf(lead: Lead): string[] {
  const { name, contact } = clientDraftOf(lead, '');
  return identityKeys({ name, contact });
}

export interface Conversion {
  /** An existing client, or the draft of a new one. */
  client: { record: Client } | { draft: ClientDraft };
  /** Name of the project to create, or null for none. */
  project: string | null;
  /** What is attached to the lead besides its message, as text. */
  told?: readonly ToldNote[];
}

/** A note dated like the lead. */
export interface ToldNote {
  author: string;
  text: string;
}

/** The CRM changes that convert a lead into a client, optionally with a project, and the client's id. */
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

/** The score from a lead's tools, if any; without its own date it gets the lead's. */
function scoreOf(lead: Lead): IlaScore | null {
  const { score } = prospectFacts(lead);
  if (!score) return null;
  const { value, at, method, version } = score;
  return firstScore(value, at ?? lead.createdAt, { method, version });
}

/** The client's values are kept; the lead only fills in missing ones. */
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

/** Whether the person is already a contact: by email address, or by name if there is no address. */
function isKnownContact({ contacts }: Client, { name, email }: Lead): boolean {
  const [mailbox, called] = [mailboxOf(email), normalizeForSearch(name)];
  return contacts.some((each) =>
    each.email ? mailboxOf(each.email) === mailbox : normalizeForSearch(each.name) === called,
  );
}

/** The sender as a contact person of the client. */
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

/** Notes with the sender's own message, its attachments, and the notes of staff about it. */
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
