/** Maximum nesting depth: deeper JSON-LD does not describe a business. */
const deepest = 12;

/** Texts of a property anywhere in JSON-LD; objects as values, such as a `Country`, are represented by their name. */
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
