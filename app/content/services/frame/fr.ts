import type { ServiceFrame } from '../shape.ts';

export const fr: ServiceFrame = {
  services: 'Services',
  claims: 'Chiffres déclarés par l’agence ; vos résultats varieront.',
  weeks: { before: 'Le déroulement, ', emphasis: 'semaine par semaine', after: '' },
  weeksLead: 'Chaque étape a sa date et se termine par un livrable que vous pouvez consulter.',
  deliverables: 'Ce que vous recevez',
  audience: { before: 'À qui ce service ', emphasis: 'convient', after: '' },
  fits: 'Vous y gagnez si',
  otherwise: 'Choisissez autre chose si',
  cost: 'Ce qui fait varier le prix',
  risks: { before: 'Ce qui peut ', emphasis: 'mal tourner', after: '' },
  risksLead:
    'Voici les difficultés que nous rencontrons, et ce que nous faisons quand elles se présentent.',
  example: 'Exemple inventé',
  towns: 'Ce service dans votre ville',
  price: 'Prix',
  from: 'À partir de',
  onQuote: 'Sur devis',
  questions: 'Questions fréquentes',
  ask: 'Demander un prix',
  promise: 'Réponse sous 24h ouvrables',
  others: 'Voir tous les services et leurs prix',
};
