/** The agency's name, as it signs pages, emails and records. */
export const agencyName = 'Iluma';
