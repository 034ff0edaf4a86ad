import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'YouTube SEO and video production: price | Iluma',
  description:
    'YouTube videos that answer what your customers search for: topic research, filming, editing and results. What’s included and the starting price.',
  head: {
    eyebrow: 'YouTube SEO',
    title: { before: 'YouTube SEO: get your videos ', emphasis: 'found', after: '' },
    lead: 'People don’t search YouTube for your brand; they search for an answer. Give it to them in a few minutes and they’ll remember you.',
  },
  figures: [],
  weeks: [
    {
      when: 'Week 1',
      title: 'Topic research',
      text: 'We type your customers’ questions into YouTube and look at what comes up: ten-year-old clips, vague answers, a manufacturer overseas. [YouTube says it ranks videos](https://support.google.com/youtube/answer/16090438) by relevance, engagement and quality. You get a list of topics in order of demand, with a note on what the current videos leave out, and you pick the first few.',
    },
    {
      when: 'Week 2',
      title: 'Filming',
      text: 'We come by for half a day, outside your rush hours, and film several answers back to back in your everyday workspace. You show the technique, the part, the classic mistake. We handle the camera and the mic. Customers are filmed only if they’ve agreed in writing. That evening, you get a list of what we shot.',
    },
    {
      when: 'Week 3',
      title: 'Editing',
      text: 'The answer comes in the first thirty seconds, the details after that. We write the title, description and chapters, make a thumbnail you can read on a phone, and proofread the subtitles in three languages. You watch each video on a private link and tell us what to fix. Once you approve it, it goes up on your channel.',
    },
    {
      when: 'Every month',
      title: 'Improvement',
      text: 'We read [the audience retention graph](https://support.google.com/youtube/answer/9314415), which shows where viewers leave, and the searches that brought them. If most are gone within thirty seconds, the title probably promised something else or the intro drags. You get the numbers, the changes we’re making and the next topics.',
    },
  ],
  deliverables: [
    'A list of topics, sorted by demand',
    'Edited videos, every month',
    'Titles, descriptions, chapters and thumbnails',
    'Proofread subtitles, in three languages',
    'A report: useful views, clicks to your site, calls',
  ],
  audience: {
    text: 'Video works well for hands-on trades: repair, installation, gardening, hair, health care. Somebody looks up how to do a job, sees it’s more work than they thought, and calls you. You have to be fine with a camera in the shop a few hours a month, and you have to wait. Videos often take weeks to find viewers, sometimes until the next season.',
    fits: [
      'People often ask you “How do you do that?” or “How long does it take?”',
      'Your work makes sense once you see it.',
      'You can close off a room or a corner of the shop for a morning.',
      'You’re willing to show what goes wrong and what it costs.',
    ],
    others: [
      'You’re a good talker but there isn’t much to film. [A podcast](/services/podcasts) is less work for your team to set up.',
      'You want to be seen around the neighborhood tomorrow. [Facebook and Instagram ads](/services/meta-ads) are better at that, and [our budget simulator](/adluma) estimates what they’d cost.',
    ],
  },
  cost: [
    `The service starts at ${figures.priceYoutube} a month. It costs more with a second shoot, two locations, a long drive, videos that run past ten minutes, or tricky filming: a roof, a kitchen during service, a loud job site.`,
    'You can hold it down. Group four or five topics into one morning, lay out parts and tools the day before, and put one person in charge of approving edits.',
    'Photos for your website, hosting, your domain name and video advertising aren’t part of it. Tax depends on your address. See [services and prices](/hub-services) for the details.',
    'You pay month by month, for the term stated in your quote. Make sure it also gives the number of videos, the date the first one goes live and how to cancel. Want to talk it over first? [Get in touch](/contact).',
  ],
  risks: [
    {
      title: 'Plenty of views, few customers',
      text: 'A general tip can do well on the other side of the world and never make your phone ring. So we look at the share of viewers from your area, the clicks to your site and the inquiries, and pick the next topics from those three numbers.',
    },
    {
      title: 'A video is blocked over music',
      text: 'A radio playing in the shop is enough to set off a copyright claim. According to its help pages, YouTube [blocks any Short over a minute that has one](https://support.google.com/youtube/answer/15424877), worldwide. We turn off the radio, use licensed music and keep the proof. If a claim is wrong, we dispute it.',
    },
    {
      title: 'Someone in the video changes their mind',
      text: 'In Québec, a person’s image is part of their private life ([Civil Code, article 36](https://www.legisquebec.gouv.qc.ca/en/document/cs/CCQ-1991)), and many US states limit using someone’s likeness in advertising. We keep the signed releases, and we’ll cut the scene or pull the video if that person asks.',
    },
  ],
  example: {
    title: 'A repair shop films its everyday breakdowns',
    paragraphs: [
      'Example: a repair business for washers, dryers and dishwashers in Knoxville, Tennessee, made up for this page. Five videos get filmed in one morning. The dishwasher one has to be redone, because the air compressor next door drowns out the voice.',
      'After three months, “Washer won’t drain” has 2,100 views, about four-fifths of them nowhere near Tennessee, and two calls. “Fix your dryer or replace it?” has just 260 views, nearly all local, and six callers have mentioned it. The shop tour, the owner’s favorite, sits at 34 views.',
      'On the first video, viewers drop off at the twenty-second mark, during the animated logo. Out it goes. The thumbnail couldn’t be read on a phone, so it’s redone with four words. Next quarter, three topics out of four are about prices and decisions. The fourth shows how to change a door seal yourself, since people ask about it every single day.',
    ],
  },
  price: figures.priceYoutube,
  priceNote: 'Topic research, filming, editing and publishing included.',
  tool: 'Plan a video with BlogIA',
  questions: [
    {
      question: 'Do I have to be on camera?',
      answer:
        'No. Your hands and voice are often enough. A coworker can also do the talking while you work.',
    },
    {
      question: 'Do you make YouTube Shorts?',
      answer:
        'We cut them from the longer videos when they can lead viewers to the full version. A Short is a vertical or square video that lasts three minutes at most.',
    },
    {
      question: 'My channel has twelve subscribers. Is that a problem?',
      answer:
        'Not at the start. Someone trying to fix a leaky washer doesn’t check your subscriber count. A new channel may take longer to be suggested next to other videos, which is one more reason to go after specific questions first.',
    },
    {
      question: 'What do I do with the video on my site?',
      answer:
        'Put it on the page that covers the same question. An image people tap to start playback keeps [your site fast](/blog-intelligent/site-rapide). To show up in video results, [Google recommends](https://developers.google.com/search/docs/appearance/video) a page devoted to that one video.',
    },
    {
      question: 'Who owns the channel?',
      answer:
        'You do. It’s opened with your account, and you give us access that you can take back whenever you like. The videos stay up after we leave.',
    },
    {
      question: 'How do I know a call came from a video?',
      answer:
        'A tagged link in the description counts clicks. For phone calls, ask each caller how they found you and keep a tally. The article on [tracking calls](/blog-intelligent/compter-les-appels) walks you through it.',
    },
  ],
  closing: {
    title: { before: 'Pick the topic of your ', emphasis: 'first video', after: '' },
    lead: 'Tell us what customers ask you every day. We’ll tell you how many people search for it.',
  },
};
