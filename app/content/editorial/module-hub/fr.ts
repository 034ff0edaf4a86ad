import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'Module HUB',
  summary: 'Le module qui réunit le suivi de tous vos services au même endroit.',
  title: 'HUB : le suivi de tous vos modules | Iluma',
  description:
    'Le module HUB rassemble les autres : leur état, leur score ILA, leur lien CRM et les prompts prêts à lancer, sur un seul écran.',
  head: {
    eyebrow: 'Module HUB',
    title: { before: 'Tous vos modules ', emphasis: 'sur un écran', after: '' },
    lead: 'Ce qui est actif, ce qui attend et ce qui a changé, avec un bouton pour agir.',
    button: 'Ouvrir le HUB central',
    second: 'Choisir par objectif',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Ce qu’il ', emphasis: 'rassemble', after: '' },
      lead: 'Un centre de contrôle pour tous vos services.',
      items: [
        { title: 'L’état', text: 'Chaque module dit s’il est actif ou en chargement.' },
        { title: 'Le score', text: 'Son score ILA, et ce qui le compose.' },
        { title: 'Le CRM', text: 'Relié ou non, et un bouton pour le relier.' },
        {
          title: 'Les prompts',
          text: 'Des demandes prêtes : analyse, contenu, stratégie, conversion.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Essayez ', emphasis: 'le HUB', after: '' },
    lead: 'Il est ouvert, avec des données d’exemple.',
    button: 'Ouvrir le HUB central',
    second: 'Choisir par objectif',
  },
};
