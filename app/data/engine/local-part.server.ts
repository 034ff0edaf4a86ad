import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * The local part of an address, without `+` tag and dots: the same for every address of a mailbox (`mailboxOf`), and
 * for few others.
 */
export const localPartOf = (email: SQLWrapper): SQL =>
  sql`replace(split_part(split_part(${email}, '@', 1), '+', 1), '.', '')`;
