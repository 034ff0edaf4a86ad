import { en as katzSport } from './katz-sport/en.ts';
import { en as cliniqueRfs } from './clinique-rfs/en.ts';
import { en as conceptM } from './concept-m/en.ts';
import { en as literieAmitie } from './literie-amitie/en.ts';
import type { CasesCopy } from './shape.ts';
import { en as stay } from './stay/en.ts';

const duration = stay.value;

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
    'katz-sport': katzSport,
    'clinique-rfs': cliniqueRfs,
    'concept-m': conceptM,
    'literie-amitie': literieAmitie,
  },
};
