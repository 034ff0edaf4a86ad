import type { LegalCopy } from '../shape.ts';

export const fr: LegalCopy['texts']['legal-notice'] = {
  title: 'Mentions légales : qui publie ce site | Iluma',
  description:
    'L’éditeur du site d’Iluma, son siège et ses bureaux, la direction de la publication, l’hébergement, les droits sur le contenu et le droit applicable.',
  heading: { before: 'Mentions ', emphasis: 'légales', after: '' },
  lead: 'L’entreprise qui publie ce site, les personnes qui en répondent et la façon de les joindre.',
  sections: [
    { id: 'publisher', title: 'Éditeur du site', paragraphs: [], list: [] },
    { id: 'offices', title: 'Bureaux', paragraphs: [], list: [] },
    {
      id: 'hosting',
      title: 'Hébergement',
      paragraphs: ['Le site est hébergé par l’éditeur, à l’adresse de son siège social.'],
      list: [],
    },
    {
      id: 'contenu',
      title: 'Contenu et marques',
      paragraphs: [
        'Les textes, dessins, calculs et logiciels du site appartiennent à l’éditeur. Vous pouvez en citer un passage en nommant la source et en y renvoyant par un lien ; pour le reste, demandez-nous.',
        'Google, Meta, YouTube et Instagram sont des marques de leurs propriétaires, citées pour nommer leurs services. Iluma n’est liée à aucun d’eux.',
      ],
      list: [],
    },
    {
      id: 'figures',
      title: 'Chiffres et démonstrations',
      paragraphs: [
        'Les simulateurs et les scores donnent des estimations, pas des promesses. Le tableau de bord et la démonstration du CRM montrent des données d’exemple.',
      ],
      list: [],
    },
    {
      id: 'data',
      title: 'Renseignements personnels',
      paragraphs: [
        'La politique de confidentialité dit ce que nous recueillons, qui en répond et comment exercer vos droits.',
      ],
      list: [],
    },
    {
      id: 'law',
      title: 'Droit applicable',
      paragraphs: [
        'Ce site est soumis au droit du Québec et aux lois du Canada qui s’y appliquent, sans rien retirer aux protections que la loi de votre pays vous donne en tant que consommateur.',
      ],
      list: [],
    },
  ],
};
