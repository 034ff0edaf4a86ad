import type { RobotCopy } from './shape.ts';

export const en: RobotCopy = {
  title: 'IlumaAudit bot: what it reads, how to block it | Iluma',
  description:
    'IlumaAudit is the bot that reads a site when someone requests its ILA audit: what it reads, its limits and how to block it with robots.txt.',
  heading: { before: 'IlumaAudit, our ', emphasis: 'audit bot', after: '' },
  lead: 'IlumaAudit reads a site only when someone asks for its ILA audit, or when a client has asked us to keep auditing theirs. It doesn’t roam the web on its own.',
  agent: 'In your server’s logs, it goes by this name:',
  sections: [
    {
      title: 'What it reads',
      text: 'Twenty pages at most, the files the first one loads, robots.txt, the sitemap and a few links, to check that they work. It submits no forms and signs in to no accounts.',
    },
    {
      title: 'How it behaves',
      text: 'Two requests at a time, with 20 MB and one minute for the whole visit. When your server asks it to wait, it waits or leaves.',
    },
    {
      title: 'What it keeps',
      text: 'A report: an excerpt of each passage in question and the values measured, for 90 days. Whoever holds the link to the report can delete it sooner.',
    },
    {
      title: 'Who sends it',
      text: 'Anyone can enter a site’s address, whether it’s their own or a competitor’s: a report can be compared with up to two other sites. One network can start three audits an hour, no more.',
    },
    {
      title: 'How often it comes back',
      text: 'An active client’s site is read once a week. Any other site is read only when somebody asks. For the next hour, visitors who ask for the same one get the report that already exists.',
    },
    {
      title: 'Which addresses it contacts',
      text: 'Public servers only, over http on port 80 or https on port 443. It refuses private networks, at every redirect. It also looks up the DNS records that protect your email, SPF and DMARC.',
    },
    {
      title: 'What a visit looks like in your logs',
      text: 'The page that was asked for comes first, then /robots.txt, the sitemap and the other pages. HEAD requests follow, to your links and to your address over http, with and without www. The path /iluma-audit-unknown-path-7f3a is made up: it shows what your site returns when a page is missing. A single request goes by the name OAI-SearchBot, to see whether your server gives AI crawlers the same page.',
    },
    {
      title: 'Visits with a browser',
      text: 'Where our server has one, Chrome then opens up to three pages at the size of a phone, the first one three times. Its User-Agent header starts like Chrome’s and ends with IlumaAudit. It accepts no consent banner, and stops after 20 seconds a page and 60 MB in all.',
    },
  ],
  refuse: {
    title: 'How to block it',
    before: 'It obeys robots.txt. Add these two lines to yours:',
    after:
      'It then asks only for the address and robots.txt, and stops there. You can also close just part of your site to it. If robots.txt returns a 5xx error, the bot stops as well; if there’s no such file, it reads the site.',
  },
  contact: {
    title: 'A question, or a problem?',
    text: 'Send us the site’s address and the time of the visit, with the log lines if you have them: a person will answer. Any program can borrow our bot’s name, so tell us if those lines look suspicious.',
    link: 'Write to us',
  },
};
