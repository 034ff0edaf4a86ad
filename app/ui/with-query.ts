/** A path with the non-empty fields as its query. */
export function withQuery(path: string, fields: Record<string, string>): string {
  const query = new URLSearchParams(
    Object.entries(fields).filter(([, value]) => value !== ''),
  ).toString();
  return query ? `${path}?${query}` : path;
}
