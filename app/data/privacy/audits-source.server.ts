import { inArray, or } from 'drizzle-orm';
import { audits, auditTasks } from '#app/data/audit/schema.server.ts';
import type { PersonalDataSource, KnownPerson } from './personal-data-source.server.ts';

const isTheirs = ({ emails, clientIds }: KnownPerson) =>
  or(inArray(audits.email, [...emails]), inArray(audits.clientId, [...clientIds]));

/** Audits of a person's sites: those reported to their address, and those of their clients. */
export const auditsSource: PersonalDataSource = {
  name: 'audits',
  async collect(reader, person) {
    const { id, address, email, state, score, report, owner, createdAt } = audits;
    return reader
      .select({ id, address, email, state, score, report, owner, createdAt })
      .from(audits)
      .where(isTheirs(person));
  },
  async erase(t, person) {
    const { rowCount } = await t.delete(audits).where(isTheirs(person));
    const tasks = await t
      .delete(auditTasks)
      .where(inArray(auditTasks.clientId, [...person.clientIds]));
    return { removed: (rowCount ?? 0) + (tasks.rowCount ?? 0), cleared: 0, kept: 0 };
  },
};
