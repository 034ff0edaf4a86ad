import type { ObservingCopy } from './shape.ts';

export const en: ObservingCopy = {
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
};
