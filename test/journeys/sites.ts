import { freePort } from '../../bench/processes.ts';

// Chosen once by the runner, whose workers inherit its environment: two runs on one machine do not meet.
process.env.JOURNEY_PORTS ??= `${await freePort()} ${await freePort()}`;
const [port = '', otherPort = ''] = process.env.JOURNEY_PORTS.split(' ');

/** Origins of the two servers that the journeys run against; see playwright.config.ts. */
export const launched = `http://127.0.0.1:${port}`;

/** The same site with its launch moment years ahead. */
export const beforeLaunch = `http://127.0.0.1:${otherPort}`;
