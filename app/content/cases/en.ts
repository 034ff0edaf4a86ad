import { whileSample } from '../company/sample.ts';
import { en as cliniqueRfs } from './clinique-rfs/en.ts';
import { en as conceptM } from './concept-m/en.ts';
import { en as katzSport } from './katz-sport/en.ts';
import { en as literieAmitie } from './literie-amitie/en.ts';
import type { CasesCopy } from './shape.ts';
import { en as stay } from './stay/en.ts';

const duration = stay.value;

export const en: CasesCopy = {
  page: {
    title: 'Local SEO case studies: four businesses | Iluma',
    description:
      'Local SEO case studies from a sports store, a clinic, a furniture maker and a bedding store: where they started, what we did and the results.',
    eyebrow: 'Case studies',
    heading: { before: 'Local SEO ', emphasis: 'case studies', after: '' },
    lead: 'Where each business started, what we did and what changed, plus what’s left to do.',
    filter: 'Industry',
    trades: { all: 'All', sport: 'Sports', health: 'Health', home: 'Home' },
    read: 'Read the case study',
    note: `Figures reported by the agency.${whileSample(' The people and their businesses are fictitious; an “example” goal only sets the scale of the bar.')}`,
    closing: {
      title: { before: 'Which case looks like ', emphasis: 'yours', after: '?' },
      lead: 'Tell us about your business and we’ll tell you which of these cases it resembles and where to start.',
      button: 'Describe my business',
      second: 'Get my ILA score',
    },
  },
  frame: {
    eyebrow: 'Case study',
    contact: 'Get a plan like this',
    all: 'All case studies',
    facts: {
      client: 'Client',
      sector: 'Industry',
      duration: 'Duration',
      location: 'Location',
      languages: 'Languages',
      services: 'Services',
    },
    duration,
    results: {
      title: { before: 'The ', emphasis: 'results', after: '' },
      lead: 'What the agency had measured by the end of the project.',
    },
    background: 'Before we started',
    diagnosis: 'Where they started',
    baseline: {
      title: 'Measured at the start',
      columns: ['Measure', 'Value', 'Period'],
    },
    actions: 'What we did',
    setbacks: { before: 'What ', emphasis: 'didn’t work', after: '' },
    interview: { before: 'In the client’s ', emphasis: 'own words', after: '' },
    achievements: 'What’s now in place',
    recommendations: 'What we recommend next',
    provenPoints: 'What this case shows',
    next: 'Next case study',
    closing: {
      title: { before: 'Find out your ', emphasis: 'starting point', after: '' },
      lead: 'We start as we did here, with an audit before any proposal. No commitment.',
      button: 'Request my audit',
    },
  },
  studies: {
    'katz-sport': katzSport,
    'clinique-rfs': cliniqueRfs,
    'concept-m': conceptM,
    'literie-amitie': literieAmitie,
  },
};
