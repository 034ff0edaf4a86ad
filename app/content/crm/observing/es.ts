import type { ObservingCopy } from './shape.ts';

export const es: ObservingCopy = {
  open: 'Observaciones',
  title: 'Observaciones sobre {name}',
  lead: 'Anote lo que vio y contó. Cada proporción se sitúa en el rango indicado: por ejemplo, visibilidad local = 60 + 29 × proporción de las búsquedas en que el perfil está entre los tres primeros. Un campo vacío cuenta como cero.',
  first:
    'Aún no hay observaciones de esta ficha: anote primero lo que vio y de ahí saldrá el puntaje.',
  save: 'Guardar y recalcular',
  fields: {
    hasGoogleBusiness: 'Existe perfil de Google',
    profileParts: 'Apartados del perfil examinados',
    profileComplete: 'Apartados completos y correctos',
    searches: 'Búsquedas locales examinadas',
    topThree: 'Búsquedas con el perfil entre los tres primeros',
    rating: 'Calificación promedio de las reseñas (0 a 5)',
    reviews: 'Número de reseñas',
    hasWebsite: 'Existe sitio web',
    siteChecks: 'Puntos del sitio comprobados',
    sitePassed: 'Puntos del sitio correctos',
    hasSocialMedia: 'Redes sociales activas',
    weeks: 'Semanas examinadas',
    weeksActive: 'Semanas con alguna publicación',
    directories: 'Directorios y sitios locales examinados',
    links: 'Directorios y sitios que enlazan con el perfil',
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
    'more-than-all': 'No puede superar el número de elementos examinados.',
  },
  unmeasured: 'sin medir',
  matched: {
    one: '{name}: {count} posible aliado entre sus clientes.',
    other: '{name}: {count} posibles aliados entre sus clientes.',
  },
  noMatch: '{name}: ningún aliado a menos de 10 km entre sus clientes.',
  prospects: {
    lead: 'La búsqueda recorre sus fichas, incluidas las que importe, y el mapa OpenStreetMap cuando hay un servidor configurado.',
    nowhere:
      'No encontramos «{city}». Importe empresas de esa ciudad con sus coordenadas o revise la ortografía.',
    mapAway: 'El mapa OpenStreetMap no respondió: solo se tienen en cuenta sus fichas.',
    mapAsked: 'Sus fichas y el mapa OpenStreetMap (© los colaboradores de OpenStreetMap).',
    mapNone: 'Solo sus fichas: no hay ningún mapa configurado.',
  },
};
