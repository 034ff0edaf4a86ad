import type { TownText } from '../../shape.ts';

export const fr: TownText = {
  title: 'Publicité Facebook et Instagram à Laval | Iluma',
  description:
    'Annonces Facebook et Instagram pour commerces de Laval : zone tracée selon les ponts, messages aux parents permis par la loi, coût par demande suivi.',
  head: {
    eyebrow: 'Publicité Meta à Laval',
    title: {
      before: 'Publicité Facebook et Instagram ',
      emphasis: 'à Laval',
      after: ' pour commerces locaux',
    },
    lead: 'Ici, un client compte souvent le trajet en minutes d’auto. Nous dessinons la zone de vos annonces d’après les ponts, les autoroutes et l’horaire des familles.',
  },
  sections: [
    {
      title: 'Tracer une zone d’annonces sur l’île Jésus',
      paragraphs: [
        'Un cercle centré sur Chomedey franchit vite la rivière des Prairies et se remplit de Montréalais. Plus au nord, le même cercle déborde sur Rosemère et Boisbriand. Ces gens vous conviennent peut-être. Mais traverseront-ils un pont, à péage sur l’autoroute 25, pour une coupe de cheveux ?',
        'Nous partons plutôt des noms que les Lavallois emploient encore : Vimont, Sainte-Rose, Fabreville, Duvernay, Pont-Viau. Nous excluons ensuite les secteurs qui n’apparaissent jamais dans vos factures. Un garage situé près de l’autoroute 440 n’aura pas la même carte qu’une pâtisserie voisine du métro Montmorency.',
      ],
      points: [],
    },
    {
      title: 'S’adresser aux parents, et non aux enfants',
      paragraphs: [
        'Écoles de danse, camps de jour, orthodontistes : beaucoup de services de banlieue se vendent à des familles. Au Québec, la [Loi sur la protection du consommateur](https://www.legisquebec.gouv.qc.ca/fr/document/lc/P-40.1) interdit, à quelques exceptions près, la publicité commerciale destinée aux moins de 13 ans. L’annonce d’un camp s’adresse donc au parent : horaire, stationnement, garde en fin de journée.',
        'Le bon mois compte autant que le bon texte. Voici des périodes à essayer.',
      ],
      points: [
        'Janvier et février : semaine de relâche, puis inscriptions aux camps d’été',
        'Avril et mai : ouverture de piscines, robes de bal, terrasses',
        'Août : lunettes, examens dentaires et cours du soir avant la rentrée',
        'Octobre : fêtes d’enfants à l’intérieur, pneus et chauffage',
      ],
    },
    {
      title: 'Se faire voir à côté du Carrefour Laval et du Centropolis',
      paragraphs: [
        'Les grands centres attirent déjà les regards. Une boutique du Vieux-Sainte-Rose ou du boulevard des Laurentides gagne à montrer autre chose : une réparation faite devant le client, la propriétaire qui conseille, une place de stationnement à la porte.',
        'Filmez cette scène au téléphone, en vingt secondes. La vidéo mène à une [page de destination](/landing-page-intelligente) qui tient la même promesse, avec [un formulaire court](/blog-intelligent/formulaire-court). C’est ainsi que travaille notre [gestion de Meta Ads](/services/meta-ads) : peu d’annonces, comparées pendant quelques semaines.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Faut-il annoncer en grec, en arabe ou en arménien ?',
      answer:
        'Si quelqu’un répond dans cette langue au comptoir, un essai se défend, en plus de l’annonce française. Prévoyez aussi la page de destination en français.',
    },
    {
      question: 'Un petit budget suffit-il pour une clientèle lavalloise ?',
      answer:
        'Cela dépend du nombre de personnes dans votre zone et de ce que vous laisse une vente. [Simulez quelques montants](/adluma), puis ajoutez les honoraires indiqués dans [nos prix de départ](/hub-services).',
    },
    {
      question: 'Comment savoir qu’un client vient d’une annonce ?',
      answer:
        'Posez-lui la question au téléphone et notez la réponse. L’article pour [compter les appels](/blog-intelligent/compter-les-appels) propose une méthode simple. Sur le site, le suivi attend [l’accord du visiteur, selon la Loi 25](/blog-intelligent/loi-25-rgpd). Pour l’installer ensemble, [choisissez une heure d’appel](/contact/rendez-vous).',
    },
  ],
};
