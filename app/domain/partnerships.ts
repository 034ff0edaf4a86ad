/** Fictitious sample partners; their constellations carry their ids. */
export const partnerIds = ['partner-radio', 'partner-merchants'] as const;

export type PartnerId = (typeof partnerIds)[number];

/** Days after the signature on which the phases of a partnership end. Source: specification B §9. */
export const phaseDays = [7, 10, 21, 30] as const;
