import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import type { LeadNote } from '#app/domain/leads/lead.ts';
import type { Person } from '#app/domain/privacy/mentions.ts';
import type { PersonalDataPart } from '#app/domain/privacy/personal-data.ts';

/** A person and the ids of their records, looked up before anything is erased. */
export interface KnownPerson extends Person {
  personIds: readonly string[];
  leadIds: readonly string[];
  /** Arrival time of each lead: a client's note of that time is a copy of it. */
  leadTimes: readonly string[];
  /** Staff notes about the leads. */
  leadNotes: readonly LeadNote[];
  /** Names of the businesses they wrote for. */
  companies: readonly string[];
  clientIds: readonly string[];
  /** CRM records of these clients. */
  relatedIds: readonly string[];
}

/** Numbers of rows affected by an erasure. */
export interface Erased {
  /** Deleted rows. */
  removed: number;
  /** Rows cleared of personal data. */
  cleared: number;
  /** Rows kept unchanged: those with nothing to clear, and a current employee's account. */
  kept: number;
}

/** A part of the data that can contain personal data. Each aggregate contributes one. */
export interface PersonalDataSource {
  /** Name of the part in an export; `tablesOf` lists its tables. */
  readonly name: PersonalDataPart;
  /** Everything about a person, as stored. */
  collect(reader: Reader, person: KnownPerson): Promise<readonly object[]>;
  erase(t: Transaction, person: KnownPerson, now: Date): Promise<Erased>;
}
