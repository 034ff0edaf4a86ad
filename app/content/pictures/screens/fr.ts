import type { ScreenWords } from './shape.ts';

export const fr: ScreenWords = {
  adluma: {
    alt: 'Écran d’ADLUMA : à gauche les réglages du budget, à droite ce qu’ils rapportent',
    caption: 'ADLUMA tel qu’il s’ouvre, avec son exemple de départ.',
  },
  analytics: {
    alt: 'Écran du tableau de bord : indicateurs du mois et leur évolution',
    caption: 'Le tableau de bord de démonstration ; ses chiffres sont des exemples.',
  },
  blogia: {
    alt: 'Écran de BlogIA : le formulaire qui demande le sujet, le lieu et le public',
    caption: 'BlogIA commence par des questions sur votre commerce.',
  },
  crm: {
    alt: 'Écran du CRM : la liste des clients, avec leur statut et leur score',
    caption: 'Le CRM en démonstration ; les clients sont fictifs.',
  },
  hub: {
    alt: 'Écran du HUB central : les modules et leurs liens',
    caption: 'Le HUB central, d’où partent tous les modules.',
  },
  ilumatch: {
    alt: 'Écran d’ILUMATCH : les questions et les services proposés',
    caption: 'ILUMATCH : vos réponses d’un côté, les services de l’autre.',
  },
  landing: {
    alt: 'Écran du constructeur de pages de destination : les choix et leur aperçu',
    caption: 'La page se compose sous vos yeux, choix après choix.',
  },
};
