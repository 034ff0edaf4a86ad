import type { TownText } from '../../shape.ts';

export const fr: TownText = {
  title: 'Création de pages de destination à Montréal | Iluma',
  description:
    'Pages de destination pour les commerces de Montréal : quartier à nommer, version française et anglaise, dates du 1er juillet et des festivals, prix de départ.',
  head: {
    eyebrow: 'Commerces de Montréal',
    title: {
      before: 'Création de pages de destination ',
      emphasis: 'à Montréal',
      after: ', quartier par quartier',
    },
    lead: 'Une coiffeuse de la rue Wellington et un déménageur de Villeray n’attendent pas les mêmes clients. Nous écrivons la page qui répond aux recherches des vôtres, dans leur langue.',
  },
  sections: [
    {
      title: 'Quartier, rue ou métro : le lieu à nommer en titre',
      paragraphs: [
        'Ici, on cherche « ostéopathe Rosemont », « souper près du métro Laurier » ou « fleuriste marché Jean-Talon ». Le titre de la page reprend le nom que vos clients emploient, même si l’arrondissement en porte un autre : on dit Saint-Henri bien plus souvent que Le Sud-Ouest.',
        'Un local demande d’habitude une seule page. Prévoyez-en une deuxième quand le service change vraiment, comme la livraison dans toute l’île ou l’urgence de nuit. Notre article sur [les pages par ville](/blog-intelligent/pages-par-ville) aide à trancher, et [la carte des rangs](/heatmap-ila) montre, sur des données simulées, comment une position varie d’une rue à l’autre. Ajoutez ensuite ce qui aide à venir :',
      ],
      points: [
        'La station de métro ou du REM, et la sortie à prendre.',
        'Le stationnement, surtout les jours de déneigement.',
        'L’escalier extérieur, l’ascenseur ou la rampe.',
        'Ce qui change l’été, si la rue devient piétonne comme l’avenue du Mont-Royal.',
      ],
    },
    {
      title: 'Une page en français, une autre en anglais',
      paragraphs: [
        'Beaucoup de Montréalais passent d’une langue à l’autre dans la même journée. Deux adresses distinctes valent mieux qu’un texte mélangé : l’annonce anglaise mène à la version anglaise, avec ses propres exemples. L’espagnol est possible aussi.',
        'La [Charte de la langue française](https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-11) s’applique à la publicité en ligne. Une page anglaise doit avoir sa version française, accessible dans des conditions au moins aussi favorables : mêmes prix, même formulaire. Prévoyez donc ce texte dès le départ.',
      ],
      points: [],
    },
    {
      title: 'Publier avant le 1er juillet, les festivals et la neige',
      paragraphs: [
        'Les baux qui finissent le 30 juin remplissent l’agenda des déménageurs, des peintres et des serruriers. Leur page gagne à paraître en mars ou en avril, avec les dates encore libres. Une terrasse du Quartier latin pense plutôt au Grand Prix et au Festival de jazz ; un déneigeur vend à l’automne.',
        'Notre [service de pages de destination](/services/landing-aimant) prévoit la mise en ligne au dixième jour, puis un test par semaine. Le prix de départ figure dans [la liste des services](/hub-services). Votre site actuel reste en place.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Faut-il une page pour chaque quartier desservi ?',
      answer:
        'Non. Si vous n’avez ni photos ni délais propres à Verdun, la page répéterait celle d’Ahuntsic. Commencez par le quartier d’où viennent le plus de demandes, et lisez [une page, une intention](/blog-intelligent/page-une-intention) avant d’en ajouter.',
    },
    {
      question: 'Peut-on se parler avant de décider ?',
      answer:
        'Oui : au téléphone, en vidéo ou à notre siège social de Montréal. [Choisissez un moment](/contact/rendez-vous). Si vous passez d’abord votre site à [l’audit gratuit](/ila), nous regarderons le résultat ensemble.',
    },
  ],
};
