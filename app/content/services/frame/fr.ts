import type { ServiceFrame } from '../shape.ts';

export const fr: ServiceFrame = {
  services: 'Services',
  claims: 'Chiffres avancés par l’agence sur ses propres mandats.',
  weeks: { before: 'Ce qui se passe, ', emphasis: 'semaine par semaine', after: '' },
  weeksLead:
    'Un calendrier que vous pouvez cocher. Chaque étape se termine par quelque chose que vous voyez.',
  deliverables: 'Ce que vous recevez',
  price: 'Prix',
  from: 'À partir de',
  onQuote: 'Sur devis',
  questions: 'Ce qu’on nous demande',
  ask: 'Parler de ce service',
  promise: 'Réponse sous 24h ouvrables',
  others: 'Voir tous les services et leurs prix',
};
