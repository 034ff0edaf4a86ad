import type { TownText } from '../../shape.ts';

export const fr: TownText = {
  title: 'Publicité Facebook et Instagram à Montréal | Iluma',
  description:
    'Annonces Facebook et Instagram pour commerces de Montréal : choix des quartiers, versions française et anglaise, calendrier de l’année, budget simulé.',
  head: {
    eyebrow: 'Publicité Meta à Montréal',
    title: {
      before: 'Publicité Facebook et Instagram à ',
      emphasis: 'Montréal',
      after: ', par quartier',
    },
    lead: 'Un café de Villeray et une clinique de Notre-Dame-de-Grâce n’ont pas les mêmes voisins. Nous réglons vos annonces selon la distance que les gens acceptent de parcourir et la langue qu’ils vous parlent.',
  },
  sections: [
    {
      title: 'Cibler un quartier de Montréal dans Meta',
      paragraphs: [
        'Une fromagerie de la rue Wellington, à Verdun, vit surtout des passants. Un magasin de luminaires du boulevard Saint-Laurent peut attirer toute l’île. La première a besoin d’un petit rayon autour de sa porte ; le second gagne à essayer plusieurs secteurs, par exemple le long de la ligne orange.',
        'Meta vise [les personnes qui vivent dans la zone ou qui s’y trouvaient récemment](https://www.facebook.com/business/help/202297959811696). Au centre-ville, une annonce touche donc aussi des employés qui habitent ailleurs. C’est utile pour vendre des repas du midi. Un dentiste leur proposera plutôt un rendez-vous pendant la pause, à deux pas de la station McGill.',
      ],
      points: [],
    },
    {
      title: 'Annoncer en français et en anglais',
      paragraphs: [
        'La [Charte de la langue française](https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-11) vaut aussi pour vos publications commerciales en ligne. Une version anglaise est permise si le public trouve la version française dans des conditions au moins aussi favorables. Nous écrivons donc deux annonces, et chacune mène à sa page.',
        'Une traduction mot à mot se remarque. Prenons un atelier de vélo : l’annonce française parle de mise au point avant l’ouverture des pistes, l’anglaise d’un « spring tune-up ». Chaque texte part de ce qui se dit au comptoir : [notez les mots de vos clients](/blog-intelligent/mots-des-clients) dans les deux langues.',
      ],
      points: [],
    },
    {
      title: 'Quand annoncer : déménagements, festivals, rentrée',
      paragraphs: [
        'La demande change plusieurs fois par année. Pour chaque temps fort, nous préparons [une page qui répond à une seule demande](/blog-intelligent/page-une-intention). Les étapes sont décrites dans [le service Meta Ads](/services/meta-ads), et les tarifs dans [la liste des prix](/hub-services).',
        'Voici les premiers moments à inscrire au calendrier.',
      ],
      points: [
        '1er juillet : nouveaux voisins, à saluer si vous tenez une buanderie, une épicerie ou un cabinet',
        'Été : rues piétonnes, comme l’avenue du Mont-Royal, et soirs de festival au Quartier des spectacles',
        'Fin août : retour des étudiants de McGill, de Concordia, de l’UQAM et de l’Université de Montréal',
        'Novembre : pneus d’hiver, [obligatoires au Québec à compter du 1er décembre](https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-24.2)',
      ],
    },
  ],
  questions: [
    {
      question: 'Peut-on viser un seul arrondissement ?',
      answer:
        'On s’en approche avec un point et un rayon, ou avec des codes postaux. La limite reste approximative : Meta prévient que quelques affichages peuvent tomber hors de la zone.',
    },
    {
      question: 'Quel budget prévoir pour un commerce de quartier ?',
      answer:
        'Entrez votre secteur et le nombre d’habitants à desservir dans [le simulateur ADLUMA](/adluma) : il estime les demandes et signale le montant au-delà duquel dépenser plus rapporte trop peu. Les annonces se paient à Meta, en plus de nos honoraires.',
    },
    {
      question: 'Mes annonces tournent déjà : que vérifier d’abord ?',
      answer:
        'Regardez ce qui arrive après le clic. Faites [mesurer votre site](/ila), puis [réservez un appel](/contact/rendez-vous) pour relire le compte avec nous. Il reste à votre nom.',
    },
  ],
};
