import { figuresIn } from '../claims.ts';
import { en as home } from '../home/en.ts';
import { exampleGoals } from './progress.ts';
import type { CasesCopy } from './shape.ts';

const figures = figuresIn('en');
const { items } = home.cases;
const duration = `${figures.caseMonths} months`;
const stay = {
  metric: 'Working together',
  value: duration,
  improvement: 'from diagnosis to review',
  basis: 'of the planned period, seen through to the end',
};

export const en: CasesCopy = {
  page: {
    title: 'Case studies: four businesses and their results | Iluma',
    description:
      'Sports, health care, furniture, bedding: the diagnosis, the work and the results of four six-month projects, with a word from each client.',
    eyebrow: 'Case studies',
    heading: { before: 'Four clients, four ', emphasis: 'paths', after: '.' },
    lead: 'Where they started, what we did, what moved. And what is left to do, because an honest case says that too.',
    filter: 'Sector',
    trades: { all: 'All', sport: 'Sports', health: 'Health', home: 'Home' },
    read: 'Read the study',
    note: 'Figures reported by the agency. People’s names and places are fictitious; a goal called “example” only gives the bar a scale.',
    closing: {
      title: { before: 'What if the next one were ', emphasis: 'yours', after: '?' },
      lead: 'Tell us about your business. We will tell you which of these cases it resembles, and where to begin.',
      button: 'Talk about my business',
      second: 'Get my ILA score',
    },
  },
  frame: {
    eyebrow: 'Case study',
    contact: 'I want a plan like this',
    all: 'All case studies',
    facts: {
      client: 'Client',
      sector: 'Sector',
      duration: 'Duration',
      location: 'Place',
      languages: 'Languages',
      services: 'Services',
    },
    duration,
    results: {
      title: { before: 'What ', emphasis: 'moved', after: '' },
      lead: 'What the agency counted by the end of the project.',
    },
    diagnosis: 'The diagnosis we started from',
    actions: 'What we did',
    achievements: 'What is here to stay',
    recommendations: 'What we advise next',
    provenPoints: 'What this case shows',
    next: 'Next study',
    closing: {
      title: { before: 'Your starting point, ', emphasis: 'first', after: '.' },
      lead: 'We begin as we did here: a diagnosis before any proposal. It commits you to nothing.',
      button: 'Ask for my diagnosis',
    },
  },
  studies: {
    'katz-sport': {
      title: `Katz Sport: ${figures.caseTraffic} organic traffic in ${duration} | Iluma`,
      description:
        'How a sports shop known on its own street became visible across the city: one page per sport and per neighbourhood, and articles people use.',
      heading: { before: 'Known on its street,\nfound by ', emphasis: 'the city', after: '.' },
      lead: items['katz-sport'].summary,
      client: 'Katz Sport',
      sector: 'Sports shop',
      location: 'Montréal (Plateau)',
      languages: 'French, English',
      services: ['AI SEO', 'Local visibility', 'Inter-site blogs'],
      diagnosis: [
        'The site was a single page: Google could not tell which sports the shop catered to.',
        'The business profile had too broad a category, and the opening hours of a past winter.',
        'Customers searched for “skate sharpening”; the words appeared nowhere.',
      ],
      actions: [
        {
          module: 'ILA',
          action: 'Measure, neighbourhood by neighbourhood',
          detail:
            'A record of searches by sport and by part of the city, to see where the shop was missing.',
        },
        {
          module: 'Landing',
          action: 'One page per sport and neighbourhood',
          detail:
            'Each page answers one precise search: brands in stock, fitting in store, how to get there.',
        },
        {
          module: 'BlogIA',
          action: 'Guides ahead of each season',
          detail:
            'Choosing skates, looking after skis: articles checked by the shop’s team, published before demand rises.',
        },
      ],
      results: [
        {
          metric: 'Organic traffic',
          value: figures.caseTraffic,
          improvement: `in ${duration}`,
          basis: 'of today’s visits did not exist at the start',
        },
        {
          metric: 'Keywords on page 1',
          value: figures.caseKeywords,
          improvement: 'on the first page of Google',
          basis: `of an example goal of ${exampleGoals.keywords} keywords`,
        },
        stay,
      ],
      achievements: [
        'Every sport sold in the shop has its page, in French and in English.',
        'The business profile shows the right hours, the right services and this month’s photos.',
        'The team publishes its seasonal guides on its own.',
      ],
      recommendations: [
        'Open online booking for sharpening.',
        'Ask for a review at every skate fitting.',
        'Prepare the summer pages as soon as winter ends.',
      ],
      testimonial: { quote: items['katz-sport'].quote, author: 'David K.', position: 'Owner' },
      provenPoints: [
        'One page per intent beats one page that says everything.',
        'A small, precise site can rank ahead of a large chain on a neighbourhood search.',
      ],
    },
    'clinique-rfs': {
      title: `Clinique RFS: ${figures.caseRating} from ${figures.caseReviews} reviews | Iluma`,
      description:
        'Good care, few reviews: how a neighbourhood clinic let its patients speak, with respect for their privacy, and changed its profile.',
      heading: { before: 'Good care,\n', emphasis: 'told', after: ' at last.' },
      lead: items['clinique-rfs'].summary,
      client: 'Clinique RFS',
      sector: 'Health care',
      location: 'Laval (Chomedey)',
      languages: 'French, English, Spanish',
      services: ['Local visibility', 'Customer loyalty', 'AI SEO'],
      diagnosis: [
        'Patients were happy, and told no one online.',
        'The few reviews had no reply, neither the weak ones nor the best.',
        'The phone number changed from one directory to the next.',
      ],
      actions: [
        {
          module: 'HUB',
          action: 'A polite request after each visit',
          detail:
            'A short message, sent the next day to those who agreed to it. No filter: everyone receives the same one.',
        },
        {
          module: 'ILA',
          action: 'The same details everywhere',
          detail: 'Name, address and phone corrected in directories, then checked every month.',
        },
        {
          module: 'BlogIA',
          action: 'Reply to every review',
          detail:
            'Reply templates that reveal nothing about a patient, adapted and signed by the clinic.',
        },
      ],
      results: [
        {
          metric: 'Average rating',
          value: figures.caseRating,
          improvement: `from ${figures.caseReviews} published reviews`,
          basis: 'of the highest rating',
        },
        {
          metric: 'Reviews published',
          value: figures.caseReviews,
          improvement: 'each with a reply',
          basis: `of an example goal of ${exampleGoals.reviews} reviews`,
        },
        stay,
      ],
      achievements: [
        'Asking for a review is part of how each visit ends.',
        'Contact details match in every directory we follow.',
        'The front desk can answer a difficult review, in three languages.',
      ],
      recommendations: [
        'Add one page per treatment, with how to prepare and how long it takes.',
        'Show which languages each practitioner speaks.',
        'Go over the replies to reviews once a quarter.',
      ],
      testimonial: {
        quote: items['clinique-rfs'].quote,
        author: 'Dr. Rania F.',
        position: 'Director',
      },
      provenPoints: [
        'You get reviews by asking for them, not by picking them.',
        'Replying matters as much as receiving: the next patient reads both.',
      ],
    },
    'concept-m': {
      title: `Concept M Rustique: ${figures.caseClicks} clicks from search | Iluma`,
      description:
        'Furniture made by hand and a website that said nothing: how every kind of wood got its page, its story and its clicks from search.',
      heading: { before: 'Every wood\nhas its ', emphasis: 'story', after: '.' },
      lead: items['concept-m'].summary,
      client: 'Concept M Rustique',
      sector: 'Rustic furniture',
      location: 'Saint-Jérôme, Québec',
      languages: 'French',
      services: ['Online store', 'AI SEO', 'Inter-site blogs'],
      diagnosis: [
        'Beautiful photos, hardly any text: a search engine had nothing to read.',
        'Pieces carried a number, while customers search for “pine table”.',
        'Asking for a quote meant calling during workshop hours.',
      ],
      actions: [
        {
          module: 'BlogIA',
          action: 'One page per kind of wood',
          detail:
            'Where it comes from, its grain, its care: the cabinetmaker’s own words, put in order for search.',
        },
        {
          module: 'Landing',
          action: 'Product pages that answer',
          detail:
            'Sizes, lead times, finishes and written quotes, without waiting for opening time.',
        },
        {
          module: 'ADLUMA',
          action: 'Small ads in the right place',
          detail:
            'A limited trial on the searches that sell, stopped wherever organic search is enough.',
        },
      ],
      results: [
        {
          metric: 'Clicks from search',
          value: figures.caseClicks,
          improvement: `in ${duration}`,
          basis: `of an example goal of ${exampleGoals.clicks} clicks`,
        },
        {
          metric: 'Kinds of wood with their page',
          value: 'All',
          improvement: 'from log to upkeep',
          basis: 'of the catalogue of woods',
        },
        stay,
      ],
      achievements: [
        'Every piece has a name its buyers use.',
        'Quote requests arrive in writing, with a photo of the room.',
        'The workshop adds a new piece by itself in a few minutes.',
      ],
      recommendations: [
        'Film one piece being made, from board to table.',
        'Offer wood samples by mail.',
        'Translate the pages about wood into English.',
      ],
      testimonial: { quote: items['concept-m'].quote, author: 'Marc M.', position: 'Cabinetmaker' },
      provenPoints: [
        'A craft that is well explained becomes traffic.',
        'The customers’ words are worth more than serial numbers.',
      ],
    },
    'literie-amitie': {
      title: `Literie Amitié: top 3 for ${figures.caseTopThree} keywords | Iluma`,
      description:
        'Facing the chains, choosing its battles: how a bedding shop won the six searches that bring it sales.',
      heading: { before: 'Six searches,\nand not one ', emphasis: 'too many', after: '.' },
      lead: items['literie-amitie'].summary,
      client: 'Literie Amitié',
      sector: 'Bedding',
      location: 'Longueuil, Québec',
      languages: 'French, English',
      services: ['AI SEO', 'Lead-magnet landing pages', 'Local visibility'],
      diagnosis: [
        'The shop went after the same words as the chains, with far fewer resources.',
        'No one knew which search led to a sale in the shop.',
        'Pages spoke of models, never of back pain or delivery upstairs.',
      ],
      actions: [
        {
          module: 'ILLUMATCH',
          action: 'Choose six searches',
          detail: 'Searched enough to matter, precise enough for an independent shop to win.',
        },
        {
          module: 'Landing',
          action: 'One full answer per search',
          detail:
            'Six pages: advice for trying, prices, delivery and taking away the old mattress, nothing else.',
        },
        {
          module: 'HUB',
          action: 'Tie the search to the sale',
          detail:
            'One question at the checkout, noted every evening, compared with visits every month.',
        },
      ],
      results: [
        {
          metric: 'Top positions',
          value: 'Top 3',
          improvement: `for ${figures.caseTopThree} keywords`,
          basis: 'of the chosen searches are in the first three places',
        },
        {
          metric: 'Sales tied to their search',
          value: 'Every month',
          improvement: 'in a single table',
          basis: 'of the planned tracking is in place',
        },
        stay,
      ],
      achievements: [
        'The content budget goes to the six pages that sell.',
        'The manager reads her monthly table herself.',
        'Searches that were dropped were dropped by choice, and in writing.',
      ],
      recommendations: [
        'Defend the six positions before going after a seventh.',
        'Add trials by appointment.',
        'Review the choice of words once a year.',
      ],
      testimonial: {
        quote: items['literie-amitie'].quote,
        author: 'Amélie T.',
        position: 'Manager',
      },
      provenPoints: [
        'Giving up keywords is a strategy.',
        'One sale counted in the shop is worth more than a thousand impressions.',
      ],
    },
  },
};
