import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryFailure } from '#app/domain/outbox.ts';
import { toEml } from './compose.ts';
import type { Mail, OutgoingMail, Sender } from './mail.ts';

/** Mails as files in a folder, which can be looked into. */
export interface FileMail extends Mail {
  readonly kind: 'files';
  /** A mail as a person reads it, or null when there is none of that id. */
  read(id: string): Promise<string | null>;
  /** Removes mails, such as those of a person who asked to be forgotten. */
  remove(ids: readonly string[]): Promise<void>;
}

/**
 * Writes each mail twice: `<id>.eml`, which mail programs open, and `<id>.txt`, which people read. Both appear whole or
 * not at all, and are readable by the server's own user only.
 */
export function createFileMail(directory: string, from: Sender): FileMail {
  const pathOf = (id: string, ending: 'eml' | 'txt') =>
    join(directory, `${fileName(id)}.${ending}`);
  return {
    kind: 'files',
    async send(mail) {
      const [eml, txt] = [pathOf(mail.id, 'eml'), pathOf(mail.id, 'txt')];
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await writeWhole(eml, await toEml(mail, from));
        await writeWhole(txt, readable(mail, from));
      } catch (error) {
        const { code = 'unknown' } = error as NodeJS.ErrnoException;
        throw new DeliveryFailure(`file-${code.toLowerCase()}`);
      }
    },
    async read(id) {
      try {
        return await readFile(pathOf(id, 'txt'), 'utf8');
      } catch {
        return null;
      }
    },
    async remove(ids) {
      const paths = ids.flatMap((id) => [pathOf(id, 'eml'), pathOf(id, 'txt')]);
      await Promise.all(paths.map((path) => rm(path, { force: true })));
    },
    close() {
      // Nothing is kept open.
    },
  };
}

/** Ids are our own, but a path is not built on trust. */
function fileName(id: string): string {
  if (!/^[\da-f-]{1,64}$/.test(id)) throw new TypeError('Not the id of a mail');
  return id;
}

async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

function readable({ to, subject, date, text }: OutgoingMail, from: Sender): string {
  const head = [
    `From: ${from.name} <${from.address}>`,
    `To: ${to}`,
    `Date: ${date.toISOString()}`,
    `Subject: ${subject}`,
  ];
  return `${head.join('\n')}\n\n${text}`;
}
