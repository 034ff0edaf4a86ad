import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'Mini-site SEO',
  summary: 'Ce que comprend un petit site prêt à être trouvé, en ligne en moins de 48 h.',
  title: 'Mini-site SEO : site web en ligne en moins de 48 h',
  description:
    'Ce que contient un mini-site SEO pour commerce local : des pages rapides, prêtes pour Google, en ligne en moins de 48 h. Étapes et évolution possible.',
  head: {
    eyebrow: 'Mini-site SEO',
    title: { before: 'Votre site web ', emphasis: 'en moins de 48 h', after: '' },
    lead: 'Quelques pages qui disent qui vous êtes, où vous êtes et comment vous joindre : l’essentiel, bien fait.',
    button: 'Demander un mini-site',
    second: 'Voir les autres services',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Les ', emphasis: 'avantages', after: ' du mini-site' },
      lead: 'Pour ouvrir, pour changer d’adresse, ou pour remplacer un site que personne n’ose toucher.',
      items: [
        {
          title: 'En ligne en moins de 48 h',
          text: 'Vous répondez à quelques questions, on écrit, vous relisez, c’est publié.',
        },
        {
          title: 'Trouvé dans votre quartier',
          text: 'Adresse, heures et services exacts dès le premier jour, sous une forme que Google sait lire.',
        },
        {
          title: 'Rapide partout',
          text: 'Léger sur un vieux téléphone, lisible par tous, sans cookie inutile.',
        },
        {
          title: 'Prêt à grandir',
          text: 'Une page de plus, une langue de plus, une boutique plus tard : rien n’est à refaire.',
        },
      ],
    },
    {
      kind: 'timeline',
      title: { before: 'Les étapes de ', emphasis: 'mise en ligne', after: '' },
      lead: 'Deux jours ouvrables à partir de vos réponses.',
      items: [
        {
          when: 'Le matin',
          title: 'Vous décrivez',
          text: 'Ce que vous faites, pour qui, où. Des photos si vous en avez.',
        },
        {
          when: 'Le lendemain',
          title: 'Vous relisez',
          text: 'Le site est là, avec ses textes. Vous corrigez ce qui ne vous ressemble pas.',
        },
        {
          when: 'Le même soir',
          title: 'C’est en ligne',
          text: 'Sur votre domaine, avec votre fiche d’établissement qui y mène.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Demandez votre ', emphasis: 'mini-site', after: '' },
    lead: 'Dites-nous le nom de votre commerce et l’adresse web que vous voulez.',
    button: 'Demander un mini-site',
    second: 'Voir tous les services',
  },
};
