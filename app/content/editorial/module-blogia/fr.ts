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
    second: 'Lire le blogue',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'Comment on ', emphasis: 's’en sert', after: '' },
      lead: 'Quatre étapes, sur un seul écran.',
      items: [
        { title: 'Donner le sujet', text: 'Avec les mots de vos clients, et le public visé.' },
        {
          title: 'Choisir la page',
          text: 'Guide, mode d’emploi, liste, comparatif ou page locale : chacun a son plan.',
        },
        {
          title: 'Donner vos faits',
          text: 'BlogIA les demande un par un. Une place laissée vide coûte des points.',
        },
        {
          title: 'Relire et exporter',
          text: 'Règle par règle, puis en Markdown ou en HTML, à publier chez vous.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Comment le score se calcule',
      mark: 'check',
      paragraphs: [
        'Longueur des phrases, titres, mots du sujet, lisibilité dans votre langue : chaque règle dit ce qu’elle mesure et montre l’endroit du texte qu’elle vise.',
        'Un article passe par 21 règles : 14 pour le référencement, 7 pour la lisibilité. Les seuils viennent de ceux que Yoast publie ; le poids de chaque règle dans le score est le nôtre. Un plan ou une liste de mots-clés en suit moins, car on ne juge pas une liste comme un texte suivi.',
      ],
      points: [
        'Règles propres au français, à l’anglais et à l’espagnol',
        'Aperçu du résultat de recherche, sur ordinateur et sur téléphone',
        'Brouillons gardés dans votre navigateur, dix au plus',
      ],
    },
    {
      kind: 'prose',
      title: 'Article, plan ou mots-clés : ce que vous obtenez',
      mark: 'check',
      paragraphs: [
        'Vous donnez un sujet, des mots-clés si vous en avez, le type de contenu et le public. Le premier mot-clé devient l’expression visée : le rédacteur la place dans le titre, la description et le premier paragraphe. Choisissez-le donc parmi [les mots que vos clients emploient](/blog-intelligent/mots-des-clients).',
        'Le rédacteur intégré compose le texte à partir de phrases préparées par l’équipe. Si un modèle de langage est branché, c’est lui qui écrit. L’écran vous dit toujours lequel des deux a travaillé.',
      ],
      points: [
        'Article SEO : titre, description, sections, questions fréquentes et appel à l’action',
        'Plan de contenu : huit textes à publier, chacun avec son intention, son format, son angle et la preuve à réunir',
        'Recherche de mots-clés : des recherches à vérifier, rangées selon ce que veut le client, avec les volumes à chercher vous-même dans la Search Console ou Google Ads',
      ],
    },
    {
      kind: 'prose',
      title: 'Exemple : un guide pour un vendeur de portes de garage',
      mark: 'check',
      paragraphs: [
        'Prenons un exemple. Un commerce de Laval tape « choisir une porte de garage », puis deux mots-clés : « porte de garage à Laval » et « prix d’une porte de garage ». Il choisit un guide, pour des PME.',
        'Le rédacteur intégré rend un texte d’environ 580 mots. Il y reste six places vides : la question la plus posée, le résultat voulu, le prix de départ, la gamme de prix, le nom à joindre et l’appel à l’action. Le score est de 75 sur 100.',
        'Une fois ces six places remplies par des faits courts, notre essai monte à 99. Il manque un lien : le commerçant l’ajoute vers sa page de prix. Le texte est alors en règle, mais il y manque encore des photos de ses installations et ce que ses clients lui disent au magasin.',
      ],
      points: [],
    },
    {
      kind: 'prose',
      title: 'Ce que BlogIA ne remplace pas',
      mark: 'x',
      paragraphs: [
        'Un bon score ne garantit pas une bonne place sur Google. Le seuil de 300 mots vient de Yoast ; Google, lui, [dit n’avoir aucun nombre de mots préféré](https://developers.google.com/search/docs/fundamentals/creating-helpful-content). De même, l’aperçu estime la largeur du titre, que Google [coupe selon l’appareil](https://developers.google.com/search/docs/appearance/title-link).',
      ],
      points: [
        'Il ne publie pas : vous collez le texte dans votre site',
        'Il ne va pas chercher de sources et ne vérifie pas vos faits',
        'Il ne sait pas si vous avez déjà une page sur ce sujet',
        'Il ne fournit aucune image, mais signale celles qui n’ont pas de description',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Questions sur ', emphasis: 'la rédaction', after: ' avec BlogIA' },
      lead: 'Avant de publier votre premier texte.',
      items: [
        {
          question: 'Puis-je faire relire un texte que j’ai déjà ?',
          answer:
            'Oui. Collez-le dans [l’éditeur de BlogIA](/blogia) avec son titre et sa description. Les règles s’appliquent comme à un brouillon généré. Deux textes écrits par l’équipe y sont ouverts à tous, pour voir une relecture complète.',
        },
        {
          question: 'Le texte sera-t-il le même que celui d’un concurrent ?',
          answer:
            'Avec la même demande et le rédacteur intégré, oui, presque. Redemandez pour obtenir une variante, et surtout remplissez chaque place avec vos prix, vos délais et vos cas. Notre article [écrire avec l’IA](/blog-intelligent/ecrire-avec-ia) montre comment rendre un brouillon reconnaissable.',
        },
        {
          question: 'Peut-il écrire une page par ville ?',
          answer:
            'Le type « Page locale » donne un plan pour un lieu précis. N’en faites pas dix copies : il faut à chaque page des faits de l’endroit. Lisez d’abord [nos conseils sur les pages par ville](/blog-intelligent/pages-par-ville).',
        },
        {
          question: 'Que fait Iluma de mon sujet ?',
          answer:
            'Votre demande passe par notre serveur, le temps d’écrire, et par un modèle de langage s’il y en a un. Le brouillon reste chez vous. La [politique de confidentialité](/politique-confidentialite) dit ce qui est gardé, et combien de temps.',
        },
        {
          question: 'Et si je préfère vous confier les articles ?',
          answer:
            'Notre service de [référencement](/services/seo-ia) part d’un audit et d’un plan de pages. Vous pouvez aussi nous envoyer un brouillon BlogIA commencé.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Quel est ', emphasis: 'votre sujet', after: ' ?' },
    lead: 'Tapez-le : vous aurez un plan avant la fin de votre café.',
    button: 'Ouvrir BlogIA',
    second: 'Lire des articles',
  },
};
