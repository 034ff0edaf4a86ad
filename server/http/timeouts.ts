/** In milliseconds. The checking interval is lowered from 30 s, which could double the timeouts. */
export const timeouts = {
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};

/**
 * Milliseconds after which a connection is closed whose client neither sends nor reads. Event streams send something
 * more often, and every answer takes less.
 */
export const silenceTimeout = 60_000;
