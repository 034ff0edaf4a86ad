/** A national telephone number, however its prefix is written. */
export const lastDigits = (phone: string) => phone.replaceAll(/\D/g, '').slice(-9);

/** Whether two writings are of one number, with or without the country and the zero before it. */
export function isSameNumber(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b]
    .map((text) => text.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, ''))
    .toSorted((one, other) => one.length - other.length);
  return lastDigits(a) === lastDigits(b) || (short.length >= 7 && long.endsWith(short));
}
