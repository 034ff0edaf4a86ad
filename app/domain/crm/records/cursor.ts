/** Where a record stands in an order: its sort key, then its id. */
export interface Position {
  key: string | number;
  id: string;
}

/** A position as text, which only stores look into. */
export function cursorOf({ key, id }: Position): string {
  return JSON.stringify([key, id]);
}

/** @returns null for what is no cursor */
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

/** Negative, zero or positive, as the first stands before, at or after the second in ascending order. */
export function comparePositions(a: Position, b: Position): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}
