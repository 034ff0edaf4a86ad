import type { ServiceFrame } from '../shape.ts';

export const en: ServiceFrame = {
  services: 'Our services',
  claims: 'Figures reported by the agency; your results will vary.',
  weeks: { before: 'How it works, ', emphasis: 'week by week', after: '' },
  weeksLead: 'Each step ends with something you can see and check off.',
  deliverables: 'What you get',
  audience: { before: 'Who this service ', emphasis: 'is for', after: '' },
  fits: 'It’s a good fit if',
  otherwise: 'You’re better off with something else if',
  cost: 'What affects the price',
  risks: { before: 'What can ', emphasis: 'go wrong', after: '' },
  risksLead: 'Here are the problems we run into, and what we do when they come up.',
  example: 'Made-up example',
  towns: 'This service in your city',
  price: 'Price',
  from: 'From',
  onQuote: 'Custom quote',
  questions: 'Common questions',
  ask: 'Get a quote',
  promise: 'Reply within 24 hours on business days',
  others: 'See all services and their prices',
};
