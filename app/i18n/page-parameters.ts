import { channels } from '#app/domain/adluma/benchmarks.ts';

/**
 * All query parameters that public pages read: test/requests/site/page-parameters.test.ts. A parameter that a page
 * reads only together with another of these needs no entry.
 */
export const pageParameters: ReadonlySet<string> = new Set(
  [
    // React Router names a form's route by it.
    'index',
    // Lists: the blog, services, tools, the FAQ, cases, partners, search.
    'q page category categorie secteur objectif profil statut partenaire',
    // Subject of a message, a report or a booking.
    'depuis service avec reference jusque rapport supprime kind member zone start day month cancel',
    // The versions of the visibility score.
    'nomEntreprise adresse siteWeb etoiles nombreAvis volumeRecherche cpc kd pagesIndexees',
    'seoScore contentScore conversionScore engagementScore technicalScore',
    'businessName website address industry hasGoogleBusiness hasWebsite hasSocialMedia',
    'googleRating reviewCount step mesure site',
    // The simulators.
    'v direction goal channel budget customers close value margin fee months',
    'spread-cpc spread-cvr ramp-1 ramp-2 ramp-3',
    ...['lock', 'cpc', 'ctr', 'cvr', 'close', 'reach'].flatMap((rate) =>
      channels.map((channel) => `${rate}-${channel}`),
    ),
    // BlogIA, and the analysis.
    'promptType topic keywords contentType targetAudience variant exemple period source status',
    // The heat map, the landing page, and cross visibility.
    'business keyword place town size radius show point',
    'activity headline proof label action accent',
    'company sector audience goals',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Whether a public page reads any parameter of a query. Those added by advertisements and newsletters have no effect.
 */
export function isRead(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some((name) => pageParameters.has(name));
}
