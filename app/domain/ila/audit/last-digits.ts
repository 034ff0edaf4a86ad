/** A national telephone number, however its prefix is written. */
export const lastDigits = (phone: string) => phone.replaceAll(/\D/g, '').slice(-9);
