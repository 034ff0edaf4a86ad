/**
 * A request to the API with a JSON body.
 *
 * @param version of the record to change, sent as `If-Match`
 */
export const jsonRequest = (method: string, body: unknown, version?: number): RequestInit => ({
  method,
  headers: {
    'Content-Type': 'application/json',
    ...(version !== undefined && { 'If-Match': `"${version}"` }),
  },
  body: JSON.stringify(body),
});
