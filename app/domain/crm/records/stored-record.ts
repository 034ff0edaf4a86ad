import { unmeasuredScore } from '../figures/ila-score.ts';
import { fieldsOf, type Client, type Collection, type Records } from './entities.ts';
import type { Fields } from './field.ts';
import { initialOf } from './initial-values.ts';

/**
 * A complete record stored by an earlier release, in the bin or the audit log: fields added since then get their
 * initial values, and a score of 0 that only meant "not measured" becomes exactly that.
 */
export function fromEarlierRelease<C extends Collection>(
  collection: C,
  stored: Records[C],
): Records[C] {
  const record = { ...initialOf<Fields>(fieldsOf[collection]), ...stored };
  return collection === 'clients' ? (withoutZeroScore(record as Client) as Records[C]) : record;
}

/** New clients had a score of 0 with the record's date before they were measured. */
function withoutZeroScore(client: Client): Client {
  const { ilaScore, createdAt } = client;
  const isInitial = ilaScore.history.every(
    ({ date, score }, at) => at === 0 && score === 0 && date === createdAt,
  );
  return ilaScore.current === 0 && isInitial
    ? { ...client, ilaScore: unmeasuredScore(ilaScore.lastUpdated) }
    : client;
}
