import type { ScreenWords } from './shape.ts';

export const fr: ScreenWords = {
  adluma: {
    alt: 'Écran d’ADLUMA : à gauche le budget, à droite ce qu’il rapporte',
    caption: 'ADLUMA tel qu’il s’ouvre, avec son exemple de départ.',
  },
  analytics: {
    alt: 'Écran du tableau de bord : indicateurs du mois et évolution',
    caption: 'Le tableau de bord de démonstration, aux chiffres d’exemple.',
  },
  blogia: {
    alt: 'Écran de BlogIA : le formulaire, avec sujet, mots-clés et public',
    caption: 'BlogIA commence par le sujet et le public visé.',
  },
  crm: {
    alt: 'Écran du CRM : la liste des clients, avec statut et score',
    caption: 'Le CRM en démonstration, aux clients fictifs.',
  },
  hub: {
    alt: 'Écran du HUB central : les modules et leurs liens',
    caption: 'Le HUB central, d’où partent tous les modules.',
  },
  ilumatch: {
    alt: 'Écran d’ILUMATCH : questions et services proposés',
    caption: 'ILUMATCH : vos réponses, puis les services.',
  },
  landing: {
    alt: 'Écran du constructeur de pages de destination : les choix et l’aperçu',
    caption: 'La page se compose sous vos yeux, choix après choix.',
  },
};
