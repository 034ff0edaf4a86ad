type Value = string | number | undefined;

export type ParamValues = Readonly<Record<string, Value | readonly Value[]>>;

/** Query parameters from values: lists repeat the parameter, undefined values are omitted. */
export function searchParamsOf(values: ParamValues): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      [value].flat().flatMap((each) => (each === undefined ? [] : [[name, String(each)]])),
    ),
  );
}
