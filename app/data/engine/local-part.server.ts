import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * The part of an address before `@`, without the tag behind `+` and dots: the same for every address of a mailbox
 * (`mailboxOf`), and of few others.
 */
export const localPartOf = (email: SQLWrapper): SQL =>
  sql`replace(split_part(split_part(${email}, '@', 1), '+', 1), '.', '')`;
