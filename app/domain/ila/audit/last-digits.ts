/** Key of a telephone number without its prefix, however that is written. */
export const lastDigits = (phone: string) => phone.replaceAll(/\D/g, '').slice(-9);

/** Whether two spellings are the same number, with or without country code and trunk zero. */
export function isSameNumber(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b]
    .map((text) => text.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, ''))
    .toSorted((one, other) => one.length - other.length);
  return lastDigits(a) === lastDigits(b) || (short.length >= 7 && long.endsWith(short));
}
