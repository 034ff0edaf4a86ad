import { figuresIn } from '../../claims.ts';
import { whileSample } from '../../company/sample.ts';
import { fr as home } from '../../home/fr.ts';
import type { CaseText } from '../shape.ts';
import { fr as stay } from '../stay/fr.ts';

const figures = figuresIn('fr');
const { items } = home.cases;

export const fr: CaseText = {
  title: `Literie Amitié : top 3 pour ${figures.caseTopThree} mots-clés | Iluma`,
  description:
    'Comment un magasin de literie de Longueuil est entré dans le top 3 de Google sur six recherches, face aux grandes chaînes.',
  heading: { before: 'Un magasin de literie\nface ', emphasis: 'aux chaînes', after: '' },
  lead: items['literie-amitie'].summary,
  client: 'Literie Amitié',
  sector: 'Literie',
  location: 'Longueuil',
  languages: 'Français, anglais',
  services: ['SEO IA', 'Pages de destination', 'Visibilité locale'],
  background: [
    'Literie Amitié est un magasin familial de Longueuil, sur un boulevard passant. Amélie T. a pris la suite de son père en 2018, avec trois conseillers et un livreur. On y croise des couples de la Rive-Sud, des gens qui dorment mal depuis des mois et des locataires dont l’escalier tourne deux fois avant la chambre.',
    'Trois chaînes ont un magasin sur le même boulevard et annoncent leurs soldes à la télévision. En ligne, les marques de matelas en boîte prennent beaucoup de place. Face à elles, Amélie avait payé pendant deux ans des textes sur « matelas » et « matelas en solde ». Le [référencement de mots aussi disputés](/comprendre-le-seo) demande des moyens qu’elle n’avait pas : les textes sortaient en cinquième page de Google, et leur effet n’était pas mesuré.',
    'À l’été 2025, elle devait choisir entre renouveler ces textes et louer un panneau. Elle nous a demandé lequel des deux se rembourserait. Nous ne pouvions pas répondre, puisque personne ne notait d’où venaient les ventes. Le projet est parti de là : peu de recherches, [une page de destination](/services/landing-aimant) pour chacune et un compte tenu en caisse.',
  ],
  diagnosis: [
    'Le magasin visait les mêmes mots que les chaînes, avec bien moins de moyens.',
    'Personne ne savait quelle recherche menait à une vente en magasin.',
    'Les pages parlaient de modèles, pas de maux de dos ni de livraison à l’étage.',
  ],
  baseline: [
    {
      measure: 'Recherches choisies dans les trois premières places',
      value: '0 sur 6',
      period: '29 août 2025, depuis Longueuil',
    },
    { measure: 'Place médiane des six recherches', value: '17e', period: '29 août 2025' },
    {
      measure: 'Pages qui n’avaient aucune visite depuis Google',
      value: '31 sur 46',
      period: 'Juin à août 2025',
    },
    {
      measure: 'Ventes de matelas dont l’origine était notée',
      value: '0 sur 58',
      period: 'Août 2025',
    },
  ],
  actions: [
    {
      module: 'ILLUMATCH',
      when: 'Semaines 1 à 3 · septembre 2025',
      action: 'Choisir six recherches',
      detail:
        'Assez cherchées pour compter, assez précises pour être gagnées par un magasin indépendant. ILLUMATCH avait classé les pages de destination en premier. Quarante recherches ont ensuite été notées à la main : demande, chaînes déjà présentes, marge du produit. Trente-quatre ont été écartées, chacune avec sa raison.',
    },
    {
      module: 'ILA',
      when: 'Semaines 2 à 26 · septembre 2025 à février 2026',
      action: 'Relever les places depuis Longueuil',
      detail:
        'Les six recherches sont relevées une fois par semaine, le même jour, depuis Longueuil, dans les résultats placés sous la carte. Une place entre au bilan après deux relevés de suite. Cette règle évite de fêter un coup de chance ou de s’inquiéter d’une mauvaise journée.',
    },
    {
      module: 'Landing',
      when: 'Semaines 4 à 14 · septembre à décembre 2025',
      action: 'Une réponse complète par recherche',
      detail:
        'Six pages : conseils d’essai, prix, livraison et reprise de l’ancien matelas. Chacune s’ouvre sur la question du client, puis donne une fourchette de prix. Celle de la livraison montre l’escalier le plus étroit où l’équipe est passée. Un seul bouton, pour appeler le magasin.',
    },
    {
      module: 'HUB',
      when: 'Semaines 8 à 26 · octobre 2025 à février 2026',
      action: 'Relier la recherche à la vente',
      detail:
        'Une question posée en caisse, notée chaque soir, comparée aux visites chaque mois. L’équipe écrit les mots du client tels quels, y compris « je ne sais plus ». En février, 55 des 62 ventes de matelas avaient une réponse, et 21 clients parlaient d’une recherche sur Google.',
    },
    {
      module: 'BlogIA',
      when: 'Semaines 12 à 16 · novembre et décembre 2025',
      action: 'Regrouper les pages qui n’aidaient pas',
      detail:
        'Les 31 pages sans visite depuis Google décrivaient surtout des modèles retirés. Celles que d’autres sites citaient mènent maintenant à la page la plus proche ; les autres ont été supprimées. Leurs bons passages, comme la durée d’un essai utile, ont été repris dans les six pages.',
    },
  ],
  results: [
    {
      metric: 'Positions de tête',
      value: 'Top 3',
      improvement: `pour ${figures.caseTopThree} mots-clés`,
      basis: 'des 6 recherches choisies sont dans les trois premières places, en février 2026',
    },
    {
      metric: 'Ventes reliées à leur recherche',
      value: 'Chaque mois',
      improvement: 'dans un seul tableau',
      basis: 'du suivi prévu est en place ; 55 ventes sur 62 avaient une réponse en février 2026',
    },
    stay,
  ],
  chart: {
    caption: `Recherches choisies, sur 6, classées dans les trois premières places à la fin de chaque mois, depuis Longueuil${whileSample(' (exemple)')}.`,
    bars: [
      { label: 'Août 2025', value: 0, shown: '0 sur 6' },
      { label: 'Septembre', value: 0, shown: '0 sur 6' },
      { label: 'Octobre', value: 1, shown: '1 sur 6' },
      { label: 'Novembre', value: 2, shown: '2 sur 6' },
      { label: 'Décembre', value: 4, shown: '4 sur 6' },
      { label: 'Janvier 2026', value: 4, shown: '4 sur 6' },
      { label: 'Février', value: 6, shown: '6 sur 6' },
    ],
  },
  setbacks: [
    {
      title: 'Une recherche trop large dans la première liste',
      text: '« Matelas pas cher » faisait partie des six premiers choix. Après huit semaines, la page restait loin derrière les chaînes et les comparateurs, et les appels portaient sur des modèles que le magasin ne tient pas. Nous l’avons remplacée à la fin de novembre par « livraison de matelas au 3e étage Longueuil », une phrase entendue en caisse et déjà parmi les quarante relevées. Les [mots des clients](/blog-intelligent/mots-des-clients) avaient raison : elle est entrée dans les trois premières places en février.',
    },
    {
      title: 'Un code de rabais que personne ne citait',
      text: 'Pour relier les visites aux ventes, chaque page affichait d’abord un code valant 20 $ en caisse. En un mois, trois clients sur 51 l’ont mentionné, et deux l’avaient pris sur un site de coupons. La question posée de vive voix l’a remplacé. L’article sur [le comptage des appels](/blog-intelligent/compter-les-appels) en donne la formulation.',
    },
  ],
  interview: [
    {
      question: 'Comment accepte-t-on de laisser tomber « matelas » ?',
      answer:
        'Mal, au début. C’est le mot de mon père, celui de l’enseigne. Puis nous avons regardé qui occupait la première page : trois chaînes, deux marques en ligne, un comparateur. Nous avons écrit pourquoi nous n’y allions pas, et je garde la feuille dans mon tiroir. Les gens du coin nous trouvent encore par [la fiche Google](/blog-intelligent/fiche-google) quand ils cherchent tout près.',
    },
    {
      question: 'La question en caisse dérange-t-elle ?',
      answer:
        'Non, si elle vient après le choix et avant le paiement. « Qu’est-ce qui vous a amené chez nous ? » Les conseillers notent la phrase entière. Une dame a répondu : « Mon mari ronfle et j’ai tapé ça. » Nous n’avions pas une ligne sur le sujet ; c’est devenu un paragraphe sur les sommiers séparés.',
    },
    {
      question: 'Que lisez-vous dans votre tableau ?',
      answer:
        'Trois colonnes : les visites de chaque page, les ventes qui s’y rattachent, la marge. La page sur le mal de dos reçoit le plus de monde et vend moins que celle de la livraison à l’étage. Devant les seules visites, j’aurais tout misé sur la première. En février, 14 ventes se rattachaient à l’une des six pages ; ce n’est pas énorme, mais je sais lesquelles.',
    },
    {
      question: 'Que diriez-vous à un autre indépendant ?',
      answer:
        'Comptez avant d’acheter. Nous avons payé des textes pendant deux ans, faute d’avoir posé une question. Choisissez ensuite les sujets où vous êtes vraiment meilleur qu’une chaîne ; chez nous, ce sont l’escalier et la patience. Gardez [une page par intention](/blog-intelligent/page-une-intention), et donnez-lui le temps : la sixième recherche n’a percé qu’au sixième mois.',
    },
  ],
  achievements: [
    'Le budget de contenu va aux six pages qui vendent.',
    'La gérante lit elle-même son tableau du mois.',
    'Le choix des recherches abandonnées est noté par écrit.',
  ],
  recommendations: [
    'Défendre les six positions avant d’en viser une septième.',
    'Ajouter l’essai sur rendez-vous.',
    'Revoir le choix des mots une fois par an.',
  ],
  testimonial: {
    quote: items['literie-amitie'].quote,
    author: 'Amélie T.',
    position: 'Gérante',
  },
  provenPoints: [
    'Un petit budget gagne à viser peu de mots-clés.',
    'Compter les ventes en magasin éclaire plus que compter les impressions.',
  ],
};
