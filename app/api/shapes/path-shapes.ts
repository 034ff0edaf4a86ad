import { z } from 'zod';

/** An id that the server made: a UUID in lower case. */
export const uuid = z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);

/** The id of a record of the CRM, which an import may have chosen. */
export const recordId = z.string().regex(/^[\w-]{1,64}$/);
