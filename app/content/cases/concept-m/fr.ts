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
  title: `Concept M Rustique : ${figures.caseClicks} clics de recherche | Iluma`,
  description:
    'Un ébéniste de Saint-Jérôme et un site presque sans texte : comment une page par essence de bois a amené des clics depuis Google en six mois.',
  heading: { before: 'Des meubles rustiques\ntrouvés ', emphasis: 'sur Google', after: '' },
  lead: items['concept-m'].summary,
  client: 'Concept M Rustique',
  sector: 'Meubles rustiques',
  location: 'Saint-Jérôme',
  languages: 'Français',
  services: ['E-commerce', 'SEO IA', 'Blogs inter-sites'],
  background: [
    'Marc M. fabrique des meubles dans un ancien garage de Saint-Jérôme, avec un apprenti et sa sœur, qui tient les comptes. Tables, lits, buffets : tout est fait sur commande, dans sept essences de bois. Ses clients aménagent une maison de la Rive-Nord ou un chalet des Laurentides. Ils viennent toucher le bois avant de se décider, puis attendent leur meuble quelques mois.',
    'Il a peu de voisins dans son métier et beaucoup de rivaux à l’écran : les grands magasins qui vendent un « style rustique » d’usine, les boutiques en ligne qui livrent en dix jours, d’autres artisans très suivis sur les réseaux sociaux. Son site, monté par un ami en 2019, montrait de superbes photos de 37 pièces et presque aucun des mots [qu’un moteur de recherche peut lire](/comprendre-le-seo).',
    'À la fin de l’hiver 2025, le carnet de commandes s’est vidé. Le téléphone sonnait pendant que la scie tournait, et les messages du soir restaient sans suite. Marc voulait que les gens qui cherchent une table en bois massif tombent sur les siennes et puissent demander un prix par écrit. Nous avons donc monté une [boutique en ligne locale](/services/ecommerce) qui montre, renseigne et prend les demandes, sans paiement.',
  ],
  diagnosis: [
    'De belles photos, presque aucun texte : un moteur de recherche n’y lisait rien.',
    'Les pièces portaient un numéro, alors que les clients cherchent « table en pin ».',
    'Une demande de devis exigeait un appel aux heures d’atelier.',
  ],
  baseline: [
    {
      measure: 'Clics depuis la recherche Google',
      value: '48 par mois',
      period: 'Moyenne de février à avril 2025',
    },
    {
      measure: 'Texte d’une fiche de meuble',
      value: '14 mots (médiane de 37 fiches)',
      period: 'Relevé du 5 mai 2025',
    },
    { measure: 'Essences de bois avec leur page', value: '0 sur 7', period: '5 mai 2025' },
    { measure: 'Poids de la page d’accueil', value: '18 Mo', period: '5 mai 2025' },
    {
      measure: 'Demandes de devis',
      value: '5 par mois, au téléphone',
      period: 'Carnet de l’atelier, février à avril 2025',
    },
  ],
  actions: [
    {
      module: 'ILA',
      when: 'Semaines 1 à 3 · mai 2025',
      action: 'Alléger les photos',
      detail:
        'L’audit du site a relevé une page d’accueil de 18 Mo, parce que les photos étaient publiées en pleine taille. Les 212 images ont été réduites et décrites en une phrase, en gardant le grain du bois bien visible. La page pèse maintenant 1,9 Mo et s’ouvre aussi au chalet, où le réseau est faible.',
    },
    {
      module: 'BlogIA',
      when: 'Semaines 3 à 12 · mai à juillet 2025',
      action: 'Une page par essence',
      detail:
        'L’origine du bois, son grain, son entretien : les mots de l’ébéniste, mis en ordre pour la recherche. Chaque page part d’une conversation à l’atelier, enregistrée avec son accord, puis relue par lui. Pin, érable, merisier, chêne, frêne, noyer et cèdre ont maintenant la leur.',
    },
    {
      module: 'Landing',
      when: 'Semaines 8 à 18 · juin à septembre 2025',
      action: 'Des fiches qui répondent',
      detail:
        'Dimensions, délais, finitions et devis par écrit, sans attendre l’ouverture. Les 37 pièces ont quitté leur numéro pour un nom courant, comme « table de ferme en pin, six places ». Le formulaire demande le meuble, les mesures, une photo de la pièce à meubler et un moyen de répondre.',
    },
    {
      module: 'HUB',
      when: 'Semaines 10 à 26 · juillet à octobre 2025',
      action: 'Noter chaque demande de devis',
      detail:
        'Un tableau partagé reçoit la date, le meuble, l’essence et la suite donnée. L’ébéniste le remplit le vendredi, en dix minutes. Il a découvert ainsi que le pin amène les visites et le merisier les commandes ; les photos de l’accueil ont changé d’ordre.',
    },
    {
      module: 'ADLUMA',
      when: 'Semaines 14 à 19 · août et septembre 2025',
      action: 'De petites annonces bien placées',
      detail:
        'Un essai limité sur les recherches qui vendent, arrêté là où la recherche organique suffit. ADLUMA a servi à estimer le nombre de demandes avant de fixer un plafond de 300 $. Sur les deux groupes d’annonces du départ, un seul a tenu les six semaines.',
    },
  ],
  results: [
    {
      metric: 'Clics depuis la recherche',
      value: figures.caseClicks,
      improvement: `en ${duration}`,
      basis: `d’un objectif${whileSample(' d’exemple')} de ${exampleGoals.clicks} clics de plus, de mai à octobre 2025`,
    },
    {
      metric: 'Essences avec leur page',
      value: 'Toutes',
      improvement: 'de la bille de bois à l’entretien',
      basis: 'du catalogue d’essences : 7 pages sur 7',
    },
    stay,
  ],
  chart: {
    caption: `Clics mensuels venus de la recherche Google, toutes pages comprises${whileSample(' (exemple)')}. De mai à octobre 2025 : 838 clics, soit 550 de plus que six mois à 48.`,
    bars: [
      { label: 'Avril 2025', value: 48, shown: '48' },
      { label: 'Mai', value: 52, shown: '52' },
      { label: 'Juin', value: 78, shown: '78' },
      { label: 'Juillet', value: 118, shown: '118' },
      { label: 'Août', value: 160, shown: '160' },
      { label: 'Septembre', value: 204, shown: '204' },
      { label: 'Octobre', value: 226, shown: '226' },
    ],
  },
  setbacks: [
    {
      title: 'Des annonces pour « meuble rustique »',
      text: 'Le premier groupe d’annonces visait « meuble rustique ». En trois semaines, il a coûté 140 $ pour 58 clics et aucune demande : ces gens voulaient un meuble livré dans la semaine. Nous l’avons arrêté pour garder « table sur mesure », moins cherché et plus juste. Notre article sur [le budget Google Ads](/blog-intelligent/budget-google-ads) explique comment fixer cette limite d’avance.',
    },
    {
      title: 'Une page pour un bois que l’atelier ne vend plus',
      text: 'Une huitième page présentait le bois de grange. Elle se plaçait bien, mais l’atelier n’en trouve plus de qualité régulière et refusait chaque demande. Le texte raconte maintenant pourquoi, et mène à la page du pin, l’essence qui s’en approche le plus.',
    },
    {
      title: 'Un formulaire de douze champs',
      text: 'La première version voulait tout savoir, du vernis à la date du déménagement. Sur 30 personnes qui l’ouvraient, quatre l’envoyaient. Ramené à l’essentiel, comme le conseille l’article sur [le formulaire court](/blog-intelligent/formulaire-court), il a été envoyé par 11 des 30 suivantes.',
    },
  ],
  interview: [
    {
      question: 'Vous écriviez peu. Comment avez-vous fait ?',
      answer:
        'J’ai parlé. On me demandait pourquoi le frêne plie et pourquoi le pin marque, et je répondais en ponçant. Ensuite, je corrigeais au crayon. Le plus dur a été d’admettre qu’un client ne dit pas « piétement » mais « pattes de table ». J’avais peur d’[écrire avec une IA](/blog-intelligent/ecrire-avec-ia) ; elle a servi au plan, et les phrases, je les reconnais.',
    },
    {
      question: 'Les visites deviennent-elles des commandes ?',
      answer:
        'Pas toutes, et il n’en faut pas tant : nous sortons quatre ou cinq meubles par mois. Avant, je recevais cinq demandes de prix par mois, au téléphone, entre deux coups de scie. En octobre, il en est arrivé dix-sept par écrit, et quatre ont donné une commande. J’ai préparé [une première réponse](/blog-intelligent/devis-rapides) que j’envoie le soir même ; je l’ajuste en deux minutes.',
    },
    {
      question: 'Qu’est-ce qui reste à régler ?',
      answer:
        'Les délais. La page annonce quatorze semaines et certains décrochent là ; j’aime mieux cela qu’une promesse que je ne tiendrais pas. J’aimerais aussi montrer les mains au travail, pas seulement le meuble fini. [Une vidéo](/services/youtube-seo) est prévue, mais il faut arrêter l’atelier une journée, et en décembre c’est impossible.',
    },
  ],
  achievements: [
    'Chaque meuble a un nom que ses acheteurs utilisent.',
    'Les demandes de devis arrivent par écrit, avec une photo de la pièce à meubler.',
    'L’atelier ajoute lui-même une nouvelle réalisation en quelques minutes.',
  ],
  recommendations: [
    'Filmer une fabrication, de la planche à la table.',
    'Proposer des échantillons de bois par la poste.',
    'Traduire les pages d’essences en anglais.',
  ],
  testimonial: { quote: items['concept-m'].quote, author: 'Marc M.', position: 'Ébéniste' },
  provenPoints: [
    'Bien expliquer un savoir-faire amène du trafic.',
    'Les mots des clients valent mieux que les numéros de série.',
  ],
};
