import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../bench/processes.ts';

// Chosen once by the runner, whose workers inherit its environment: two runs on one machine do not meet.
process.env.JOURNEY_PORTS ??= [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
].join(' ');
const [port = '', otherPort = '', tagPort = '', staffPort = ''] =
  process.env.JOURNEY_PORTS.split(' ');

/** Origins of the two servers that the journeys run against; see playwright.config.ts. */
export const launched = `http://127.0.0.1:${port}`;

/** The same site with its launch moment years ahead. */
export const beforeLaunch = `http://127.0.0.1:${otherPort}`;

/** The same site with a measurement tag configured. */
export const withTag = `http://127.0.0.1:${tagPort}`;

/** The address of that tag. Nobody is there: a journey that lets a page ask for it answers in its place. */
export const tagUrl = 'https://tags.example/tag.js?id=T-1';

/** A site with an embedded database, where staff work and set the site: nobody else's journeys see what they do. */
export const staffed = `http://127.0.0.1:${staffPort}`;

/** Where that site keeps its data. Short, because a socket's path has to be. */
export const staffedData = join(tmpdir(), `iluma-${staffPort}`);
