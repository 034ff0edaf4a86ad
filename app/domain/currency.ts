/** The currency of all amounts, ISO 4217. */
export const currency = 'EUR';
