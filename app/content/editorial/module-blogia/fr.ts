import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'Module BlogIA',
  summary:
    'Le module qui prépare des contenus SEO, du plan au texte, avant la relecture d’une personne.',
  title: 'BlogIA : rédiger un article SEO avec l’IA | Iluma',
  description:
    'Le module BlogIA prépare un plan, un titre, une description et un brouillon, puis vérifie lisibilité et règles SEO pendant que vous écrivez.',
  head: {
    eyebrow: 'Module BlogIA',
    title: { before: 'Du sujet au ', emphasis: 'brouillon d’article', after: '' },
    lead: 'BlogIA prépare le texte, le vérifie et n’invente aucun chiffre. Vous gardez le dernier mot.',
    button: 'Ouvrir BlogIA',
    second: 'Lire le blog',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'Comment on ', emphasis: 's’en sert', after: '' },
      lead: 'Quatre étapes, dans un seul écran.',
      items: [
        { title: 'Donner le sujet', text: 'Avec les mots de vos clients, et le public visé.' },
        {
          title: 'Choisir la page',
          text: 'Guide, mode d’emploi, liste, comparatif ou page locale : chacune a son plan.',
        },
        {
          title: 'Donner vos faits',
          text: 'BlogIA les demande un par un. Une place laissée vide coûte des points.',
        },
        {
          title: 'Relire et emporter',
          text: 'Règle par règle, puis en Markdown ou en HTML, à publier chez vous.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Un score qui s’explique',
      mark: 'check',
      paragraphs: [
        'Longueur des phrases, titres, mots du sujet, lisibilité dans votre langue : chaque règle dit ce qu’elle mesure et montre l’endroit du texte qu’elle vise.',
      ],
      points: [
        'Règles propres au français, à l’anglais et à l’espagnol',
        'Aperçu du résultat de recherche',
        'Brouillons gardés dans votre navigateur',
      ],
    },
  ],
  closing: {
    title: { before: 'Quel est ', emphasis: 'votre sujet', after: ' ?' },
    lead: 'Tapez-le, vous aurez un plan avant la fin de votre café.',
    button: 'Ouvrir BlogIA',
    second: 'Lire des articles',
  },
};
