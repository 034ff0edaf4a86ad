import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'SEO mini-site',
  summary: 'What you get with a small SEO-ready website, live in under 48 hours.',
  title: 'Small business website in under 48 hours | Iluma',
  description:
    'A small, fast, SEO-ready website for local businesses, online in under 48 hours. What’s included, who it’s for and how it can grow with you.',
  head: {
    eyebrow: 'SEO mini-site',
    title: { before: 'Your website in ', emphasis: 'under 48 hours', after: '' },
    lead: 'A few pages that say who you are, where you are and how to reach you, set up for local search.',
    button: 'Get a quote for a mini-site',
    second: 'See all services',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'What you ', emphasis: 'get', after: '' },
      lead: 'For a new business, a move, or an old site that needs replacing.',
      items: [
        {
          title: 'Online in under 48 hours',
          text: 'You answer a few questions, we write, you review, and it goes live.',
        },
        {
          title: 'Found in your neighborhood',
          text: 'Address, hours and services, correct from day one and readable by Google.',
        },
        {
          title: 'Fast on any device',
          text: 'Loads quickly on older phones, works for everyone and sets no unnecessary cookies.',
        },
        {
          title: 'Ready to grow',
          text: 'Add a page, a language or an online store later without starting over.',
        },
      ],
    },
    {
      kind: 'timeline',
      title: { before: 'From your call to your ', emphasis: 'live site', after: '' },
      lead: 'Three steps over two business days.',
      items: [
        {
          when: 'Day 1, morning',
          title: 'You tell us',
          text: 'What you do, for whom and where. Add photos if you have them.',
        },
        {
          when: 'Day 2',
          title: 'You check',
          text: 'The site is ready, copy included. You fix anything that doesn’t sound like you.',
        },
        {
          when: 'Day 2, evening',
          title: 'It goes live',
          text: 'On your domain, with your Google profile linking to it.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What a few good pages contain',
      mark: 'check',
      paragraphs: [
        'New customers want to know whether you do what they need, whether you’re open and how to reach you. Four or five pages usually answer all of that.',
      ],
      points: [
        'Home: your trade and your town in one sentence, with a button to call',
        'Services: [a page for each](/guide/service-pages) of the ones that pay the bills, with a price range',
        'About: a name, a face',
        'Contact: address, hours, parking and a [short form](/blog-intelligent/formulaire-court)',
        'The legal notice and the privacy policy',
      ],
    },
    {
      kind: 'prose',
      title: 'When a mini-site is enough',
      mark: 'check',
      paragraphs: [
        'That’s often true of a hair salon, a diner, a workshop or a self-employed bookkeeper. Here are the signs.',
      ],
      points: [
        'You offer a handful of services, and each takes a few lines to explain',
        'People call or drop by; nobody buys online',
        'You have no articles or catalog to keep up to date',
      ],
    },
    {
      kind: 'prose',
      title: 'When you need something else',
      mark: 'x',
      paragraphs: ['In these cases, you’d soon outgrow a small site.'],
      points: [
        'You sell and ship online: see our [e-commerce service](/services/ecommerce)',
        'You’re advertising one offer: a [landing page](/services/landing-aimant) gets to the point faster',
        'Your customers read for weeks before they write: you’ll want articles and ongoing [SEO work](/services/seo-ia)',
        'You serve several towns: see when [a page per city](/blog-intelligent/pages-par-ville) makes sense',
      ],
    },
    {
      kind: 'prose',
      title: 'What it must have on opening day',
      mark: 'check',
      paragraphs: [
        'Go through this list whether we build the site or someone else does; the [free site audit](/ila) looks at most of it.',
      ],
      points: [
        'A [phone number you can tap](/guide/click-to-call) to call',
        'Your [address](/guide/address-on-website) and [hours](/guide/business-hours) in plain text, matching your Google profile',
        'The [town in the title](/guide/city-in-title) of the home page',
        'An [HTTPS address](/guide/switch-to-https) and photos that load fast',
        'A link to the [privacy policy](/guide/privacy-policy-link) on every page',
      ],
    },
    {
      kind: 'steps',
      title: { before: 'What to get ready for the ', emphasis: '48 hours', after: '' },
      lead: 'Gather these before you answer us.',
      items: [
        {
          title: 'A web address',
          text: 'The name you’d like, or access to the one you own. Register it in your business’s name.',
        },
        {
          title: 'Facts',
          text: 'Services, area served, holiday hours, ways to pay.',
        },
        {
          title: 'Photos',
          text: 'The storefront as you’d see it from the street, the inside, somebody at work.',
        },
        {
          title: 'An hour the next day',
          text: 'You check the names, the prices and the promises.',
        },
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Questions about ', emphasis: 'mini-sites', after: '' },
      lead: 'Timing, price, copy and the first few weeks.',
      items: [
        {
          question: 'When do the 48 hours start?',
          answer:
            'When your answers reach us, counting business days. For example, you reply on Tuesday morning, review on Wednesday, and the site is live that evening. A later review pushes back the launch.',
        },
        {
          question: 'How much does a mini-site cost?',
          answer:
            'There’s no published starting price. Tell us how many pages and languages you want in [your request](/contact). Have the quote spell out hosting and the domain name, which are extra for services on the [price list](/hub-services).',
        },
        {
          question: 'Who writes the copy?',
          answer:
            'We do, from your answers. If AI prepares a draft, a person goes over it; our page on [AI and ethics](/ia-ethique) spells out who does what. You approve it before it goes live.',
        },
        {
          question: 'What should I do once it’s live?',
          answer:
            'Put the address on your invoices and in your window, [ask for reviews](/blog-intelligent/avis-google) and jot down where the first calls come from.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Get your mini-site ', emphasis: 'started', after: '' },
    lead: 'Tell us your business name and the web address you’d like.',
    button: 'Get a quote for a mini-site',
    second: 'See all services',
  },
};
