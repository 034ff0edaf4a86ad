import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'ILLUMATCH module',
  summary: 'The module that matches what a business needs with the services that suit it.',
  title: 'ILLUMATCH: find the right marketing service | Iluma',
  description:
    'The ILLUMATCH module matches your business with the marketing services that fit, with the reasons and starting price for each one.',
  head: {
    eyebrow: 'ILLUMATCH module',
    title: { before: 'Find the service that ', emphasis: 'fits', after: ' your business' },
    lead: 'Five short steps, the last one a ranked list with the pros and cons of each service.',
    button: 'Answer the questions',
    second: 'See all services',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'What we ', emphasis: 'ask', after: ' you' },
      lead: 'Every question is optional, and each answer can change the ranking.',
      items: [
        {
          title: 'Your business',
          text: 'Your industry, size and budget, compared with our starting prices. The name is only used to title your result.',
        },
        {
          title: 'Your goals and timeline',
          text: 'Visits, inquiries, sales, awareness, Google, time saved, returning customers, other countries, and by when.',
        },
        {
          title: 'Your challenges and experience',
          text: 'A few words on what’s holding you back and how much digital marketing you’ve done.',
        },
        {
          title: 'Summary and ranking',
          text: 'You review and correct your answers, then see eight services ranked with reasons, limits and prices.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'How services earn their points',
      mark: 'check',
      paragraphs: [
        'Each answer gives certain services between 1 and 5 points. Asking for “More sales per visit,” for instance, gives landing pages 4 and an online store 2. The total sets the rank, and a tie goes to the cheaper service.',
        'Your own words count too. ILLUMATCH looks for terms such as “reviews,” “calls,” “video” or “checkout,” and each service it recognizes gets 2 points. It doesn’t understand sentences, though: “we have plenty of reviews” would still count as a need.',
        'The points are our opinion as an agency, and the result shows every one of them. ILLUMATCH doesn’t measure your website; the [ILA audit](/ila) does.',
      ],
      points: [
        'A budget that comfortably covers the starting price: 2 points more',
        'A price near the top of your budget: 1 point more',
        'A price above your budget: 3 points less',
      ],
    },
    {
      kind: 'prose',
      title: 'Example: a physiotherapy clinic that’s hard to find',
      mark: 'check',
      paragraphs: [
        'Here’s a made-up case. A small physiotherapy clinic, new to marketing, has €1,000 to €5,000 to spend. It checks “A higher Google ranking,” gives itself three months and writes “hardly any reviews.”',
        'Local SEO comes first with 18 points: the goal, the industry, the team’s size, the timeline, the word “reviews,” the experience and the budget all add to it. Content creation follows with 8. Landing pages are third with 5, but the list notes that they don’t support the goal and aren’t a first choice in healthcare.',
        'Three tips come with the ranking: get help at the start, put the time into what lasts, and write down where you stand today. The clinic can now read what [local SEO](/services/visibilite-locale) involves and learn to [ask patients for reviews](/blog-intelligent/avis-google) before spending anything.',
      ],
      points: [],
    },
    {
      kind: 'prose',
      title: 'What you keep at the end',
      mark: 'check',
      paragraphs: [
        'You can print the result or save it as a link that carries your answers. Further down, a fictional business shows a match that’s already worked out. It’s the same for every visitor, so don’t read it as yours.',
      ],
      points: [
        'All eight services, from first to last',
        'For each one, the answers that helped it and those that count against it',
        'Its starting price next to your budget',
        'One to three tips based on your timeline, budget and experience',
        'A button to talk it over with our team, answers attached',
      ],
    },
    {
      kind: 'prose',
      title: 'What the ranking doesn’t know',
      mark: 'x',
      paragraphs: [
        'ILLUMATCH never looks at your site, your Google profile or your competitors. Two businesses that give the same answers get the same order, even if one has 200 reviews and the other has none. Use it to prepare a conversation rather than to sign anything.',
      ],
      points: [
        'It only ranks Iluma’s services',
        'It doesn’t say how many customers you’ll gain',
        'It compares starting prices, not the price of your project',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Questions about ', emphasis: 'your ranking', after: '' },
      lead: 'Skipped questions, tight budgets and privacy.',
      items: [
        {
          question: 'What if I skip questions?',
          answer:
            'The ranking uses whatever you’ve told it. With no answers at all, services are listed from cheapest to most expensive, and the tool suggests adding a goal or an industry.',
        },
        {
          question: 'How many goals should I check?',
          answer:
            'One or two. With four or more, points spread thin and the tool advises you to pick one to start with. You can come back and change your answers as often as you like.',
        },
        {
          question: 'Why is my top service over budget?',
          answer:
            'The price costs it 3 points, and your other answers more than make up for that. The list says so in red. Look at the next service, or at what you can do yourself with [the guide](/guide).',
        },
        {
          question: 'Do you receive my answers?',
          answer:
            'Not until you write to us. They stay in your browser, and one button deletes them. The result link does contain your answers in plain text, so choose who gets it.',
        },
        {
          question: 'What should I do next?',
          answer:
            'Compare [services and prices](/hub-services), or [book a call](/contact/rendez-vous) and keep the result handy.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'See which services ', emphasis: 'suit you', after: '' },
    lead: 'Your answers stay in your browser until you send them.',
    button: 'Answer the questions',
    second: 'See services and prices',
  },
};
