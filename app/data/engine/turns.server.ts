/** A message of one of several sessions. */
interface SessionMessage {
  session: number;
}

/**
 * Whose turn it is where several sessions share one PostgreSQL: messages come in their order, but from the first message
 * of a transaction to its last one only that session's.
 */
export class Turns<Message extends SessionMessage> {
  #waiting: Message[] = [];
  #inTransaction: number | null = null;

  add(message: Message): void {
    this.#waiting.push(message);
  }

  /** Takes the message whose turn it is. */
  next(): Message | null {
    const owner = this.#inTransaction;
    const at = owner === null ? 0 : this.#waiting.findIndex(({ session }) => session === owner);
    return this.#waiting.splice(at === -1 ? this.#waiting.length : at, 1)[0] ?? null;
  }

  /** Notes whether a session is within a transaction. */
  note(session: number, isInTransaction: boolean): void {
    this.#inTransaction = isInTransaction ? session : null;
  }

  /** Forgets a session. Returns whether it was within a transaction, which somebody has to end. */
  leave(session: number): boolean {
    this.#waiting = this.#waiting.filter((message) => message.session !== session);
    const wasInTransaction = this.#inTransaction === session;
    if (wasInTransaction) this.#inTransaction = null;
    return wasInTransaction;
  }
}
