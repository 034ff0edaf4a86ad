import type { Person } from '#app/domain/privacy/mentions.ts';
import type { Reader, Transaction } from '../database.server.ts';

/** A person with everything that is known to be theirs, found before anything is erased. */
export interface KnownPerson extends Person {
  personIds: readonly string[];
  leadIds: readonly string[];
  clientIds: readonly string[];
  /** Records of the CRM that belong to these clients. */
  relatedIds: readonly string[];
}

/** What came of an erasure. */
export interface Erased {
  /** Rows that are gone. */
  removed: number;
  /** Rows that stay without what told of the person. */
  cleared: number;
  /** Rows that have to stay as they are, such as the account of somebody who works here. */
  kept: number;
}

/** A part of the data that can hold something about a person. Each aggregate contributes one. */
export interface Holder {
  /** Name of the part in an export. */
  readonly name: string;
  /** The tables it answers for. */
  readonly tables: readonly string[];
  /** Everything it holds about a person, as it is kept. */
  collect(reader: Reader, person: KnownPerson): Promise<readonly object[]>;
  erase(t: Transaction, person: KnownPerson, now: Date): Promise<Erased>;
}
