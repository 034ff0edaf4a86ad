/** Milliseconds. Node looks for what is overdue every half a minute by itself, which would double the waits. */
export const timeouts = {
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};
