import { prepareDatabase } from '../../app/data/engine/prepare-database.server.ts';

/** In-memory databases start from the prepared one: made here where `npm run build` has not made it. */
export const setup = (): Promise<void> => prepareDatabase();
