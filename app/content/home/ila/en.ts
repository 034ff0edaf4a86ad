import type { HomeCopy } from '../shape.ts';

export const en: HomeCopy['ila'] = {
  title: { before: 'How ', emphasis: 'visible', after: ' are you locally?' },
  lead: 'Set six sliders to get a quick score out of 100, with no sign-up. It runs in your browser.',
  fields: { nomEntreprise: 'Business name', adresse: 'Address', siteWeb: 'Website' },
  optional: 'optional',
  sliders: {
    etoiles: { label: 'Average rating', help: 'Your rating on Google, from 1 to 5.' },
    nombreAvis: { label: 'Number of reviews', help: 'All the reviews on your profile.' },
    volumeRecherche: {
      label: 'Monthly search volume',
      help: 'How often people search for what you sell each month.',
    },
    cpc: {
      label: 'Cost per click',
      help: 'The average price of a click on your keywords, in euros.',
    },
    kd: {
      label: 'Keyword difficulty',
      help: '0: wide open. 100: every spot is taken.',
    },
    pagesIndexees: { label: 'Indexed pages', help: 'Your pages in Google’s index.' },
  },
  estimate: {
    text: 'An estimate from your answers; your site isn’t read.',
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
      message: 'Huge potential to unlock with our services!',
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
  waiting: 'Set the sliders, then calculate to see your score.',
  toolDescription:
    'Calculates the ILA local visibility score (0 to 100) of a business from its rating, reviews and keywords.',
};
