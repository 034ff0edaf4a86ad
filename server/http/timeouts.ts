/** The server's timeouts, in milliseconds. */
export interface Timeouts {
  /** For the next request on an open connection. */
  keepAliveTimeout: number;
  /** For the head of a request. */
  headersTimeout: number;
  /** For a whole request. */
  requestTimeout: number;
  /** How often these two are checked, and the most by which they can be exceeded. */
  connectionsCheckingInterval: number;
  /** From the head of a request to the head of its response. */
  answerTimeout: number;
}

/** Every client gets an answer, or a timeout error, within 30 s. */
export const timeouts: Timeouts = {
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  requestTimeout: 25_000,
  connectionsCheckingInterval: 2500,
  answerTimeout: 29_000,
};

/**
 * Milliseconds until a connection is closed whose client neither sends nor reads. Event streams send heartbeats more
 * often.
 */
export const silenceTimeout = 60_000;
