import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../bench/processes.ts';

// Chosen once by the runner, whose workers inherit its environment, so that two runs on one machine do not collide.
process.env.JOURNEY_PORTS ??= [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
].join(' ');
const [port = '', otherPort = '', tagPort = '', staffPort = ''] =
  process.env.JOURNEY_PORTS.split(' ');

/** Origin of the site after its launch; the servers are in playwright.config.ts. */
export const launched = `http://127.0.0.1:${port}`;

/** The same site with its launch moment years ahead. */
export const beforeLaunch = `http://127.0.0.1:${otherPort}`;

/** The same site with a measurement tag configured. */
export const withTag = `http://127.0.0.1:${tagPort}`;

/** The address of that tag. The host does not exist: a journey that lets a page request it fulfils the request. */
export const tagUrl = 'https://tags.example/tag.js?id=T-1';

/** A site with an embedded database, where staff work and change settings; other journeys are not affected. */
export const staffed = `http://127.0.0.1:${staffPort}`;

/** The data directory of that site. Short, because a socket's path has to be. */
export const staffedData = join(tmpdir(), `iluma-${staffPort}`);
