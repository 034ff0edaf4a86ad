import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findTool } from './tools.ts';

const run = promisify(execFile);

/** Concurrent connections. */
export const connections = 32;

/** The counts of one run of a load generator. */
interface Load {
  requests: number;
  seconds: number;
}

/** A program that requests one address as often as the server answers. */
export interface LoadGenerator {
  name: 'wrk' | 'autocannon';
  /** @throws Error when a connection fails or an answer is neither 2xx nor 3xx */
  load(url: string, headers: Record<string, string>, seconds: number): Promise<Load>;
}

/** wrk, written in C, where it is installed; else autocannon, an npm dependency. */
export async function findLoadGenerator(): Promise<LoadGenerator> {
  const wrk = await findTool('wrk', 'wrk');
  return wrk === null ? autocannon() : wrkAt(wrk);
}

function wrkAt(path: string): LoadGenerator {
  return {
    name: 'wrk',
    async load(url, headers, seconds) {
      const size = ['--threads=1', `--connections=${connections}`, `--duration=${seconds}s`];
      const output = await runFor(seconds, path, [...size, ...headerFlags(headers), url]);
      if (/^\s*(?:Non-2xx|Socket errors)/m.test(output)) throw new Error(`${url}:\n${output}`);
      const [, requests, taken, unit] =
        /(\d+) requests in ([\d.]+)(ms|s|m),/.exec(output) ?? unexpected(url, output);
      const unitSeconds = { ms: 0.001, s: 1, m: 60 }[unit ?? ''] ?? Number.NaN;
      return { requests: Number(requests), seconds: Number(taken) * unitSeconds };
    },
  };
}

interface AutocannonResult {
  requests: { total: number };
  duration: number;
  errors: number;
  timeouts: number;
  '4xx': number;
  '5xx': number;
}

function autocannon(): LoadGenerator {
  const script = fileURLToPath(import.meta.resolve('autocannon'));
  return {
    name: 'autocannon',
    async load(url, headers, seconds) {
      const size = ['--json', `--connections=${connections}`, `--duration=${seconds}`];
      const parameters = [script, ...size, ...headerFlags(headers), url];
      const output = await runFor(seconds, process.execPath, parameters);
      const result = JSON.parse(output) as AutocannonResult;
      const failures = result.errors + result.timeouts + result['4xx'] + result['5xx'];
      if (failures > 0) throw new Error(`${url}: ${failures} requests failed`);
      return { requests: result.requests.total, seconds: result.duration };
    },
  };
}

const headerFlags = (headers: Record<string, string>) =>
  Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);

async function runFor(seconds: number, program: string, parameters: string[]): Promise<string> {
  // A generator that hangs must not block the bench.
  const { stdout } = await run(program, parameters, { timeout: (seconds + 10) * 1000 });
  return stdout;
}

function unexpected(url: string, output: string): never {
  throw new Error(`${url}: unexpected output of the load generator:\n${output}`);
}
