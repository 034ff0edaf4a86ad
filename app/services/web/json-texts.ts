/** JSON-LD that nests deeper is no statement about a business. */
const deepest = 12;

/** Texts of a property anywhere in JSON-LD; things that are its value, such as a `Country`, count by their name. */
export function textsOfProperty(value: unknown, property: string, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > deepest) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    key === property
      ? [each].flat().flatMap(textOrName)
      : textsOfProperty(each, property, depth + 1),
  );
}

function textOrName(value: unknown): string[] {
  const text = typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
  return typeof text === 'string' ? [text] : [];
}
