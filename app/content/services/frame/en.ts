import type { ServiceFrame } from '../shape.ts';

export const en: ServiceFrame = {
  services: 'Our services',
  claims: 'Figures reported by the agency about its own work.',
  weeks: { before: 'How it works, ', emphasis: 'week by week', after: '' },
  weeksLead: 'Each step ends with something you can see and check off.',
  deliverables: 'What you get',
  price: 'Price',
  from: 'From',
  onQuote: 'Custom quote',
  questions: 'Common questions',
  ask: 'Get a quote',
  promise: 'Reply within 24 hours on business days',
  others: 'See all services and their prices',
};
