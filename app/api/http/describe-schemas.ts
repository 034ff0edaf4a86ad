import { z } from 'zod';

export type Json = Readonly<Record<string, unknown>>;

export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

export const jsonContent = (schema: Json, type = 'application/json'): Json => ({
  [type]: { schema },
});

/**
 * The JSON schema of a shape. Shapes named in zod's registry are added to `named` and referenced.
 *
 * @param io requests are input, responses output
 */
export function schemaOf(shape: z.ZodType, io: 'input' | 'output', named: Map<string, Json>): Json {
  const text = JSON.stringify(z.toJSONSchema(shape, { io, unrepresentable: 'any' }));
  const { $defs, ...schema } = JSON.parse(
    text.replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as Record<string, unknown> & { $defs?: Record<string, Json> };
  // The document declares its dialect once.
  delete schema.$schema;
  for (const [name, definition] of Object.entries($defs ?? {})) named.set(name, definition);
  return schema;
}

/** Parameters of a path or query, from the fields of a shape. */
export function parametersOf(
  place: 'path' | 'query',
  { properties = {}, required = [] }: { properties?: Record<string, Json>; required?: string[] },
): Json[] {
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    ...(required.includes(name) && { required: true }),
    ...(description !== undefined && { description }),
    schema,
  }));
}
