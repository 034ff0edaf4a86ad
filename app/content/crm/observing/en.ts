import type { ObservingCopy } from './shape.ts';

export const en: ObservingCopy = {
  open: 'Log observations',
  title: 'Observations for {name}',
  lead: 'Enter what you’ve seen and counted. Each share is converted to a score within the published range: for example, local visibility = 60 + 29 × share of searches with the business in the top three. An empty field counts as zero.',
  first: 'Nothing has been observed for this client yet: enter what you’ve seen to get a score.',
  save: 'Save and recalculate',
  fields: {
    hasGoogleBusiness: 'Google profile exists',
    profileParts: 'Profile sections checked',
    profileComplete: 'Sections complete and correct',
    searches: 'Local searches checked',
    topThree: 'Searches with the business in the top three',
    rating: 'Average rating (0 to 5)',
    reviews: 'Number of reviews',
    hasWebsite: 'Website exists',
    siteChecks: 'Site items checked',
    sitePassed: 'Site items passed',
    hasSocialMedia: 'Active on social media',
    weeks: 'Weeks checked',
    weeksActive: 'Weeks with a post',
    directories: 'Directories and local sites checked',
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
    'not-a-number': 'Enter a number.',
    'out-of-range': 'This number isn’t possible here.',
    'more-than-all': 'There can’t be more than were checked.',
  },
  unmeasured: 'not measured',
  matched: {
    one: '{name}: {count} possible partner among your clients.',
    other: '{name}: {count} possible partners among your clients.',
  },
  noMatch: '{name}: no partner within 10 km among your clients.',
  prospects: {
    lead: 'The search covers your records, including imported ones, and OpenStreetMap when a server is configured.',
    nowhere:
      'We can’t find “{city}.” Check the spelling, or import businesses from that town with their coordinates.',
    mapAway: 'OpenStreetMap didn’t respond: only your records are counted.',
    mapAsked: 'Your records and OpenStreetMap (© OpenStreetMap contributors).',
    mapNone: 'Your records only: no map is configured.',
  },
};
