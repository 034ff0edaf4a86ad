import type { OwnerCopy } from './shape.ts';

export const en: OwnerCopy = {
  title: 'Add your own figures',
  lead: 'Your Google profile and Search Console know what no robot can see: your reviews, and the searches that lead to you. Drop their exports here: they are read in your browser, and only figures, dates and the most frequent searches join the report. Neither the reviews nor their authors leave your device.',
  profile: {
    title: 'How to export your Google profile',
    steps: [
      'Open takeout.google.com with the account that manages the profile.',
      'Deselect all, then tick “Google Business Profile”.',
      'Create the export and download the ZIP file you get by email.',
    ],
  },
  search: {
    title: 'How to export from Search Console',
    steps: [
      'Open search.google.com/search-console, then “Performance”.',
      'Choose the last three months.',
      'Click “Export”, then “Download CSV”.',
    ],
  },
  label: 'Exports (ZIP, CSV or JSON)',
  help: 'Up to ten files at a time. You can also drag them onto this field.',
  limit: 'Without JavaScript, our server reads the files and does not keep them: 1 MB at most.',
  button: 'Complete the report',
  reading: 'Reading the files…',
  none: 'Choose at least one file.',
  why: {
    'too-large': 'too large',
    'too-many-files': 'too many files; some were not read',
    bomb: 'its content exceeds the permitted size; reading stopped',
    'unsafe-path': 'contains suspicious file names, which were ignored',
    unreadable: 'damaged or encrypted, cannot be read',
    'nothing-known': 'no profile, reviews or table of queries recognised',
  },
  done: 'The report takes your figures into account.',
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
    position: 'Position',
  },
};
