import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import type { CrmStore } from '#app/domain/crm/store/store.ts';
import { fill } from '#app/i18n/format.ts';

/** States that a business is already a client, and who added it if the journal knows. */
export async function knownClientText(
  store: Pick<CrmStore, 'list'>,
  { already, alreadyBy }: Pick<CrmCopy['prospection'], 'already' | 'alreadyBy'>,
  { id, name }: Client,
): Promise<string> {
  const { items: first } = await store.list('journal', {
    where: { relatedId: id },
    sort: { by: 'timestamp' },
    limit: 10,
  });
  const author = first.find(({ basis }) => basis?.rule === 'added-1')?.author;
  return author === undefined ? fill(already, { name }) : fill(alreadyBy, { name, author });
}
