import { inEveryCommit } from '#app/data/engine/every-commit.server.ts';
import {
  claimCall,
  forgetCall,
  storeAnswer,
  markMade,
  releaseCall,
} from '#app/data/idempotency/made-calls.server.ts';
import { createEncryption } from '#app/data/secrets/encryption.server.ts';
import { hashOf } from '#app/data/secrets/tokens.server.ts';
import type { Services } from '../services.ts';

/** The response that a repeated call gets. */
export interface StoredAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

type Made<Answer> =
  | { is: 'made'; answer: Answer }
  | { is: 'repeated'; answer: StoredAnswer }
  /** The first call is running. */
  | { is: 'pending' }
  /** The call was made, but its response is gone. */
  | { is: 'lost' }
  /** The key was used for a different call. */
  | { is: 'other' };

/**
 * Runs a call once per key of a caller; a repeat gets the first response. A refused call may be made again. So may,
 * after a minute, one whose server stopped or failed before it changed anything.
 *
 * @param make makes the call; throws when its outcome is unknown
 * @param keep the response to store; null for a refusal
 */
export async function runOnce<Answer>(
  { database, secret }: Pick<Services, 'database' | 'secret'>,
  { caller, key: given, asked, now }: { caller: string; key: string; asked: string; now: number },
  make: () => Promise<Answer>,
  keep: (answer: Answer) => Promise<StoredAnswer | null>,
): Promise<Made<Answer>> {
  const encryption = createEncryption(secret, 'answers of calls');
  const key = hashOf(`${caller} ${given}`);
  const call = { key, asked: hashOf(asked) };
  const made = await claimCall(database, call, now);
  if (made && made.asked !== call.asked) return { is: 'other' };
  if (made) {
    const known = made.answer === null ? null : encryption.decrypt(made.answer);
    if (!known) return { is: made.isRecent ? 'pending' : 'lost' };
    return { is: 'repeated', answer: JSON.parse(new TextDecoder().decode(known)) as StoredAnswer };
  }
  try {
    const answer = await inEveryCommit((t) => markMade(t, key), make);
    const kept = await keep(answer);
    if (kept) {
      const bytes = new TextEncoder().encode(JSON.stringify(kept));
      await storeAnswer(database, key, encryption.encrypt(bytes));
    } else await forgetCall(database, key);
    return { is: 'made', answer };
  } catch (error) {
    await releaseCall(database, key);
    throw error;
  }
}
