import { freePort } from '../../bench/processes.ts';

// Chosen once by the runner, whose workers inherit its environment: two runs on one machine do not meet.
process.env.JOURNEY_PORTS ??= `${await freePort()} ${await freePort()} ${await freePort()}`;
const [port = '', otherPort = '', tagPort = ''] = process.env.JOURNEY_PORTS.split(' ');

/** Origins of the two servers that the journeys run against; see playwright.config.ts. */
export const launched = `http://127.0.0.1:${port}`;

/** The same site with its launch moment years ahead. */
export const beforeLaunch = `http://127.0.0.1:${otherPort}`;

/** The same site with a measurement tag configured. */
export const withTag = `http://127.0.0.1:${tagPort}`;

/** The address of that tag. Nobody is there: a journey that lets a page ask for it answers in its place. */
export const tagUrl = 'https://tags.example/tag.js?id=T-1';
