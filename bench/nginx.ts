import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onCore } from './cores.ts';
import { get, headersByName, type HttpResponse } from './http-client.ts';
import { freePort, start, waitUntil } from './processes.ts';
import { acceptBrotli } from './site.ts';
import { findTool } from './tools.ts';

/** A running nginx that answers `/fr` like the site. */
export interface Nginx {
  version: string;
  origin: string;
  /** Of the single worker, which does all the work. */
  pid: number;
  home: HttpResponse;
}

/** Headers that nginx writes itself, or that belong to the connection. */
const nginxOwn = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive']);

/**
 * Starts nginx with one worker, which serves a page's compressed bytes from a file under the page's own headers. Null
 * when nginx is not installed.
 *
 * @throws Error when nginx's response is not the page's
 */
export async function startNginx(
  scratch: string,
  page: HttpResponse,
  core: number | undefined,
): Promise<Nginx | null> {
  const program = await findTool('nginx', 'nginx-light');
  if (program === null) return null;
  const directory = join(scratch, 'nginx');
  await mkdir(directory);
  await writeFile(join(directory, 'page'), page.body);
  const port = await freePort();
  const config = join(directory, 'nginx.conf');
  await writeFile(config, configuration(directory, port, page));
  const log = join(scratch, 'nginx.log');
  const command = [program, '-p', directory, '-c', config];
  const child = start(onCore(core, command), { cwd: directory, log });
  const origin = `http://127.0.0.1:${port}`;
  const ask = async () => get(`${origin}/fr`, { headers: acceptBrotli });
  await waitUntil(async () => (await ask()).status === 200, { child, log, seconds: 10 });
  const home = await ask();
  checkSame(page, home);
  const master = child.pid ?? 0;
  const pid = Number(readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim());
  const { stderr } = await promisify(execFile)(program, ['-v']);
  return { version: /nginx\/(\S+)/.exec(stderr)?.[1] ?? 'unknown', origin, pid, home };
}

/**
 * nginx's fastest settings for one small file, measured on version 1.22: the file stays open, and `sendfile off` with
 * one buffer gives 15 % more requests than `sendfile` with `tcp_nopush`, 40 % more than `sendfile` alone.
 */
function configuration(directory: string, port: number, page: HttpResponse): string {
  const headers = [...headersByName(page)].filter(([name]) => !nginxOwn.has(name));
  const lines = headers.map(([name, value]) => `add_header ${name} ${quoted(value)};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // nginx started by root runs its worker as another user, which may not read the temporary directory.
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${directory}/nginx.pid;
error_log stderr;
events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path ${directory}/${name};`).join(' ')}
  access_log off;
  server_tokens off;
  keepalive_timeout 65s 65s;
  keepalive_requests 1000000000;
  sendfile off;
  output_buffers 1 128k;
  open_file_cache max=10 inactive=1h;
  open_file_cache_valid 1h;
  etag off;
  max_ranges 0;
  server {
    listen 127.0.0.1:${port};
    location = /fr {
      alias ${directory}/page;
      default_type ${quoted(headersByName(page).get('content-type') ?? '')};
      add_header Last-Modified "";
      ${lines.join('\n      ')}
    }
  }
}
`;
}

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`;

function checkSame(page: HttpResponse, answer: HttpResponse): void {
  const headers = headersByName(answer);
  const differing = [...headersByName(page)].filter(
    ([name, value]) => !nginxOwn.has(name) && headers.get(name) !== value,
  );
  if (differing.length > 0 || !answer.body.equals(page.body))
    throw new Error(`nginx answers differently: ${JSON.stringify(differing)}`);
}
