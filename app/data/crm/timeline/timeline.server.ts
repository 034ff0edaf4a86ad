import type { Reader } from '#app/data/engine/database.server.ts';
import {
  timelinePage,
  wantedOf,
  type TimelineKind,
  type TimelinePage,
  type TimelineQuery,
} from '#app/domain/crm/timeline/timeline.ts';
import { idsWithAbsorbed } from '../absorbed-clients.server.ts';
import type { CrmUser } from '../crm-user.server.ts';
import { timelineSources } from './sources.server.ts';

/**
 * A client's timeline, newest first: from each source up to a page of rows. Leads, emails and changes are included only
 * for those who may read them elsewhere.
 */
export async function readTimeline(
  reader: Reader,
  query: TimelineQuery,
  user: Pick<CrmUser, 'may'>,
): Promise<TimelinePage> {
  const wanted = wantedOf(query);
  const allowed = (kind: TimelineKind) =>
    wanted.kinds.has(kind) &&
    (kind === 'change' ? user.may('audit') : !isOfLeads(kind) || user.may('leads'));
  const { clientId } = query;
  const clientIds = await idsWithAbsorbed(reader, [clientId]);
  const asked = { reader, clientId, clientIds, wanted };
  const found = await Promise.all(
    timelineSources.filter(({ kinds }) => kinds.some(allowed)).map(({ read }) => read(asked)),
  );
  return timelinePage(found.flat(), wanted);
}

const isOfLeads = (kind: TimelineKind) => kind === 'lead' || kind === 'mail';
