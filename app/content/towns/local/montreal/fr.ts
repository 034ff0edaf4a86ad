import type { TownText } from '../../shape.ts';

export const fr: TownText = {
  title: 'Agence SEO local à Montréal | Iluma',
  description:
    'Fiche Google, adresses et avis pour les commerces de Montréal : soyez trouvé dans votre quartier et près de votre station, en français et en anglais.',
  head: {
    eyebrow: 'Fiche Google, adresses et avis',
    title: {
      before: 'Agence de SEO local ',
      emphasis: 'à Montréal',
      after: ', quartier par quartier',
    },
    lead: 'Un café de Villeray et un dentiste du centre-ville ne visent pas les mêmes recherches. Nous soignons votre fiche Google, vos adresses et vos avis pour les rues où vivent vos clients.',
  },
  sections: [
    {
      title: 'Être trouvé dans son quartier et à sa station de métro',
      paragraphs: [
        'Sur l’île, on nomme souvent un endroit plus précis que la ville : « brunch Mile End », « serrurier près du métro Laurier » ou « cordonnier Plaza St-Hubert ». Votre site et la description de votre fiche devraient employer ces noms. L’article sur [les mots des clients](/blog-intelligent/mots-des-clients) montre comment les recueillir.',
        'Le rang varie aussi d’une station à l’autre. Exemple : un atelier de vélos de Rosemont sort premier au métro Beaubien et n’apparaît plus à Verdun. La [distance](https://support.google.com/business/answer/7091) compte parmi les critères de Google. Notre [carte de chaleur](/heatmap-ila), aux données simulées, fait voir cet effet.',
      ],
      points: [],
    },
    {
      title: 'Sherbrooke Est ou Ouest : corriger les adresses',
      paragraphs: [
        'Le boulevard Saint-Laurent sépare l’est de l’ouest. Les numéros des rues qui le croisent repartent de là dans les deux sens : une adresse peut donc exister en double. Un annuaire qui oublie « Ouest » expédie votre client de l’autre côté du centre-ville.',
        'Notre service de [visibilité locale](/services/visibilite-locale) commence par ces fautes. En voici quatre.',
      ],
      points: [
        'Le point cardinal manque, ou change d’un annuaire à l’autre.',
        'La ville est mal nommée : Verdun et LaSalle sont des arrondissements, Westmount et Mont-Royal des villes distinctes.',
        'L’étage ou le bureau a disparu, dans une tour du centre-ville.',
        'Le repère tombe dans la ruelle plutôt que devant la porte.',
      ],
    },
    {
      title: 'Festivals, rues piétonnes, déneigement : des heures à jour',
      paragraphs: [
        'L’été, l’avenue du Mont-Royal ou la rue Wellington sont rendues aux piétons, et le Festival de jazz occupe le Quartier des spectacles. L’hiver, le déneigement retire des places de stationnement. Ces jours-là, on vérifie si vous êtes ouvert et par où passer.',
        'Inscrivez vos heures exceptionnelles, nommez la sortie de métro, publiez une photo de la façade en juillet et une autre en janvier. Vous déménagez le 1er juillet ? Changez l’adresse en ligne le même jour. Chaque champ est expliqué dans [l’article sur la fiche Google](/blog-intelligent/fiche-google).',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Faut-il une fiche en français et une autre en anglais ?',
      answer:
        'Non : [Google demande](https://support.google.com/business/answer/3038177) une seule fiche par établissement. Votre site, lui, peut avoir deux versions. Selon la [Charte de la langue française](https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-11), la version française doit alors être offerte dans des conditions au moins aussi favorables que l’anglaise.',
    },
    {
      question: 'Combien coûte le SEO local à Montréal ?',
      answer:
        'Le prix de départ, pour un établissement, figure dans [la liste des prix](/hub-services). Une boutique rue Saint-Denis et une autre à Lachine font l’objet d’un seul devis.',
    },
    {
      question: 'Par quoi commencer ?',
      answer:
        'Passez votre site à [l’audit gratuit](/ila), puis [réservez quinze minutes](/contact/rendez-vous). Apportez trois recherches pour lesquelles vous aimeriez apparaître.',
    },
  ],
};
