import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'LandingPage module',
  summary:
    'The module that generates pages built for a single action: calling, booking or writing.',
  title: 'LandingPage: landing page builder module | Iluma',
  description:
    'The LandingPage module builds landing pages made for a single action: calling, booking or writing to you. Try it with your own text.',
  head: {
    eyebrow: 'LandingPage module',
    title: { before: 'Build a landing page for ', emphasis: 'one action', after: '' },
    lead: 'Write a headline, add proof, choose a button. The module puts the page together as you type.',
    button: 'Try the demo',
    second: 'Have the team build it',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'What’s on the ', emphasis: 'page', after: '' },
      lead: 'Only what helps people decide.',
      items: [
        {
          title: 'A matching headline',
          text: 'It answers the search or ad that brought the visitor in.',
        },
        { title: 'Proof', text: 'A review, a photo, a figure you can back up.' },
        {
          title: 'A single button',
          text: 'The same call to action, repeated, with nothing competing.',
        },
        { title: 'A short form', text: 'Just what you need to call people back.' },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'How to ', emphasis: 'build your preview', after: '' },
      lead: 'Four short steps, then a few settings. The preview changes with every answer.',
      items: [
        {
          title: 'Say what you do',
          text: 'Use a customer’s words: “house painter,” not “coating solutions.” To find them, read about [how your customers search](/blog-intelligent/mots-des-clients).',
        },
        {
          title: 'Name the place',
          text: 'A town or a neighborhood. The module then suggests a headline that joins the trade and the place.',
        },
        {
          title: 'Choose the action',
          text: 'Call, book, get a quote or get directions. Your choice writes the button and the line under the headline.',
        },
        {
          title: 'Make it yours',
          text: 'Your own headline, your proof, the button’s text and one of three colors.',
        },
        {
          title: 'Save it or send it',
          text: 'The page’s address holds your settings. Copy it, or send the preview along with your request.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Example: a page for a piano tuner in Halifax',
      mark: 'check',
      paragraphs: [
        'Let’s invent one. The tuner types her trade, then “Halifax,” then picks “Book a time.” The module suggests “Piano tuner in Halifax, without the wait.” Her next opening is ten days away, so she changes it to “Piano tuner in Halifax: book your date online.”',
        'The line under the headline promises an instant confirmation. She makes sure her calendar really sends one. Then she swaps the sample review for a real one, from a music teacher who agreed to be named. The button becomes “Book a tuning.”',
        'She checks the preview on her phone and asks herself one thing: would somebody who typed “piano tuner Halifax” know what to do within five seconds? Then she sends us the link.',
      ],
      points: [
        'A headline the ad could repeat word for word: Google Ads help lists [the page’s relevance and what the ad leads people to expect](https://support.google.com/google-ads/answer/14086) among the things that count toward quality',
        'Proof that exists: see how to [ask for reviews](/blog-intelligent/avis-google)',
        'One intent per page, as [this article](/blog-intelligent/page-une-intention) explains',
      ],
    },
    {
      kind: 'prose',
      title: 'What the preview doesn’t do',
      mark: 'x',
      paragraphs: [
        'The demo helps you find the words and put them in order. It doesn’t publish anything: the button in the preview calls nobody, and the form isn’t there yet.',
      ],
      points: [
        'There’s no photo or logo in the preview',
        'The line under the headline depends on the action and can’t be edited here',
        'The “Analytics” tab shows an invented month, so you can learn to read visits and inquiries',
        'Spelling isn’t checked, so have somebody read it over',
      ],
    },
    {
      kind: 'prose',
      title: 'From preview to a page that brings inquiries',
      mark: 'check',
      paragraphs: [
        'Give the preview to whoever looks after your website, or have us build [the whole page](/services/landing-aimant). Either way, the same things need doing before you pay for a first click.',
      ],
      points: [
        'A [short form](/blog-intelligent/formulaire-court), tested on a phone',
        'A phone number people can tap, and a way to [count the calls](/blog-intelligent/compter-les-appels)',
        'A page that opens fast, even off Wi-Fi: see [how to slim it down](/blog-intelligent/site-rapide)',
        'A confirmation on screen that says when you’ll get back to people',
        'A note on what you do with the contact details you receive',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Questions about ', emphasis: 'landing pages', after: '' },
      lead: 'What they’re for, how many you need and what comes next.',
      items: [
        {
          question: 'How is it different from a home page?',
          answer:
            'A home page points visitors with different needs in different directions. A landing page answers a single search or ad and offers a single action.',
        },
        {
          question: 'How many do I need?',
          answer:
            'Start with one, for the service that earns you the most. Add another when a different ad makes a different promise. If you don’t have a website yet, a [mini-site](/mini-site-seo) is a better place to begin.',
        },
        {
          question: 'Is my text saved?',
          answer:
            'Your settings live in the page’s address, not in an account. If you close the tab before copying it, look in your browser’s history. We only get the preview when you send it with your request.',
        },
        {
          question: 'Do I need to advertise?',
          answer:
            'No. The page can also receive visits from your Google profile, an email or a QR code in the window. If you do advertise, first estimate the number of inquiries with [ADLUMA](/adluma).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Build your ', emphasis: 'first page', after: '' },
    lead: 'Type a headline and watch the page take shape.',
    button: 'Try the demo',
    second: 'See the service',
  },
};
