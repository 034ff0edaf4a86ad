/** Query of the assistant's link to the contact page; it attaches the conversation. */
export const handoffQuery = '?avec=conversation';

export function isHandoff(query: URLSearchParams): boolean {
  return query.get('avec') === 'conversation';
}
