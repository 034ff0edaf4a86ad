import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'SEO podcast production for business: price | Iluma',
  description:
    'Short podcast episodes that answer your customers’ questions, released on podcast platforms and transcribed for search. What’s included and the price.',
  head: {
    eyebrow: 'SEO podcasts',
    title: {
      before: 'SEO podcasts that answer what customers ',
      emphasis: 'search for',
      after: '',
    },
    lead: 'You talk about your work the way you do at the counter. We turn it into short episodes, each built around one question people ask.',
  },
  figures: [
    { value: figures.podcastEpisodes, label: 'episodes a month' },
    { value: figures.podcastPlatforms, label: 'platforms' },
    { value: figures.podcastAudience, label: 'listeners' },
  ],
  weeks: [
    {
      when: 'Week 1',
      title: 'Topics',
      text: 'We spend an hour on the phone while you tell us what people ask at the counter, on calls and by email. We check those questions against [what customers type into Google](/blog-intelligent/mots-des-clients) and drop anything your site already explains well. You get the month’s list, one question per episode, and cross off whatever you don’t like.',
    },
    {
      when: 'Week 2',
      title: 'Recording',
      text: 'The questions reach you the day before. There’s no script. We record over the internet or at your place, at a slow hour, and someone on our team does the interview. If a customer walks in, we wait. If an answer comes out muddled, you try it again. By the end, you know which episodes are keepers.',
    },
    {
      when: 'Week 3',
      title: 'Editing',
      text: 'We clean up the sound and cut the rambling. The title is the question the way people search for it, the description gives the short answer, and chapters let listeners skip ahead. You get a private link plus the transcript, so you can fix names, prices and trade terms, and then approve each episode.',
    },
    {
      when: 'Week 4',
      title: 'Release',
      text: 'Each episode goes out to the podcast apps. On your site it gets its own page, with a player, the corrected transcript and your phone number, and that page and your service page link to each other. At the end of the month, a one-page report shows plays per episode and visits from search.',
    },
  ],
  deliverables: [
    'The month’s episodes, edited',
    'Titles, descriptions and chapters',
    'A proofread transcript of each episode, on your site',
    'Release on podcast platforms',
    'A monthly report: plays and visits from search',
  ],
  audience: {
    text: 'A podcast suits businesses that give advice before they make a sale: physical therapists, estate lawyers, florists, mechanics. It takes a few hours of your month, and it takes patience, because new pages often need weeks to find their place in Google. Not sure it’s for you? [Take the ILUMATCH quiz](/ilumatch) and see how it ranks against our other services.',
    fits: [
      'Your customers ask questions that need more than a one-line answer.',
      'You explain things better out loud than in writing.',
      'One person can set aside two or three hours every month.',
      'Your site has room for a page per episode.',
    ],
    others: [
      'You need the phone to ring this month. [A landing page](/services/landing-aimant) plus ads will work faster.',
      'Your work has to be seen to be understood. [YouTube videos](/services/youtube-seo) will show it better.',
      'You don’t show up on the map yet. Start with [your listings and reviews](/services/visibilite-locale).',
    ],
  },
  cost: [
    `Prices start at ${figures.pricePodcasts} a month. More episodes, longer ones, extra guests, travel outside the area or a second language all add to that. You’ll stay close to the starting price if one person records remotely and we can do it in a session or two.`,
    'Photography, website hosting and your domain name aren’t included. If you decide to promote an episode, the ad money goes straight to Google or Meta. Taxes are extra. You’ll find the same terms on our [services and prices](/hub-services) page.',
    'You’re billed monthly. The quote you sign says how many episodes you get, how long we’ve agreed to work together and how either of us can end it. Give it several months before you judge: at four weeks, Google has barely read the first pages.',
  ],
  risks: [
    {
      title: 'Hardly anyone listens',
      text: 'A local show draws a small crowd, and the first weeks tend to be quiet. That’s why we also count the people who land on each episode’s page from a search. If a topic gets neither plays nor visits after a few months, we don’t follow it up.',
    },
    {
      title: 'Your host gets bored or leaves',
      text: 'A bad session can be redone. To keep the schedule, we try to stay two episodes ahead and get a second voice comfortable early on, so the show doesn’t hang on one person’s calendar.',
    },
    {
      title: 'The transcript garbles a name',
      text: 'Some apps write their own. [Apple generates one for every episode](https://podcasters.apple.com/support/5316-transcripts-on-apple-podcasts) and lets you supply a file instead. The one on your site is read by us, then by you, before it’s published.',
    },
    {
      title: 'The advice goes out of date',
      text: 'Prices climb and rules change. Every page carries its date, and when you tell us something’s different we fix the text, re-record the episode or take it down. For clinics and law offices, no recognizable case makes it past editing.',
    },
  ],
  example: {
    title: 'A clinic’s first twelve episodes',
    paragraphs: [
      'Example: a physical therapy clinic in Burlington, Vermont, made up for this page. Over two weeks, the front desk jots down 28 questions from phone calls. Twelve make the list, including “How many visits for a sprained ankle?” and “Do I need a referral?”',
      'The first session is on a Monday at 5:30 p.m. The therapist is worn out and sounds like she’s reading. They try four episodes and keep one. The other eleven get done on two Tuesday mornings, at five or six minutes apiece. One story comes out because a patient might have been recognized.',
      'Four months in, the show gets about 55 plays a week, which is modest. The twelve pages bring in 230 search visits a month, 150 of them to three episodes, and nine new patients have told the front desk they read or heard one. The desk posture episode goes nowhere, since every health site on earth covers it. Next up: skiing again after a knee injury.',
    ],
  },
  price: figures.pricePodcasts,
  priceNote: 'Preparation, recording, editing and release included.',
  tool: 'Find a first topic with BlogIA',
  questions: [
    {
      question: 'What if I’ve never recorded a podcast?',
      answer:
        'It’s a conversation, not a speech. The first session starts with a ten-minute warm-up that no one will ever hear. After that we keep the best parts, and you approve everything before it goes out.',
    },
    {
      question: 'What is an SEO podcast?',
      answer: 'Each episode answers one specific question, so its page can rank for that search.',
    },
    {
      question: 'How much of my time will it take?',
      answer:
        'Plan on an hour to pick topics, one or two recording sessions and some time to read the transcripts. From the second month on, there’s already a list to choose from, so that first hour gets shorter.',
    },
    {
      question: 'Do I need to buy equipment?',
      answer:
        'For remote recording, a basic USB microphone and a small room with curtains or full bookshelves will do. Skip the speakerphone and the tiled kitchen. When we come to you, we bring the gear.',
    },
    {
      question: 'Who owns the episodes?',
      answer:
        'You do, along with the transcripts and the hosting account they’re published from. [Our method](/methode-iluma) says so for everything we make: if we part ways, it stays with you.',
    },
    {
      question: 'Can I use an episode somewhere else?',
      answer:
        'Please do. An answer can turn into a paragraph in [your newsletter](/blog-intelligent/infolettre-locale), a reply from [your website’s assistant](/blog-intelligent/assistant-sur-le-site) or the start of an article in [BlogIA](/blogia).',
    },
  ],
  closing: {
    title: { before: 'Plan your ', emphasis: 'first episode', after: '' },
    lead: 'Tell us what your customers ask most often. That’s episode one.',
  },
};
