import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'Module LandingPage',
  summary:
    'Le module qui génère des pages conçues pour une seule action : appeler, réserver ou écrire.',
  title: 'LandingPage : créer une page de destination | Iluma',
  description:
    'Le module LandingPage crée des pages de destination faites pour une seule action : appeler, réserver ou écrire. Essayez-le avec votre texte.',
  head: {
    eyebrow: 'Module LandingPage',
    title: { before: 'Une page conçue pour ', emphasis: 'une action', after: '' },
    lead: 'Un titre, une preuve, un bouton. Le module assemble, vous écrivez, la page s’affiche à mesure.',
    button: 'Essayer la démonstration',
    second: 'Confier la page à l’équipe',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Ce que la page ', emphasis: 'contient', after: '' },
      lead: 'Seulement ce qui aide à décider.',
      items: [
        {
          title: 'Un titre qui répond',
          text: 'À la recherche ou à l’annonce qui a amené la personne.',
        },
        { title: 'Une preuve', text: 'Un avis, une photo, un chiffre que vous pouvez défendre.' },
        { title: 'Un seul bouton', text: 'Répété, toujours le même, jamais en concurrence.' },
        {
          title: 'Un formulaire court',
          text: 'Ce qu’il faut pour rappeler, et qui ne se perd pas.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Commencez par ', emphasis: 'le titre', after: '' },
    lead: 'La démonstration compose la page sous vos yeux.',
    button: 'Essayer la démonstration',
    second: 'Voir le service',
  },
};
