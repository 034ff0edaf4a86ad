import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** The version that figures were made with. */
export const lighthouseVersion = '13.5.0';

export interface LighthouseReport {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { score: number | null; scoreDisplayMode: string; numericValue?: number | undefined }
  >;
}

const run = promisify(execFile);

/**
 * Runs Lighthouse on a page, by default as a telephone on a slow network.
 *
 * @param options of its command line, such as `--port=9222`
 * @param chrome executable of the browser that it starts, unless it is given the port of one
 * @throws Error when it fails, or after 90 s
 */
export async function runLighthouse(
  url: string,
  options: readonly string[],
  chrome?: string,
): Promise<LighthouseReport> {
  const scratch = mkdtempSync(join(tmpdir(), 'iluma-lighthouse-'));
  const file = join(scratch, 'report.json');
  // Lighthouse needs a recent Node, so put this process's own first in the PATH.
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, ...(chrome && { CHROME_PATH: chrome }) };
  const asked = [
    '--quiet',
    '--no-enable-error-reporting',
    '--output=json',
    `--output-path=${file}`,
  ];
  try {
    const command = ['--yes', `lighthouse@${lighthouseVersion}`, url, ...asked, ...options];
    await run('npx', command, { env, timeout: 90_000 });
    return JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
