import { z } from 'zod';

export type Json = Readonly<Record<string, unknown>>;

export const schemaOf = (shape: z.ZodType): Json => {
  const schema = z.toJSONSchema(shape, { io: 'input' });
  // The whole description says once which dialect it is in.
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== '$schema'));
};
export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
export const json = (schema: Json): Json => ({ 'application/json': { schema } });
export const body = (schema: Json): Json => ({ required: true, content: json(schema) });
export const answered = (description: string, schema?: Json): Json => ({
  description,
  ...(schema && { content: json(schema) }),
});

const refused: Json = {
  description: 'A problem, as in RFC 9457',
  content: { 'application/problem+json': { schema: ref('Problem') } },
};

export const inPath = (name: string): Json => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
});
export const ifMatch: Json = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The version that was seen, in quotes',
  schema: { type: 'string', pattern: '^"\\d{1,10}"$' },
};

/** @param needs what one has to be allowed, which is a key's scope */
export function operation(
  summary: string,
  needs: string,
  { responses, ...rest }: Json & { responses: Json },
): Json {
  return { summary, 'x-permission': needs, ...rest, responses: { ...responses, default: refused } };
}

export function parametersOf(shape: z.ZodType): Json[] {
  const { properties = {} } = schemaOf(shape) as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...(description !== undefined && { description }),
    schema,
  }));
}

export function someItems(): Json {
  return {
    type: 'object',
    required: ['items'],
    properties: {
      items: { type: 'array', items: { type: 'object' } },
      next: { type: 'string', description: 'For `after`; absent on the last page' },
    },
  };
}
