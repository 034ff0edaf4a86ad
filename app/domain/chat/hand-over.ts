/** How the assistant's link to the contact page says that the conversation is to go along. */
export const handOverQuery = '?avec=conversation';

export function isHandOver(query: URLSearchParams): boolean {
  return query.get('avec') === 'conversation';
}
