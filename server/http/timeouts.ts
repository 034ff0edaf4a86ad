/** What the server waits for at most, in milliseconds. */
export interface Timeouts {
  /** For the next request on an open connection. */
  keepAliveTimeout: number;
  /** For the head of a request. */
  headersTimeout: number;
  /** For a whole request. */
  requestTimeout: number;
  /** How often the two above are checked, and by how much they may be exceeded. */
  connectionsCheckingInterval: number;
  /** From the head of a request to the head of its answer. */
  answerTimeout: number;
}

/** Whoever asks is answered within 30 s, or told that it took too long. */
export const timeouts: Timeouts = {
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  requestTimeout: 25_000,
  connectionsCheckingInterval: 2500,
  answerTimeout: 29_000,
};

/**
 * Milliseconds after which a connection is closed whose client neither sends nor reads. Event streams send something
 * more often.
 */
export const silenceTimeout = 60_000;
