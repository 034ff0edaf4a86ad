import type { HomeCopy } from '../shape.ts';

export const en: HomeCopy['ila'] = {
  title: { before: 'Where does your ', emphasis: 'local visibility', after: ' stand?' },
  lead: 'Six sliders, a score out of 100, no sign-up. The calculation runs in your browser.',
  fields: { nomEntreprise: 'Business name', adresse: 'Address', siteWeb: 'Website' },
  optional: 'optional',
  sliders: {
    etoiles: { label: 'Average rating', help: 'Your rating on Google, from 1 to 5.' },
    nombreAvis: { label: 'Number of reviews', help: 'All the reviews on your profile.' },
    volumeRecherche: {
      label: 'Monthly search volume',
      help: 'How many times a month people search for what you sell.',
    },
    cpc: {
      label: 'Cost per click',
      help: 'The average price of a click on your keywords, in euros.',
    },
    kd: {
      label: 'Keyword difficulty',
      help: '0: the way is clear. 100: every place is taken.',
    },
    pagesIndexees: { label: 'Indexed pages', help: 'The pages of your site that Google knows.' },
  },
  estimate: {
    text: 'An estimate from your answers: no site is read.',
    link: 'Measure your actual site',
  },
  calculate: 'Calculate my ILA score',
  result: 'Your ILA score',
  outOf: 'out of 100',
  resultFor: 'Result for {name}',
  bands: {
    excellent: { label: 'Excellent', message: 'Your online presence is exceptional!' },
    good: { label: 'Good', message: 'Some improvements can boost your visibility.' },
    improve: {
      label: 'Needs improvement',
      message: 'Huge potential to tap into with our services!',
    },
  },
  parts: {
    etoiles: 'Average rating',
    nombreAvis: 'Reviews',
    volumeRecherche: 'Search volume',
    cpc: 'Cost per click',
    kd: 'Difficulty',
    pagesIndexees: 'Indexed pages',
    traficEstime: 'Estimated traffic',
    blogActif: 'Active blog',
  },
  partsTitle: 'Where your points come from',
  points: '{gained} out of {available}',
  estimated: 'Traffic (500 visits a month) and the blog (inactive) are assumed.',
  corrected: 'Values adjusted because they were unreadable or out of range:',
  again: 'New evaluation',
  advisor: 'Talk it over with the team',
  full: 'Take the full evaluation',
  waiting: 'Set the sliders, then calculate: the needle moves only when you ask.',
  toolDescription:
    'Calculates the ILA local visibility score (0 to 100) of a business from its rating, reviews and keywords.',
};
