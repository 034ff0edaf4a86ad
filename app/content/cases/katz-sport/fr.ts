import { figuresIn } from '../../claims.ts';
import { whileSample } from '../../company/sample.ts';
import { fr as home } from '../../home/fr.ts';
import { exampleGoals } from '../progress.ts';
import type { CaseText } from '../shape.ts';
import { fr as stay } from '../stay/fr.ts';

const figures = figuresIn('fr');
const { items } = home.cases;

const duration = stay.value;

export const fr: CaseText = {
  title: `Katz Sport : ${figures.caseTraffic} de trafic organique en ${duration} | Iluma`,
  description:
    'Comment une boutique de sport du Plateau, à Montréal, est devenue visible dans toute la ville : une page par sport et par quartier, et des guides.',
  heading: {
    before: 'Une boutique de sport\ntrouvée dans ',
    emphasis: 'toute la ville',
    after: '',
  },
  lead: items['katz-sport'].summary,
  client: 'Katz Sport',
  sector: 'Boutique de sport',
  location: 'Montréal, Plateau',
  languages: 'Français, anglais',
  services: ['SEO IA', 'Visibilité locale', 'Blogs inter-sites'],
  background: [
    'Katz Sport occupe depuis dix-neuf ans un local étroit sur une rue commerçante du Plateau. David K. y vend de quoi jouer au hockey, patiner, skier et marcher en raquettes ; l’été, le tennis et le soccer prennent la place. Au fond, la machine à affûter tourne de septembre à mars. La clientèle vient à pied : des familles, des joueurs de ligues amateurs, des étudiants qui s’équipent pour leur premier hiver.',
    'Ses concurrents sont les grandes enseignes des centres commerciaux, qui affichent des centaines d’articles et les livrent, et les sites de matériel d’occasion. La boutique, elle, ajuste le patin sur le pied du client. Cela se voit au comptoir, mais [Google ne lit que ce qui est écrit](/comprendre-google), et le site tenait sur un écran : une photo de la vitrine, l’adresse, un numéro.',
    'Au printemps 2025, une cliente de Verdun a raconté qu’elle avait cherché où faire ajuster des patins, puis abandonné, avant qu’un collègue lui parle de la boutique. David nous a appelés la semaine suivante. Il voulait savoir combien d’autres personnes faisaient la même recherche, et si [un travail de référencement](/services/seo-ia) pouvait les amener chez lui avant la saison du hockey.',
  ],
  diagnosis: [
    'Le site tenait en une page : Google ne savait pas quels sports la boutique couvrait.',
    'La boutique n’avait aucune fiche d’établissement : Google ne donnait ni ses heures ni son numéro.',
    'Les clients cherchaient « affûtage de patins » ; le site n’en parlait nulle part.',
  ],
  baseline: [
    {
      measure: 'Clics depuis la recherche Google',
      value: '220 par mois',
      period: 'Moyenne de janvier à mars 2025',
    },
    {
      measure: 'Clics en septembre, un an avant la fin du projet',
      value: '232',
      period: 'Septembre 2024',
    },
    { measure: 'Mots-clés en première page', value: '0 sur 80 suivis', period: '31 mars 2025' },
    { measure: 'Pages du site', value: '1', period: '31 mars 2025' },
  ],
  actions: [
    {
      module: 'ILA',
      when: 'Semaines 1 et 2 · avril 2025',
      action: 'Mesurer, quartier par quartier',
      detail:
        'Un relevé des recherches par sport et par secteur de la ville, pour savoir où la boutique manquait. Quatre-vingts mots-clés ont été tirés des questions posées au comptoir. La boutique sortait pour son nom et pour sa rue ; trois stations de métro plus loin, on ne la voyait plus.',
    },
    {
      module: 'HUB',
      when: 'Semaines 3 et 4 · avril 2025',
      action: 'Créer la fiche Google',
      detail:
        'Une catégorie précise, l’affûtage et l’ajustement parmi les services, les heures de chaque saison inscrites d’avance. Une employée prend trois photos par mois, dont une de l’atelier. Les chiffres sont relus avec David une fois par mois, sur la même page de suivi.',
    },
    {
      module: 'Landing',
      when: 'Semaines 5 à 16 · mai à juillet 2025',
      action: 'Une page par sport et par quartier',
      detail:
        'Chaque page répond à une recherche précise : marques tenues, ajustement sur place, trajet pour venir. Le site compte six pages de sport et huit pages qui réunissent un sport et un quartier, soit quatorze en français et autant en anglais. David a relu chaque prix avant la mise en ligne.',
    },
    {
      module: 'BlogIA',
      when: 'Semaines 9 à 26 · juin à septembre 2025',
      action: 'Des guides avant chaque saison',
      detail:
        'Choisir ses patins, entretenir ses skis : des articles relus par l’équipe du magasin, publiés avant la demande. Le plan est préparé avec BlogIA, puis la vendeuse qui connaît le sujet le corrige. Deux clubs du quartier citent ces guides à leurs membres.',
    },
  ],
  results: [
    {
      metric: 'Trafic organique',
      value: figures.caseTraffic,
      improvement: `en ${duration}`,
      basis: 'des clics de septembre 2025 n’existaient pas au départ (691, contre 220)',
    },
    {
      metric: 'Mots-clés en page 1',
      value: figures.caseKeywords,
      improvement: 'présents en première page de Google',
      basis: `d’un objectif${whileSample(' d’exemple')} de ${exampleGoals.keywords} mots-clés, parmi 80 suivis`,
    },
    stay,
  ],
  chart: {
    caption: `Clics depuis la recherche Google, par mois, pour tout le site${whileSample(' (exemple)')}. Au départ : 220 par mois en moyenne, de janvier à mars 2025.`,
    bars: [
      { label: 'Mars 2025', value: 220, shown: '220' },
      { label: 'Avril', value: 206, shown: '206' },
      { label: 'Mai', value: 251, shown: '251' },
      { label: 'Juin', value: 318, shown: '318' },
      { label: 'Juillet', value: 402, shown: '402' },
      { label: 'Août', value: 547, shown: '547' },
      { label: 'Septembre', value: 691, shown: '691' },
    ],
  },
  setbacks: [
    {
      title: 'Des pages de quartier trop semblables',
      text: 'En mai, nous avons publié douze pages où seul le nom du quartier changeait. Cinq semaines plus tard, neuf n’étaient pas dans l’index de Google, dont [les règles contre le spam](https://developers.google.com/search/docs/essentials/spam-policies) décrivent ce genre de copies. Huit ont été gardées et réécrites : la patinoire la plus proche, la ligue du coin, l’autobus à prendre. Notre article sur [les pages par ville](/blog-intelligent/pages-par-ville) explique comment choisir.',
    },
    {
      title: 'Un guide sur le vélo hors sujet',
      text: 'Publié en juin, un guide d’entretien du vélo a reçu 41 clics en juillet. La boutique ne vend pas de vélos, et personne n’est venu pour cela. Il a été retiré en août. Un sujet est maintenant retenu s’il répond à une question entendue au comptoir dans le mois.',
    },
    {
      title: 'Des bilans qui comparaient l’été à l’hiver',
      text: `Les deux premiers bilans plaçaient chaque mois à côté du précédent. Dans un commerce saisonnier, cet écart n’apprend pas grand-chose. Nous ajoutons désormais le même mois de l’année d’avant : 691 clics en septembre 2025, contre 232 en septembre 2024. La hausse est alors de 198 %, au lieu de ${figures.caseTraffic} face à la moyenne de l’hiver.`,
    },
  ],
  interview: [
    {
      question: 'Qu’est-ce qui a changé au magasin ?',
      answer:
        'Les conversations commencent plus loin. Avant, on me demandait si je vendais des patins. Maintenant, les gens arrivent avec la page ouverte sur leur téléphone et veulent savoir si j’ai la pointure en large. Un samedi de septembre, j’ai servi un père et ses deux filles venus d’Ahuntsic. Ils avaient choisi leur heure d’après ce que la page dit du stationnement.',
    },
    {
      question: 'Qu’est-ce qui vous a pris le plus de temps ?',
      answer:
        'Répondre aux questions. Pour chaque sport, il fallait donner les marques que je garde vraiment, la durée d’un ajustement, le prix d’un affûtage. Je pensais régler cela en une soirée ; j’y ai passé quatre lundis, mon jour de fermeture. Noter [les mots des clients](/blog-intelligent/mots-des-clients) dans un carnet, à côté de la caisse, a changé ma façon de les écouter.',
    },
    {
      question: 'Tout cela vient-il de Google ?',
      answer:
        'Non, et je me méfie des belles courbes. Septembre est un bon mois pour les patins, quoi qu’on fasse. Je demande donc à chaque nouveau client [ce qui l’a amené](/blog-intelligent/compter-les-appels). En septembre, 38 sur 112 ont nommé Google. Les autres passaient devant la vitrine ou venaient de la part de quelqu’un, et c’est très bien aussi.',
    },
  ],
  achievements: [
    'Chaque sport que couvre la boutique a sa page, en français et en anglais.',
    `La fiche d’établissement a les bons horaires, les bons services, des photos du mois, et ${figures.katzRating} de note moyenne sur 14 avis.`,
    'L’équipe publie seule ses guides de saison.',
  ],
  recommendations: [
    'Ouvrir la prise de rendez-vous en ligne pour l’affûtage.',
    'Demander un avis à chaque ajustement de patins.',
    'Préparer les pages de la saison d’été dès la fin de l’hiver.',
  ],
  testimonial: {
    quote: items['katz-sport'].quote,
    author: 'David K.',
    position: 'Propriétaire',
  },
  provenPoints: [
    'Une page par recherche fonctionne mieux qu’une page qui dit tout.',
    'Un petit site précis peut passer devant une grande enseigne sur une recherche de quartier.',
  ],
};
