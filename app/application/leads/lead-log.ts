/** The server's log entries about leads; no personal data. */
export interface LeadLog {
  kept(line: { reference: string; service: string; language: string }): void;
  /** A lead that could not be stored or read. */
  failed(line: { reason: string }): void;
  /** Messages dropped from quarantine to keep its budget. */
  dropped(size: { messages: number; bytes: number }): void;
}
