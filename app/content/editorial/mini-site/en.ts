import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'SEO mini-site',
  summary: 'What comes with a small site that is ready to be found, live in under 48 hours.',
  title: 'SEO mini-site — found, and online in under 48 h',
  description:
    'A small, fast site made to be found in your neighbourhood, online in under 48 h. What it contains, who it is for and how it grows.',
  head: {
    eyebrow: 'SEO mini-site',
    title: { before: 'A site, ', emphasis: 'in under 48 h', after: '.' },
    lead: 'A few pages that say who you are, where you are and how to reach you. Nothing extra, nothing missing.',
    button: 'Ask for a mini-site',
    second: 'See the other services',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Four ', emphasis: 'benefits', after: '' },
      lead: 'For opening, moving, or replacing a site nobody dares to touch.',
      items: [
        {
          title: 'Online in under 48 h',
          text: 'You answer a few questions, we write, you check, it goes live.',
        },
        {
          title: 'Found in your neighbourhood',
          text: 'Address, hours and services, right from day one, in a form Google can read.',
        },
        {
          title: 'Fast everywhere',
          text: 'Light on an old phone, readable by everyone, no needless cookies.',
        },
        {
          title: 'Ready to grow',
          text: 'One more page, one more language, a shop later on: nothing has to be redone.',
        },
      ],
    },
    {
      kind: 'timeline',
      title: { before: 'From your call to ', emphasis: 'your address', after: '' },
      lead: 'Two working days, three moments.',
      items: [
        {
          when: 'In the morning',
          title: 'You tell us',
          text: 'What you do, for whom, where. Photographs if you have any.',
        },
        {
          when: 'The next day',
          title: 'You check',
          text: 'The site is there, words included. You correct whatever does not sound like you.',
        },
        {
          when: 'That evening',
          title: 'It is online',
          text: 'On your domain, with your business profile leading to it.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'The day after tomorrow, ', emphasis: 'online', after: '.' },
    lead: 'Tell us your business’s name and the web address you would like.',
    button: 'Ask for a mini-site',
    second: 'See all services',
  },
};
