import { z } from 'zod';
import type { Field, Fields, TextField, ValueOf } from '#app/domain/crm/records/field.ts';
import { oneLine } from '#app/domain/one-line.ts';

/** Text that PostgreSQL can store: no null characters, no lone surrogates. */
export const text = (most: number, least = 0) =>
  z.string().min(least).max(most).refine(isWellFormed, notWellFormed);

const notWellFormed = 'Not well-formed text';

function isWellFormed(given: string): boolean {
  return given.isWellFormed() && !given.includes('\0');
}

/** A single line of text, such as a name, without control characters. */
export const line = (most: number, least = 0) =>
  text(most, least).refine((given) => oneLine(given) === given, 'More than one line of text');

export const id = z.string().regex(/^[\w-]{1,64}$/);
export const instant = z.iso.datetime({ precision: 3 });

/** A link never has a scheme that a browser would execute. */
const link = (most: number) =>
  line(most).refine(
    (given) => /^(https?|mailto|tel):$/.test(URL.parse(given)?.protocol ?? 'https:'),
    'Not a web address',
  );

/** Shapes of the fields of a table, each of the type that the table gives it. */
export type ShapesOf<F extends Fields> = { [Name in keyof F]: z.ZodType<ValueOf<F[Name]>> };

/** The shapes of a table's fields. */
export function fieldShapes<const F extends Fields>(fields: F): ShapesOf<F> {
  const shapes = Object.entries(fields).map(([name, field]) => [name, shapeOf(field)] as const);
  // The only unchecked cast of a shape: its type follows from the kind of the field.
  return Object.fromEntries(shapes) as unknown as ShapesOf<F>;
}

type Draft<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { isCompleted: true }
    ? z.ZodOptional<z.ZodType<ValueOf<F[Name]>>>
    : F[Name] extends { initial: unknown }
      ? z.ZodDefault<z.ZodType<ValueOf<F[Name]>>>
      : z.ZodType<ValueOf<F[Name]>>;
};

/** The shape of a draft, whose absent fields get their initial values. */
export function draftShape<const F extends Fields>(
  fields: F,
): z.ZodObject<Draft<F>, z.core.$strict> {
  const shapes = Object.entries(fields).map(([name, field]) => {
    const shape = shapeOf(field);
    if (field.isCompleted) return [name, shape.optional()] as const;
    return [name, 'initial' in field ? shape.default(field.initial) : shape] as const;
  });
  return z.strictObject(Object.fromEntries(shapes) as unknown as Draft<F>);
}

const stamped = 'Set by the server for new items; a value sent is ignored';

function shapeOf(field: Field): z.ZodType {
  const said = saidShape(field);
  const shape = field.isStamped ? said.describe(stamped) : said;
  return field.isNullable ? shape.nullable() : shape;
}

function textShape({ format, hasLines, most, least }: TextField): z.ZodType {
  if (format === 'website') return link(most);
  return hasLines ? text(most, least) : line(most, least);
}

function saidShape(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return textShape(field);
    case 'choice':
      return z.enum(field.values as [string, ...string[]]);
    case 'number': {
      const shape = (field.isWhole ? z.int() : z.number()).min(field.least).max(field.most);
      return field.unit === undefined ? shape : shape.describe(field.unit);
    }
    case 'day':
      return z.iso.date();
    case 'instant':
      return instant;
    case 'id':
      return id;
    case 'flag':
      return z.boolean();
    case 'labels':
      return z.array(text(100)).max(field.most);
    case 'values':
      return z.record(text(100), z.union([text(2000), z.number()]));
    case 'group':
      return z.strictObject(fieldShapes(field.fields));
    case 'list':
      // Items stored by an earlier release may lack fields added since.
      return z.array(draftShape(field.fields)).max(field.most);
  }
}
