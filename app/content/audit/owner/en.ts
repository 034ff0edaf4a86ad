import type { OwnerCopy } from './shape.ts';

export const en: OwnerCopy = {
  title: 'Add your own figures',
  lead: 'Your Google profile and Search Console show what no bot can see: your reviews and the searches that lead to you. Drop the exports here. They’re read in your browser, and only your profile’s business details, figures, dates and your most frequent searches are added to the report. Reviews and reviewer names stay on your device.',
  profile: {
    title: 'How to export your Google profile',
    steps: [
      'Open takeout.google.com with the account that manages the profile.',
      'Deselect all, then check “Google Business Profile.”',
      'Create the export and download the ZIP file you get by email.',
    ],
  },
  search: {
    title: 'How to export from Search Console',
    steps: [
      'Open search.google.com/search-console, then “Performance.”',
      'Choose the last three months.',
      'Click “Export,” then “Download CSV.”',
    ],
  },
  label: 'Exports (ZIP, CSV or JSON)',
  help: 'Up to ten files at a time. You can also drag them onto this field.',
  limit:
    'The exception: without JavaScript, our server reads the files, up to 1 MB, and doesn’t keep them.',
  button: 'Complete the report',
  reading: 'Reading the files…',
  none: 'Choose at least one file.',
  why: {
    'too-large': 'too large',
    'too-many-files': 'too many files; some weren’t read',
    bomb: 'its content exceeds the permitted size; reading stopped',
    'unsafe-path': 'contains suspicious file names, which were ignored',
    unreadable: 'damaged or encrypted, can’t be read',
    'nothing-known': 'no profile, reviews or query table recognized',
  },
  done: 'Your figures have been added to the report.',
  given: 'Figures provided by the owner on {date}, from their Google exports.',
  remove: 'Remove these figures',
  facts: {
    profile: 'Profile',
    rating: 'Average rating',
    count: 'Reviews',
    answered: 'Reviews with a reply',
    recent: 'Reviews in the last {days} days',
    last: 'Last review',
    impressions: 'Impressions on Google',
    clicks: 'Clicks',
    onFirstPage: 'Impressions on the first page',
    position: 'Average position',
  },
  queries: {
    title: 'Searches that show the site',
    query: 'Search',
    clicks: 'Clicks',
    impressions: 'Impressions',
    position: 'Average position',
  },
};
