import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { openSmtpSink } from '../../test/smtp-sink.ts';

const script = fileURLToPath(new URL('../doctor.ts', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'iluma-doctor-'));

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Output lines of `npm run doctor` by subject, and its exit code. */
function examineWith(environment: Record<string, string>) {
  const { PATH = '' } = process.env;
  const env = { PATH, DATA_DIR: directory, DATABASE_URL: 'memory:', ...environment };
  return new Promise<{ code: number; output: string; lines: Record<string, string> }>((resolve) => {
    execFile(process.execPath, [script], { env }, (error, output) => {
      const rows = output.split('\n').map((line) => /^(\w+) +(\w+) +(.*)$/.exec(line));
      const lines = rows.flatMap((row) => (row ? [[row[2], `${row[1]}: ${row[3]}`]] : []));
      resolve({ code: Number(error?.code ?? 0), output, lines: Object.fromEntries(lines) });
    });
  });
}

it('a site with defaults is healthy, and optional parts are noted', async () => {
  const { code, lines } = await examineWith({});
  expect(lines).toMatchObject({
    settings: expect.stringMatching(/^ok/),
    build: expect.stringMatching(/^ok/),
    database: expect.stringMatching(/^note: memory/),
    mail: expect.stringMatching(/^note: no SMTP_URL/),
  });
  expect(code).toBe(0);
});

it('services that do not work are reported, without passwords', async () => {
  const { code, lines, output } = await examineWith({
    DATABASE_URL: 'postgres://iluma:very-secret@127.0.0.1:1/iluma',
    SMTP_URL: 'smtp://iluma:very-secret@127.0.0.1:1',
    MODEL_URL: 'http://127.0.0.1:1/v1/chat/completions',
    MODEL_KEY: 'very-secret',
  });
  for (const name of ['database', 'mail', 'model']) expect(lines[name]).toMatch(/^wrong: /);
  expect(output).not.toContain('very-secret');
  expect(code).toBe(1);
});

it('an invalid setting is named', { tags: 'long' }, async () => {
  const { code, lines, output } = await examineWith({ PORT: 'x' });
  expect(lines['settings']).toMatch(/^wrong: /);
  expect(output).toContain('PORT: ');
  expect(code).toBe(1);
});

it('a mail server that accepts mail is ok', async () => {
  const sink = await openSmtpSink();
  const { lines } = await examineWith({ SMTP_URL: sink.url });
  await sink.close();
  expect(lines['mail']).toBe('ok: 127.0.0.1 takes our mails');
});
