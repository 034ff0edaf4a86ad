import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#app/data/engine/database.server.ts';
import { outbox } from './schema.server.ts';

/** `<id>.txt`, the name of an email's readable form in earlier releases. */
const mailFile = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.txt$/;

/**
 * Moves emails that earlier releases wrote to files into their outbox messages, and deletes the directory. Files of
 * deleted messages, and of emails that grant access to an account, are deleted with it.
 */
export async function moveMailFiles({ db }: Database, directory: string): Promise<void> {
  for (const name of await namesIn(directory)) {
    const id = mailFile.exec(name)?.[1];
    if (id === undefined) continue;
    // oxlint-disable no-await-in-loop -- one file after the other, so that memory holds one
    const mailText = await readFile(join(directory, name), 'utf8');
    const isUnread = and(
      isNotNull(outbox.sentAt),
      isNotNull(outbox.payload),
      isNull(outbox.mailText),
    );
    await db
      .update(outbox)
      .set({ mailText })
      .where(and(eq(outbox.id, id), isUnread));
    // oxlint-enable no-await-in-loop
  }
  await rm(directory, { recursive: true, force: true });
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
