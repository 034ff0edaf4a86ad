import type { ObservingCopy } from './shape.ts';

export const fr: ObservingCopy = {
  open: 'Relevé',
  title: 'Relevé : {name}',
  lead: 'Notez ce que vous avez vu et compté. Chaque part se place sur la fourchette annoncée : par exemple, visibilité locale = 60 + 29 × part des recherches où la fiche est dans les trois premières. Un champ vide compte pour zéro.',
  first: 'Aucun relevé pour cette fiche : notez d’abord ce que vous avez vu, le score en découle.',
  save: 'Enregistrer et recalculer',
  fields: {
    hasGoogleBusiness: 'Fiche Google existante',
    profileParts: 'Rubriques de la fiche examinées',
    profileComplete: 'Rubriques remplies et exactes',
    searches: 'Recherches locales examinées',
    topThree: 'Recherches où la fiche est dans les trois premières',
    rating: 'Note moyenne des avis (0 à 5)',
    reviews: 'Nombre d’avis',
    hasWebsite: 'Site web existant',
    siteChecks: 'Points du site vérifiés',
    sitePassed: 'Points du site conformes',
    hasSocialMedia: 'Réseaux sociaux actifs',
    weeks: 'Semaines examinées',
    weeksActive: 'Semaines avec une publication',
    directories: 'Annuaires et sites locaux examinés',
    links: 'Annuaires et sites qui mènent à la fiche',
  },
  factors: {
    googlePresence: 'présence Google',
    localVisibility: 'visibilité locale',
    reputation: 'réputation',
    websiteOptimization: 'site web',
    localContent: 'contenu local',
    networkBacklinks: 'réseau et liens',
  },
  problems: {
    'not-a-number': 'Écrivez un nombre.',
    'out-of-range': 'Ce nombre n’est pas possible ici.',
    'more-than-all': 'Il ne peut pas y en avoir plus que d’éléments examinés.',
  },
  unmeasured: 'non mesuré',
  matched: {
    one: '{name} : {count} partenaire possible parmi vos clients.',
    other: '{name} : {count} partenaires possibles parmi vos clients.',
  },
  noMatch: '{name} : aucun partenaire à moins de 10 km parmi vos clients.',
  prospects: {
    lead: 'La recherche porte sur vos fiches, y compris celles que vous importez, et sur la carte OpenStreetMap quand un serveur est configuré.',
    nowhere:
      'La ville « {city} » n’a pas été trouvée. Importez des entreprises de cette ville avec leurs coordonnées, ou vérifiez l’orthographe.',
    mapAway: 'La carte OpenStreetMap n’a pas répondu : seules vos fiches sont prises en compte.',
    mapAsked: 'Vos fiches et la carte OpenStreetMap (© les contributeurs d’OpenStreetMap).',
    mapNone: 'Vos fiches seulement : aucune carte n’est configurée.',
  },
};
