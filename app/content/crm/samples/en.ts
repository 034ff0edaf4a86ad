import type { SampleWords } from '#app/domain/crm/sandbox/samples.ts';

export const en: SampleWords = {
  sectors: {
    boulangerie: 'food',
    clinique: 'health',
    cycles: 'retail',
    ecole: 'education',
    garage: 'automotive',
    immobilier: 'real estate',
    salon: 'beauty',
    yoga: 'fitness and sports',
  },
  services: {
    seo: 'Local SEO',
    landing: 'Landing page',
    ads: 'Advertising',
    youtube: 'Video',
    blog: 'Written content',
    local: 'Google profile',
    podcast: 'Podcast',
    loyalty: 'Loyalty',
  },
  note: 'Prefers to be called in the morning.',
  document: 'Visibility audit (sample)',
  projects: {
    orders: {
      name: 'Online orders',
      analysis: 'The order page is live; watch abandoned carts.',
    },
    booking: { name: 'Appointment booking', analysis: 'Cut the form down to three fields.' },
    videos: { name: 'Workshop videos', analysis: 'Four short tutorials to start.' },
    openDay: { name: 'Open house', analysis: 'Copy is awaiting the director’s approval.' },
    homes: { name: 'Neighborhood pages', analysis: 'Choose the first five neighborhoods.' },
  },
  tasks: {
    photos: 'Choose the storefront photos',
    forms: 'Simplify the appointment form',
    reviews: 'Reply to the latest reviews',
    newsletter: 'Prepare the newsletter',
    call: 'Call back about the proposal',
    listing: 'Check the Google profile',
    report: 'Send this month’s report',
    hours: 'Update the opening hours',
  },
  checklist: ['Sort the photos received', 'Crop the five best', 'Have them approved'],
  journal: {
    score: {
      title: 'The score is rising',
      content: 'New reviews and correct opening hours support local visibility.',
    },
    online: { title: 'Online orders open', content: 'The page is published and measured.' },
    partners: {
      title: 'Partners nearby',
      content: 'Two shops in the neighborhood have similar customers.',
    },
    form: {
      title: 'Form to fix',
      content: 'Sign-ups on phones don’t go through; a fix is under way.',
    },
    meeting: {
      title: 'First meeting',
      content: 'Presentation done; they’re waiting for our proposal.',
    },
  },
  meetings: {
    proposal: 'Go over the proposal before signing.',
    firstCall: 'Introductions, then the workshop videos.',
    reports: 'This month’s report: where do the calls come from?',
    results: 'First results of online orders.',
    retry: 'Second try: nobody answered last time.',
    reopening: 'The garage reopens in spring: where to start?',
    openDay: 'Open house copy to approve.',
    loyalty: 'A question about loyalty cards.',
    podcast: 'Choosing guests for the next episodes.',
    neighbours: 'Which neighborhoods come first?',
  },
};
