import type { Fields, ValueOf } from './field.ts';
import { oncePerTable } from './flat-fields.ts';

/** Initial values of a new record. */
export type InitialOf<F extends Fields> = {
  [Name in keyof F as F[Name] extends { initial: unknown } ? Name : never]: ValueOf<F[Name]>;
};

const initialValues = oncePerTable((fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      'initial' in field ? [[name, field.initial]] : [],
    ),
  ),
);

export function initialOf<const F extends Fields>(fields: F): InitialOf<F> {
  return initialValues(fields) as InitialOf<F>;
}
