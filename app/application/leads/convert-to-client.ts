import type { ChangeFeed } from '#app/data/crm/change-feed.server.ts';
import type { CrmUser } from '#app/data/crm/crm-user.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import type { LeadEventHandler } from '#app/data/leads/lead-change.server.ts';
import { convertLead, type Converted } from '#app/data/leads/lead-conversion.server.ts';
import type { StaffStore } from '#app/data/staff/accounts/accounts.server.ts';
import { readClient, type ClientDraft } from '#app/domain/crm/records/client-draft.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import type { FieldError } from '#app/domain/crm/records/read-field.ts';
import type { CrmStore } from '#app/domain/crm/store/store.ts';
import { clientDraftOf, planConversion, type Conversion } from '#app/domain/leads/conversion.ts';
import type { KnownClient } from '#app/domain/leads/inbox.ts';
import { planMove, type Lead } from '#app/domain/leads/lead.ts';
import type { Language } from '#app/i18n/languages.ts';
import { translatorIn } from '../crm/journal-sentences.ts';
import { conversionNotes } from './conversion-notes.ts';
import { findMatchingClients } from './find-matching-clients.ts';
import { ownerNameOf } from './team-members.ts';

/** An existing client, in the version that was read, or the fields of a new one that differ from the lead. */
type WantedClient = { id: string; version: number } | Partial<ClientDraft>;

interface Wanted {
  client: WantedClient;
  /** Create a new client even if a similar one exists. */
  isAnother: boolean;
  /** Name of a project to start, or null for none. */
  project: string | null;
  /** Language of the journal entry. */
  language: Language;
}

type ClientProblem =
  | { outcome: 'client-changed'; id: string; current: Client | null }
  | { outcome: 'duplicate'; clients: readonly KnownClient[] }
  | { outcome: 'invalid'; errors: Readonly<Partial<Record<string, FieldError>>> };

interface ConversionContext {
  database: Database;
  store: CrmStore;
  accounts: Pick<StaffStore, 'list' | 'team'>;
  changeFeed: ChangeFeed;
  user: CrmUser;
  onEvent: LeadEventHandler;
  /** Clock, in epoch milliseconds. */
  now: () => number;
}

/**
 * Converts a lead to a client of the CRM, and can start a project.
 *
 * @param lead in the version that was read
 * @throws NotAllowed when the user may not change clients
 */
export async function convertToClient(
  lead: Lead,
  wanted: Wanted,
  { database, store, accounts, changeFeed, user, onEvent, now }: ConversionContext,
): Promise<Converted | ClientProblem> {
  // Before comparing clients: the client that this lead already became would count as its duplicate.
  if (!planMove(lead, 'convert')) return { outcome: 'refused', lead };
  const client = await clientOf(store, lead, wanted, () => ownerNameOf(lead, accounts));
  if ('outcome' in client) return client;
  const at = new Date(now());
  const plan = planConversion(
    lead,
    { client, project: wanted.project, told: conversionNotes(lead, wanted.language) },
    {
      now: at.toISOString(),
      newId: () => newId(now()),
      author: user.actor.name,
      translate: translatorIn(wanted.language),
    },
  );
  const made = { id: lead.id, version: lead.version, actor: user.actor, at };
  const done = await convertLead(database, made, plan, user, onEvent);
  if (done.outcome === 'changed') changeFeed.publish(done.counts);
  return done;
}

async function clientOf(
  store: CrmStore,
  lead: Lead,
  { client, isAnother }: Wanted,
  ownerName: () => Promise<string>,
): Promise<Conversion['client'] | ClientProblem> {
  if ('id' in client) {
    const record = await store.get('clients', client.id);
    return record?.version === client.version
      ? { record }
      : { outcome: 'client-changed', id: client.id, current: record };
  }
  const known = isAnother ? [] : await findMatchingClients(store, lead);
  if (known.length > 0) return { outcome: 'duplicate', clients: known };
  return checked({ ...clientDraftOf(lead, await ownerName()), ...client });
}

/** A new client must satisfy the rules of the CRM's own form. */
function checked(draft: ClientDraft): Conversion['client'] | ClientProblem {
  const { coordinates, contact, ...rest } = draft;
  const place = { lat: coordinates?.lat, lng: coordinates?.lng };
  const read = readClient({ ...rest, ...contact, ...place });
  return read.ok ? { draft: read.draft } : { outcome: 'invalid', errors: read.errors };
}
