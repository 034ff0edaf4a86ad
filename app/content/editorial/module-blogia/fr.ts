import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'Module BlogIA',
  summary:
    'Le module qui prépare des contenus SEO, du plan au texte, avant la relecture d’une personne.',
  title: 'BlogIA — du sujet au brouillon',
  description:
    'Le module BlogIA prépare un plan, un titre, une description et un brouillon, puis vérifie lisibilité et règles SEO pendant que vous écrivez.',
  head: {
    eyebrow: 'Module BlogIA',
    title: { before: 'D’un sujet à ', emphasis: 'un brouillon', after: '.' },
    lead: 'La page blanche en moins. Le texte reste le vôtre : BlogIA prépare, vérifie, et n’invente aucun chiffre.',
    button: 'Ouvrir BlogIA',
    second: 'Lire le blog',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'Comment on ', emphasis: 's’en sert', after: '' },
      lead: 'Quatre gestes, dans un seul écran.',
      items: [
        { title: 'Donner le sujet', text: 'Les mots de vos clients, le public, la langue.' },
        { title: 'Choisir le plan', text: 'Il propose, vous gardez ce qui vous ressemble.' },
        {
          title: 'Écrire',
          text: 'L’éditeur montre, règle par règle, où le texte s’alourdit.',
        },
        { title: 'Emporter', text: 'En Markdown ou en HTML, prêt à publier chez vous.' },
      ],
    },
    {
      kind: 'prose',
      title: 'Un score qui s’explique',
      mark: 'check',
      paragraphs: [
        'Longueur des phrases, titres, mots du sujet, lisibilité dans votre langue : chaque règle dit son seuil et l’endroit du texte qu’elle vise.',
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
