import { eq } from 'drizzle-orm';
import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import type { AccountView } from '#app/domain/saved-views/saved-view.ts';
import {
  listsPastWork,
  ownedSections,
  withOwner,
  type OwnedSection,
} from '#app/domain/saved-views/view-owners.ts';
import { savedViews } from './schema.server.ts';

interface Owner {
  id: string;
  name: string;
}

/** Views that filter by someone who has left, whoever saved them, follow the records. */
export async function handOverViews(
  t: Transaction,
  from: Owner,
  successorOf: (section: OwnedSection) => Owner | undefined,
): Promise<void> {
  for (const section of ownedSections) {
    const next = successorOf(section);
    if (!next) continue;
    const by = section === 'leads' ? 'id' : 'name';
    const owners = { from: from[by], to: next[by] };
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await changeOwnerInViews(t, section, owners, (view) => !listsPastWork(view));
  }
}

/** Changes the owner that views of a section filter by, in every account. */
export async function changeOwnerInViews(
  t: Transaction,
  section: OwnedSection,
  owners: { from: string; to: string },
  isMeant: (view: Pick<AccountView, 'section' | 'query'>) => boolean = () => true,
): Promise<void> {
  const rows = await t
    .select()
    .from(savedViews)
    .where(eq(savedViews.section, section))
    .for('update');
  const changes = rows.filter(isMeant).flatMap(({ id, query }) => {
    const next = withOwner(section, query, owners);
    return next === null ? [] : [{ id, query: next }];
  });
  for (const { id, query } of changes)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await t.update(savedViews).set({ query }).where(eq(savedViews.id, id));
  if (changes.length > 0) await countTopicChange(t, 'views');
}
