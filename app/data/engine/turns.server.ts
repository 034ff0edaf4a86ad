/** A message of one of several sessions. */
interface SessionMessage {
  session: number;
}

/**
 * Schedules several sessions on one PostgreSQL: messages are processed in order, but during a transaction only its
 * session's.
 */
export class Turns<Message extends SessionMessage> {
  #waiting: Message[] = [];
  #inTransaction: number | null = null;

  add(message: Message): void {
    this.#waiting.push(message);
  }

  /** Takes the next message to process. */
  next(): Message | null {
    const owner = this.#inTransaction;
    const at = owner === null ? 0 : this.#waiting.findIndex(({ session }) => session === owner);
    return this.#waiting.splice(at === -1 ? this.#waiting.length : at, 1)[0] ?? null;
  }

  /** Records whether a session is within a transaction. */
  note(session: number, isInTransaction: boolean): void {
    this.#inTransaction = isInTransaction ? session : null;
  }

  /** Forgets a session. Returns whether it was within a transaction, which the caller must end. */
  leave(session: number): boolean {
    this.#waiting = this.#waiting.filter((message) => message.session !== session);
    const wasInTransaction = this.#inTransaction === session;
    if (wasInTransaction) this.#inTransaction = null;
    return wasInTransaction;
  }
}
