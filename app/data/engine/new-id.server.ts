import { randomBytes } from 'node:crypto';
import { randomLength, uuidV7 } from '#app/domain/uuid-v7.ts';

/** Ids are made here and not by the database: no engine, however distributed, has to agree on the next number. */
export const newId = (now = Date.now()): string => uuidV7(now, randomBytes(randomLength));
