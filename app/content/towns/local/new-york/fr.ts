import type { TownText } from '../../shape.ts';

export const fr: TownText = {
  title: 'Agence SEO local à New York | Iluma',
  description:
    'SEO local à New York : fiche Google, adresses et avis pour être trouvé à Brooklyn, dans le Queens ou à Manhattan. Conseils, règles de la FTC et prix.',
  head: {
    eyebrow: 'Visibilité locale dans les cinq arrondissements',
    title: {
      before: 'Agence de SEO local ',
      emphasis: 'à New York',
      after: ' pour petits commerces',
    },
    lead: 'Vous ouvrez une boulangerie à Carroll Gardens ou un cabinet à Midtown ? Dans une ville aussi dense, trois rues changent vos concurrents. Nous vous aidons à paraître là où sont vraiment vos clients.',
  },
  sections: [
    {
      title: 'Astoria, Park Slope, Harlem : la recherche par quartier',
      paragraphs: [
        'Le New-Yorkais dit où il est avec un nom de quartier, une ligne de métro ou un croisement : « bakery in Astoria », « nail salon near Bedford Av », « notary 116th and Lenox ». Votre site doit parler comme lui, en anglais, même si votre marque est française.',
        'Les francophones forment une clientèle à part, dans l’Upper East Side, autour de Carroll Gardens et dans le Little Senegal de Harlem. Une page en français leur dira que vous les servez dans leur langue. [Une page par intention](/blog-intelligent/page-une-intention) vaut mieux qu’un site traduit à moitié.',
      ],
      points: [],
    },
    {
      title: 'Écrire une adresse new-yorkaise comme il faut',
      paragraphs: [
        'Chaque arrondissement a ses habitudes de numérotation, et une faute suffit pour perdre un livreur, un client ou une vérification Google. Les écarts entre annuaires sont le premier chantier de notre [service de visibilité locale](/services/visibilite-locale).',
        'Avant de nous écrire, comparez votre bail, votre site et votre fiche sur les points suivants.',
      ],
      points: [
        'Le trait d’union des numéros du Queens, du type 37-11.',
        'Avenue, Road, Drive ou Street : à Astoria, le nombre 30 les a tous.',
        'East ou West à Manhattan, de part et d’autre de la Cinquième Avenue.',
        'L’arrondissement : Broadway et Fifth Avenue existent aussi à Brooklyn.',
        'L’étage et le numéro de bureau, si l’immeuble abrite cinquante entreprises.',
      ],
    },
    {
      title: 'Marathon, défilés, métro de fin de semaine : prévenir à temps',
      paragraphs: [
        'Le premier dimanche de novembre, le marathon traverse les cinq arrondissements. À la fête du Travail, le défilé antillais remplit Eastern Parkway ; en septembre, San Gennaro occupe Mulberry Street. Une rue barrée amène des passants, mais elle bloque les livraisons.',
        'Annoncez ces jours dans vos heures exceptionnelles. Indiquez aussi deux stations plutôt qu’une, car le service du métro change souvent la fin de semaine. [Compter les appels](/blog-intelligent/compter-les-appels) vous dira ensuite quelles dates demandent du personnel en plus.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Que dit la loi américaine sur les avis ?',
      answer:
        'Une [règle de la FTC](https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465) interdit les faux avis, et la récompense accordée à condition que l’avis soit bon. Notre article sur [les avis Google](/blog-intelligent/avis-google) propose des façons honnêtes d’en demander.',
    },
    {
      question: 'Avez-vous une équipe dans le même fuseau horaire ?',
      answer:
        'Oui : Iluma a un bureau à New York et son siège à Montréal, à la même heure. Nous répondons du lundi au vendredi, de 9 h à 18 h. [Choisissez votre créneau](/contact/rendez-vous).',
    },
    {
      question: 'Combien faut-il prévoir ?',
      answer:
        'La [page des prix](/hub-services) donne le montant de départ pour une adresse. Faites d’abord [l’audit de votre site](/ila) : il prend une minute environ et montre ce qu’il faut corriger.',
    },
  ],
};
