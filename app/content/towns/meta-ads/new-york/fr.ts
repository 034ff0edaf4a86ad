import type { TownText } from '../../shape.ts';

export const fr: TownText = {
  title: 'Publicité Facebook et Instagram à New York | Iluma',
  description:
    'Publicité Facebook et Instagram à New York : ciblage par code postal et station, règles de l’État et de Meta, annonces dans la langue du quartier.',
  head: {
    eyebrow: 'Publicité Meta à New York',
    title: {
      before: 'Publicité Facebook et Instagram ',
      emphasis: 'à New York',
      after: ', quartier par quartier',
    },
    lead: 'On traverse rarement l’East River pour un pain ou une manucure. Nous concentrons vos annonces sur les rues, les stations et les langues de votre clientèle.',
  },
  sections: [
    {
      title: 'Choisir des codes postaux et des stations',
      paragraphs: [
        'Tracez un cercle autour de Tribeca : il franchit l’Hudson et atteint Jersey City. Mieux vaut sélectionner les codes postaux qui comptent, puis penser aux arrêts où vos clients descendent : 30th Avenue pour un café d’Astoria, Bedford Avenue pour un barbier de Williamsburg, Fordham Road pour une boutique du Bronx.',
        'À Staten Island ou dans l’est du Queens, l’auto change la donne. Le stationnement devient alors un argument à mettre dans l’image.',
      ],
      points: [],
    },
    {
      title: 'Règles publicitaires de Meta et de l’État de New York',
      paragraphs: [
        'Pour vous éviter des ennuis, photographiez votre vraie équipe, avec son accord, et écrivez les conditions d’une offre à côté du prix. [Écrire avec l’IA](/blog-intelligent/ecrire-avec-ia) reste possible : relisez chaque affirmation avant de publier.',
        'Trois règles touchent souvent les petits commerces. Ce résumé ne remplace pas un avis juridique.',
      ],
      points: [
        'Logement, emploi, services financiers : Meta [limite le ciblage par code postal, âge et genre](https://www.facebook.com/business/help/2220749868045706), que vous soyez courtier à Astoria ou restaurateur à la recherche d’un cuisinier',
        'Personnage créé par IA : la [loi de l’État](https://www.nysenate.gov/legislation/laws/GBS/396-B) exige une mention bien visible quand une annonce montre un faux humain',
        'Promesses : une publicité peut être [jugée trompeuse](https://www.nysenate.gov/legislation/laws/GBS/350-A) par ce qu’elle omet, et pas seulement par ce qu’elle dit',
      ],
    },
    {
      title: 'Annoncer dans la langue de la rue',
      paragraphs: [
        'L’espagnol à Jackson Heights et à Washington Heights, le chinois à Flushing et à Sunset Park, le russe à Brighton Beach : la langue de l’annonce promet la même au comptoir. Ne la choisissez que si quelqu’un peut y répondre.',
        'Chaque langue a aussi ses dates. Le Nouvel An lunaire se prépare en janvier, les Fêtes dès l’Action de grâces américaine, et le marathon de novembre ferme des rues dans les cinq arrondissements. Nous adaptons l’annonce et [la page où elle mène](/blog-intelligent/page-une-intention), comme le décrit [le service Meta Ads](/services/meta-ads).',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Avez-vous une équipe à New York ?',
      answer:
        'Le siège social est à Montréal, et nous avons un bureau à New York. Les deux villes sont à la même heure. L’équipe répond de 9 h à 18 h en semaine : [réservez un appel](/contact/rendez-vous).',
    },
    {
      question: 'Vos tarifs sont-ils en dollars ?',
      answer:
        '[La liste des prix](/hub-services) est en euros, hors taxes, et la taxe de vente s’ajoute selon votre adresse. Le budget d’annonces, lui, se paie à Meta.',
    },
    {
      question: 'Comment estimer un premier budget ?',
      answer:
        '[ADLUMA](/adluma) part de médianes de campagnes américaines. Elles ne décrivent pas New York en particulier : remplacez-les par vos chiffres dès que vous en avez.',
    },
  ],
};
