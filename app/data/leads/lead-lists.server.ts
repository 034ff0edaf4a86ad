import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '#app/data/engine/database.server.ts';
import { searchCondition } from '#app/data/search/search-condition.server.ts';
import { searchTerms } from '#app/domain/crm/search/search-terms.ts';
import type { LeadOrder, LeadPage } from '#app/domain/leads/inbox.ts';
import { untreatedStatuses, type Lead, type LeadStatus } from '#app/domain/leads/lead.ts';
import { isListed, isListedOr } from './booked-from.server.ts';
import { leadOf } from './lead-rows.server.ts';
import { leads } from './schema.server.ts';

export interface LeadFilter {
  /** Any of these statuses. */
  status?: readonly LeadStatus[] | undefined;
  assignedTo?: string | undefined;
  /** Only those that need work. */
  isOpen?: boolean | undefined;
  /** Only leads still waiting for an answer. */
  awaitsAnswer?: boolean | undefined;
  /** `due`: the earliest deadline comes first; deadlines follow the time of arrival. */
  order?: LeadOrder | undefined;
  /** Words that must all occur in the submission or notes, or a phone number. */
  search?: string | undefined;
  /** Last lead of the previous page. */
  after?: { createdAt: string; id: string } | undefined;
  limit: number;
}

export async function listLeads(
  reader: Reader,
  { status, isOpen, awaitsAnswer, order = 'newest', assignedTo, search, after, limit }: LeadFilter,
): Promise<Lead[]> {
  const isNewest = order === 'newest';
  const direction = isNewest ? desc : asc;
  const rows = await reader
    .select()
    .from(leads)
    .where(
      and(
        status ? inArray(leads.status, [...status]) : undefined,
        assignedTo ? eq(leads.assignedTo, assignedTo) : undefined,
        search ? searchCondition(leads.searchText, searchTerms(search)) : undefined,
        search ? isListedOr(search) : isListed,
        isOpen ? needsWork : undefined,
        awaitsAnswer ? owesAnswer : undefined,
        after && (isNewest ? isBefore(after) : isAfter(after)),
      ),
    )
    .orderBy(direction(leads.createdAt), direction(leads.id))
    .limit(limit);
  return rows.map(leadOf);
}

/** The domain's `isOpen`. */
const needsWork = or(
  inArray(leads.status, [...untreatedStatuses]),
  and(eq(leads.status, 'converted'), isNull(leads.answeredAt)),
);

/** The domain's `awaitsAnswer`. */
const owesAnswer = and(
  inArray(leads.status, [...untreatedStatuses, 'converted']),
  isNull(leads.answeredAt),
);

interface Position {
  createdAt: string;
  id: string;
}

function isBefore({ createdAt, id }: Position): SQL | undefined {
  const at = new Date(createdAt);
  return or(lt(leads.createdAt, at), and(eq(leads.createdAt, at), lt(leads.id, id)));
}

function isAfter({ createdAt, id }: Position): SQL | undefined {
  const at = new Date(createdAt);
  return or(gt(leads.createdAt, at), and(eq(leads.createdAt, at), gt(leads.id, id)));
}

export async function countLeads(reader: Reader): Promise<Pick<LeadPage, 'counts' | 'open'>> {
  const rows = await reader
    .select({
      status: leads.status,
      count: count(),
      open: sql<string>`count(*) filter (where ${needsWork})`,
    })
    .from(leads)
    .where(isListed)
    .groupBy(leads.status);
  const none = { new: 0, assigned: 0, quarantined: 0, converted: 0, closed: 0 };
  return {
    counts: { ...none, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) },
    open: rows.reduce((sum, { open }) => sum + Number(open), 0),
  };
}

export async function leadsOfPerson(db: Reader, personId: string): Promise<Lead[]> {
  const rows = await db
    .select()
    .from(leads)
    .where(and(eq(leads.personId, personId), isListed))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(100);
  return rows.map(leadOf);
}
