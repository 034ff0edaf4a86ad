import type { LeadNote } from '#app/domain/leads/lead.ts';
import type { Person } from '#app/domain/privacy/mentions.ts';
import type { PersonalDataPart } from '#app/domain/privacy/personal-data.ts';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';

/** A person and the ids of their records, looked up before anything is erased. */
export interface KnownPerson extends Person {
  personIds: readonly string[];
  leadIds: readonly string[];
  /** When each lead came: what a client has noted at that moment is a copy of it. */
  leadTimes: readonly string[];
  /** What staff noted about the leads. */
  leadNotes: readonly LeadNote[];
  /** Names of the businesses that they wrote for. */
  companies: readonly string[];
  clientIds: readonly string[];
  /** CRM records of these clients. */
  relatedIds: readonly string[];
}

/** Numbers of rows affected by an erasure. */
export interface Erased {
  /** Deleted rows. */
  removed: number;
  /** Rows that were cleared of personal data. */
  cleared: number;
  /** Rows that stay as they are: those with nothing to clear, and the account of a current employee. */
  kept: number;
}

/** A part of the data that can contain personal data. Each aggregate contributes one. */
export interface PersonalDataSource {
  /** The part in an export; `tablesOf` has its tables. */
  readonly name: PersonalDataPart;
  /** Everything about a person, as stored. */
  collect(reader: Reader, person: KnownPerson): Promise<readonly object[]>;
  erase(t: Transaction, person: KnownPerson, now: Date): Promise<Erased>;
}
