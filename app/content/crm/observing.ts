import type { Observation, ObservationProblem } from '#app/domain/crm/observations.ts';
import type { WizardFactor } from '#app/domain/ila/wizard-score.ts';
import type { Language } from '#app/i18n/languages.ts';

interface Forms {
  one: string;
  other: string;
}

/** What is looked at and counted about a client, and what is worked out of it and of the database. */
export interface ObservingCopy {
  open: string;
  title: string;
  lead: string;
  /** Said when a score is asked for before anything was observed. */
  first: string;
  save: string;
  fields: Record<Observation, string>;
  factors: Record<WizardFactor, string>;
  problems: Record<ObservationProblem, string>;
  unmeasured: string;
  matched: Forms;
  noMatch: string;
  prospects: { lead: string; nowhere: string; mapAway: string; mapAsked: string; mapNone: string };
}

export const observingCopy: Record<Language, ObservingCopy> = {
  fr: {
    open: 'Relevé',
    title: 'Relevé de {name}',
    lead: 'Notez ce que vous avez vu et compté. Chaque part se place sur la fourchette annoncée : par exemple, visibilité locale = 60 + 29 × part des recherches où la fiche est dans les trois premières. Un champ vide compte pour zéro.',
    first:
      'Aucun relevé pour cette fiche : notez d’abord ce que vous avez vu, le score en découle.',
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
        'Personne ne sait où se trouve « {city} ». Importez des entreprises de cette ville avec leurs coordonnées, ou vérifiez l’orthographe.',
      mapAway: 'La carte OpenStreetMap n’a pas répondu : seules vos fiches sont prises en compte.',
      mapAsked: 'Vos fiches et la carte OpenStreetMap (© les contributeurs d’OpenStreetMap).',
      mapNone: 'Vos fiches seulement : aucune carte n’est configurée.',
    },
  },
  en: {
    open: 'Survey',
    title: 'Survey of {name}',
    lead: 'Note what you have seen and counted. Each share is placed on the stated range: for example, local visibility = 60 + 29 × share of searches with the business in the top three. An empty field counts as zero.',
    first:
      'Nothing has been surveyed for this client: note what you have seen first, and the score follows.',
    save: 'Save and recalculate',
    fields: {
      hasGoogleBusiness: 'Google profile exists',
      profileParts: 'Parts of the profile looked at',
      profileComplete: 'Parts filled in and right',
      searches: 'Local searches looked at',
      topThree: 'Searches with the business in the top three',
      rating: 'Mean of the reviews (0 to 5)',
      reviews: 'Number of reviews',
      hasWebsite: 'Website exists',
      siteChecks: 'Points of the site checked',
      sitePassed: 'Points of the site passed',
      hasSocialMedia: 'Active on social media',
      weeks: 'Weeks looked at',
      weeksActive: 'Weeks with something published',
      directories: 'Directories and local sites looked at',
      links: 'Directories and sites that link to the business',
    },
    factors: {
      googlePresence: 'Google presence',
      localVisibility: 'local visibility',
      reputation: 'reputation',
      websiteOptimization: 'website',
      localContent: 'local content',
      networkBacklinks: 'network and links',
    },
    problems: {
      'not-a-number': 'Write a number.',
      'out-of-range': 'This number is not possible here.',
      'more-than-all': 'There cannot be more than were looked at.',
    },
    unmeasured: 'not measured',
    matched: {
      one: '{name}: {count} possible partner among your clients.',
      other: '{name}: {count} possible partners among your clients.',
    },
    noMatch: '{name}: no partner within 10 km among your clients.',
    prospects: {
      lead: 'The search looks through your records, those you import included, and the OpenStreetMap map when a server is configured.',
      nowhere:
        'Nobody knows where “{city}” is. Import businesses of that town with their coordinates, or check the spelling.',
      mapAway: 'The OpenStreetMap map did not answer: only your records are counted.',
      mapAsked: 'Your records and the OpenStreetMap map (© OpenStreetMap contributors).',
      mapNone: 'Your records only: no map is configured.',
    },
  },
  es: {
    open: 'Registro',
    title: 'Registro de {name}',
    lead: 'Anote lo que ha visto y contado. Cada parte se sitúa en la horquilla anunciada: por ejemplo, visibilidad local = 60 + 29 × parte de las búsquedas en que la ficha está entre las tres primeras. Un campo vacío cuenta como cero.',
    first:
      'Aún no hay registro de esta ficha: anote primero lo que ha visto y de ahí saldrá la puntuación.',
    save: 'Guardar y recalcular',
    fields: {
      hasGoogleBusiness: 'Existe ficha de Google',
      profileParts: 'Apartados de la ficha examinados',
      profileComplete: 'Apartados completos y correctos',
      searches: 'Búsquedas locales examinadas',
      topThree: 'Búsquedas con la ficha entre las tres primeras',
      rating: 'Nota media de las reseñas (0 a 5)',
      reviews: 'Número de reseñas',
      hasWebsite: 'Existe sitio web',
      siteChecks: 'Puntos del sitio comprobados',
      sitePassed: 'Puntos del sitio correctos',
      hasSocialMedia: 'Redes sociales activas',
      weeks: 'Semanas examinadas',
      weeksActive: 'Semanas con alguna publicación',
      directories: 'Directorios y sitios locales examinados',
      links: 'Directorios y sitios que enlazan con la ficha',
    },
    factors: {
      googlePresence: 'presencia en Google',
      localVisibility: 'visibilidad local',
      reputation: 'reputación',
      websiteOptimization: 'sitio web',
      localContent: 'contenido local',
      networkBacklinks: 'red y enlaces',
    },
    problems: {
      'not-a-number': 'Escriba un número.',
      'out-of-range': 'Este número no es posible aquí.',
      'more-than-all': 'No puede haber más que elementos examinados.',
    },
    unmeasured: 'sin medir',
    matched: {
      one: '{name}: {count} posible socio entre sus clientes.',
      other: '{name}: {count} posibles socios entre sus clientes.',
    },
    noMatch: '{name}: ningún socio a menos de 10 km entre sus clientes.',
    prospects: {
      lead: 'La búsqueda recorre sus fichas, incluidas las que importe, y el mapa OpenStreetMap cuando hay un servidor configurado.',
      nowhere:
        'Nadie sabe dónde está «{city}». Importe empresas de esa ciudad con sus coordenadas o revise la ortografía.',
      mapAway: 'El mapa OpenStreetMap no ha respondido: solo se tienen en cuenta sus fichas.',
      mapAsked: 'Sus fichas y el mapa OpenStreetMap (© los colaboradores de OpenStreetMap).',
      mapNone: 'Solo sus fichas: no hay ningún mapa configurado.',
    },
  },
};
