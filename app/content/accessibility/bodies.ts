/** Bodies that handle complaints about barriers, each by its name in its language. */
export const bodies = [
  {
    id: 'quebecRights',
    name: 'Commission des droits de la personne et des droits de la jeunesse',
    lang: 'fr',
    url: 'https://www.cdpdj.qc.ca/',
  },
  {
    id: 'quebecOffice',
    name: 'Office des personnes handicapées du Québec',
    lang: 'fr',
    url: 'https://www.ophq.gouv.qc.ca/',
  },
  {
    id: 'unitedStates',
    name: 'U.S. Department of Justice, Civil Rights Division',
    lang: 'en',
    url: 'https://www.ada.gov/file-a-complaint/',
  },
  {
    id: 'france',
    name: 'Défenseur des droits',
    lang: 'fr',
    url: 'https://www.defenseurdesdroits.fr/',
  },
] as const;

export type BodyId = (typeof bodies)[number]['id'];
