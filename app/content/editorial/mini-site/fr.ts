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
          when: 'Le soir même',
          title: 'C’est en ligne',
          text: 'Sur votre domaine, avec votre fiche d’établissement qui y mène.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Ce que contiennent quelques pages bien faites',
      mark: 'check',
      paragraphs: [
        'Un nouveau client veut savoir si vous faites ce qu’il cherche, si vous êtes ouvert et comment vous joindre. Quatre ou cinq pages y répondent le plus souvent.',
      ],
      points: [
        'L’accueil : votre métier et votre ville en une phrase, avec le bouton pour appeler',
        'Les services : [une page pour chacun](/guide/pages-de-services) de ceux dont vous vivez, avec un ordre de prix',
        'L’équipe : un nom, un visage',
        'Le contact : adresse, heures, stationnement et un [formulaire court](/blog-intelligent/formulaire-court)',
        'Les mentions légales et la politique de confidentialité',
      ],
    },
    {
      kind: 'prose',
      title: 'Quand un mini-site suffit',
      mark: 'check',
      paragraphs: [
        'C’est souvent le cas d’un salon de coiffure, d’un café, d’un atelier ou d’une professionnelle qui travaille seule. En voici les signes.',
      ],
      points: [
        'Vous offrez peu de services, et chacun s’explique en quelques lignes',
        'On vous appelle ou on passe vous voir ; personne n’achète en ligne',
        'Vous n’avez ni articles ni catalogue à tenir à jour',
      ],
    },
    {
      kind: 'prose',
      title: 'Quand il faut autre chose',
      mark: 'x',
      paragraphs: ['Dans les cas suivants, un petit site serait vite à l’étroit.'],
      points: [
        'Vous vendez et livrez en ligne : voyez le [service e-commerce](/services/ecommerce)',
        'Vous annoncez une seule offre : une [page de destination](/services/landing-aimant) va droit au but',
        'Vos clients lisent longtemps avant d’écrire : il vous faudra des articles et un [travail de SEO](/services/seo-ia)',
        'Vous desservez plusieurs villes : voyez quand [une page par ville](/blog-intelligent/pages-par-ville) se justifie',
      ],
    },
    {
      kind: 'prose',
      title: 'Ce qui ne doit pas manquer le jour de l’ouverture',
      mark: 'check',
      paragraphs: [
        'Vérifiez ces points, que le site vienne de nous ou d’ailleurs ; l’[audit gratuit](/ila) en contrôle la plupart.',
      ],
      points: [
        'Un [numéro que l’on touche](/guide/telephone-cliquable) pour appeler',
        'L’[adresse](/guide/adresse-sur-le-site) et les [heures](/guide/heures-ouverture) en toutes lettres, identiques à celles de la fiche Google',
        'La [ville dans le titre](/guide/ville-dans-le-titre) de l’accueil',
        'Une adresse [en HTTPS](/guide/passer-en-https) et des photos allégées',
        'Un lien vers la [politique de confidentialité](/guide/politique-et-mentions-legales) sur chaque page',
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Que préparer pour tenir les ', emphasis: '48 h', after: '' },
      lead: 'Réunissez ceci avant de nous répondre.',
      items: [
        {
          title: 'L’adresse web',
          text: 'Le nom que vous voulez, ou l’accès à celui que vous avez. Achetez-le au nom de votre commerce.',
        },
        {
          title: 'Les faits',
          text: 'Services, secteur desservi, heures des jours fériés, modes de paiement.',
        },
        {
          title: 'Les photos',
          text: 'La façade telle qu’on la voit de la rue, l’intérieur, quelqu’un au travail.',
        },
        {
          title: 'Une heure le lendemain',
          text: 'Vous relisez les noms, les prix et les promesses.',
        },
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Questions sur ', emphasis: 'le mini-site', after: '' },
      lead: 'Délai, prix, textes et premières semaines.',
      items: [
        {
          question: 'Quand commencent les 48 h ?',
          answer:
            'Quand nous avons vos réponses, en jours ouvrables. Exemple : vous répondez le mardi matin, vous relisez le mercredi, et le site est en ligne le soir même. Une relecture plus tardive décale la mise en ligne.',
        },
        {
          question: 'Combien coûte un mini-site ?',
          answer:
            'Il n’a pas de prix de départ affiché. Indiquez le nombre de pages et de langues dans [votre demande](/contact). Faites préciser au devis l’hébergement et le nom de domaine, qui sont en sus pour les services de la [liste de prix](/hub-services).',
        },
        {
          question: 'Qui écrit les textes ?',
          answer:
            'Nous, d’après vos réponses. Si une IA prépare un brouillon, une personne le relit ; notre page sur [l’IA et l’éthique](/ia-ethique) précise les rôles. Vous approuvez avant la mise en ligne.',
        },
        {
          question: 'Que faire une fois le site en ligne ?',
          answer:
            'Mettez l’adresse sur vos factures et en vitrine, [demandez des avis](/blog-intelligent/avis-google) et notez d’où viennent les premiers appels.',
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
