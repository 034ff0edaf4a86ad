import type { ServiceFrame } from '../shape.ts';

export const en: ServiceFrame = {
  services: 'Our services',
  claims: 'Figures the agency states about its own work.',
  weeks: { before: 'What happens, ', emphasis: 'week by week', after: '' },
  weeksLead: 'A schedule you can check off. Each step ends with something you can see.',
  deliverables: 'What you receive',
  price: 'Price',
  from: 'From',
  onQuote: 'Custom quote',
  questions: 'What people ask us',
  ask: 'Talk about this service',
  promise: 'Reply within 24 hours on business days',
  others: 'See all services and their prices',
};
