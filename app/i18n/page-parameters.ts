import { channels } from '#app/domain/adluma/benchmarks.ts';

/**
 * The query parameters that public pages read, and no others: test/requests/site/page-parameters.test.ts. One that a
 * page reads only beside another of these needs no entry.
 */
export const pageParameters: ReadonlySet<string> = new Set(
  [
    // React Router names the route of a form by it.
    'index',
    // Lists: the blog, services, tools, the FAQ, cases, partners, search.
    'q page category categorie secteur objectif profil statut partenaire',
    // What a message, a report or a booking is about.
    'depuis service avec reference jusque rapport kind member zone start day month cancel',
    // The visibility score, in its versions.
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

/** Whether a public page reads anything of a query. What advertisements and newsletters add says nothing to one. */
export function isRead(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some((name) => pageParameters.has(name));
}
