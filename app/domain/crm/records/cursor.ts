/** The position of a record in a sorted list: its sort key, then its id. */
export interface Position {
  key: string | number;
  id: string;
}

/** Encodes a position; only stores decode it. */
export function cursorOf({ key, id }: Position): string {
  return JSON.stringify([key, id]);
}

/** @returns null for an invalid cursor */
export function readCursor(cursor: string): Position | null {
  let parts: unknown;
  try {
    parts = JSON.parse(cursor);
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || parts.length !== 2) return null;
  const [key, id] = parts as unknown[];
  const isKey = typeof key === 'string' || (typeof key === 'number' && Number.isFinite(key));
  return isKey && typeof id === 'string' ? { key, id } : null;
}

/** Negative, zero or positive if the first comes before, at or after the second in ascending order. */
export function comparePositions(a: Position, b: Position): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}
