import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendRequest } from '../http-client.ts';
import { start, waitUntil } from '../processes.ts';
import { programs } from './packages.ts';

/**
 * Starts Varnish in front of the load balancer.
 *
 * @param origin where visitors reach it
 */
export async function startVarnish(
  scratch: string,
  origin: string,
  balancerPort: number,
): Promise<void> {
  const vcl = join(scratch, 'site.vcl');
  const template = await readFile(join(import.meta.dirname, 'site.vcl'), 'utf8');
  await writeFile(vcl, template.replace('"8080"', `"${balancerPort}"`));
  const log = join(scratch, 'varnish.log');
  // Without its process jail, which would run it as another user.
  const options = `-F -j none -T none -s malloc,128m -p http_gzip_support=off -n ${join(scratch, 'varnish')}`;
  const command = [programs.varnish, ...options.split(' '), '-a', new URL(origin).host, '-f', vcl];
  const child = start(command, { cwd: scratch, log });
  const isReady = async () => (await sendRequest(origin, { method: 'PURGE' })).status === 200;
  await waitUntil(isReady, { child, log, seconds: 30 });
}
