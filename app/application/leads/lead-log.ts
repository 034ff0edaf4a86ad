/** What the server logs about leads: no personal data. */
export interface LeadLog {
  kept(line: { reference: string; service: string; language: string }): void;
  /** A lead that could not be stored or read. */
  failed(line: { reason: string }): void;
  /** Messages dropped from quarantine to hold its budget. */
  dropped(size: { messages: number; bytes: number }): void;
}
