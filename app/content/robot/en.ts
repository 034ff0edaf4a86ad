import type { RobotCopy } from './shape.ts';

export const en: RobotCopy = {
  title: 'IlumaAudit bot: what it reads, how to block it | Iluma',
  description:
    'IlumaAudit is the bot that reads a site when someone requests its ILA measurement: what it reads, its limits and how to block it with robots.txt.',
  heading: { before: 'IlumaAudit, our ', emphasis: 'audit bot', after: '' },
  lead: 'IlumaAudit reads a site only when someone asks for its ILA measurement, or when a client has asked us to keep measuring theirs. It doesn’t roam the web on its own.',
  agent: 'In your server’s logs, it goes by this name:',
  sections: [
    {
      title: 'What it reads',
      text: 'Twenty pages at most, the files the first one loads, robots.txt, the sitemap and a few links, to check that they answer. It submits no forms and signs in to no accounts.',
    },
    {
      title: 'How it behaves',
      text: 'Two requests at a time, 20 MB and one minute in all. When your server asks it to wait, it waits or leaves. It doesn’t read the same site again within the hour.',
    },
    {
      title: 'What it keeps',
      text: 'A report: an excerpt of each passage at issue and the values measured, for 90 days. Whoever holds the link to the report can delete it sooner.',
    },
  ],
  refuse: {
    title: 'How to block it',
    before: 'It obeys robots.txt. Add these two lines to yours:',
    after:
      'It then asks only for the address and robots.txt, and stops there. You can also close just part of your site to it.',
  },
  contact: {
    title: 'A question, or a problem?',
    text: 'Send us the site’s address and the time of the visit: a person will answer.',
    link: 'Write to us',
  },
};
