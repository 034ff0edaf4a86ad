import { createApiKeyStore } from '#app/data/staff/api-keys.server.ts';
import type { Services } from '../services.ts';

/**
 * The API keys of the site.
 *
 * @param now clock, in epoch milliseconds
 */
export const apiKeysOf = ({ database }: Pick<Services, 'database'>, now: () => number) =>
  createApiKeyStore(database, now);
