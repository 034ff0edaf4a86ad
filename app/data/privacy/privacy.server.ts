import { inArray } from 'drizzle-orm';
import { publish, subscribedEndpoints } from '#app/data/delivery/webhooks.server.ts';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { auditLogSource } from './audit-log-source.server.ts';
import { auditsSource } from './audits-source.server.ts';
import { crmSource } from './crm-source.server.ts';
import { findPerson } from './find-person.server.ts';
import { leadsSource } from './leads-source.server.ts';
import { notificationsSource } from './notifications-source.server.ts';
import { outboxSource } from './outbox-source.server.ts';
import type { Erased, PersonalDataSource, KnownPerson } from './personal-data-source.server.ts';
import { requestsSource } from './requests-source.server.ts';
import { settingsSource } from './settings-source.server.ts';
import { staffSource } from './staff-source.server.ts';

/**
 * All sources in the order of erasure: outgoing messages after the records they are about, because a concurrent change
 * of such a record may add messages until then; the audit log last, because erasing the others must not add to it.
 */
export const personalDataSources: readonly PersonalDataSource[] = [
  leadsSource,
  auditsSource,
  crmSource,
  outboxSource,
  notificationsSource,
  staffSource,
  settingsSource,
  requestsSource,
  auditLogSource,
];

/**
 * Tables without personal data, each with the reason. A test checks that every table is either here or in the
 * inventory, once.
 */
export const tablesWithoutPersonalData: Readonly<Record<string, string>> = {
  crm_change_groups: 'how many records a member of staff has changed in one step',
  jobs: 'names of periodic jobs',
  backups: 'when backups were made, and what kept one from it',
  quarantine_drops: 'how many messages the budget of quarantine has dropped',
  staff_roles: 'what is demanded of roles',
  site_settings: 'how the public site is set',
  webhook_deliveries: 'statuses and durations',
};

/** A person's data by source. */
export type PersonalExport = Readonly<Record<string, readonly object[]>>;

/** The data of the person behind an email address, aliases of the mailbox included. */
export async function exportPerson(reader: Reader, email: string): Promise<PersonalExport> {
  const person = await findPerson(reader, email);
  const parts: [string, readonly object[]][] = [];
  for (const source of personalDataSources)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    parts.push([source.name, await source.collect(reader, person)]);
  return Object.fromEntries(parts);
}

/** Result of an erasure by source. */
export type Erasure = Readonly<Record<string, Erased>>;

/**
 * Erases the person behind an email address from all tables, in the caller's transaction. Webhook endpoints that
 * received their leads are notified (GDPR art. 19).
 */
export async function erasePerson(t: Transaction, email: string, now: Date): Promise<Erasure> {
  await lockMessages(t, await findPerson(t, email));
  const person = await findPerson(t, email);
  const parts: [string, Erased][] = [];
  for (const source of personalDataSources)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    parts.push([source.name, await source.erase(t, person, now)]);
  const endpoints = await subscribedEndpoints(t);
  for (const id of person.leadIds)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await publish(
      t,
      [
        {
          event: { type: 'lead.erased', timestamp: now.toISOString(), data: { id } },
          key: `erased ${id}`,
          about: null,
        },
      ],
      { now, endpoints },
    );
  return Object.fromEntries(parts);
}

/** Waits for changes in progress, such as a conversion: copies they make of a message are also the person's data. */
async function lockMessages(t: Transaction, { leadIds }: KnownPerson): Promise<void> {
  await t
    .select({ id: leads.id })
    .from(leads)
    .where(inArray(leads.id, [...leadIds]))
    .orderBy(leads.id)
    .for('update');
}
