import { randomLength, uuidV7 } from '#app/domain/uuid-v7.ts';

/** A UUID of version 7, generated in the browser: for a record, or for a change that may be retried. */
export const newId = (): string =>
  uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(randomLength)));
