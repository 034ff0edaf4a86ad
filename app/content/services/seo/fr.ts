import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'SEO IA : référencement local à Montréal | Iluma',
  description:
    'Un audit, un plan de 90 jours et des pages de quartier : l’IA prépare, une personne décide. Étapes, livrables et mesure de votre référencement local.',
  head: {
    eyebrow: 'SEO IA',
    title: { before: 'SEO IA : le référencement local ', emphasis: 'assisté par l’IA', after: '' },
    lead: 'Notre robot lit les pages de votre site chaque semaine ; une personne suit vos positions et vos avis, et valide chaque action avant sa mise en ligne.',
  },
  figures: [
    { value: figures.seoTraffic, label: 'de trafic organique' },
    { value: figures.seoTime, label: 'de temps passé sur les tâches répétitives' },
    { value: figures.seoReturn, label: 'de retour sur investissement' },
  ],
  weeks: [
    {
      when: 'Semaine 1',
      title: 'L’audit',
      text: 'Notre robot lit les pages de votre site et une personne vérifie ce qu’il signale. Vous nous donnez accès à la Search Console, l’outil gratuit de Google, et une heure de votre temps pour dire ce qui se vend vraiment. L’audit écrit range les corrections par importance : vitesse, structure, textes, fiche, avis. Il se lit en une soirée et le plan de 90 jours en découle.',
    },
    {
      when: 'Semaines 2 à 4',
      title: 'Les fondations',
      text: 'Nous commençons par ce qui empêche d’ouvrir ou de lire vos pages : liens morts, titres en double, [pages lentes sur téléphone](/blog-intelligent/site-rapide). Si quelqu’un d’autre tient le site, il reçoit une liste précise. Les pages importantes sont ensuite réécrites avec [les mots de vos clients](/blog-intelligent/mots-des-clients). Vous approuvez chaque texte et voyez, au bout du mois, les erreurs du départ cochées une à une.',
    },
    {
      when: 'Semaines 5 à 8',
      title: 'Les pages de quartier',
      text: 'L’IA prépare un plan, une personne écrit, et vous ajoutez ce que vous seul savez : un chantier, un délai, une question entendue au comptoir. Un secteur obtient sa page quand il y a assez à en dire ; sinon il partage une page avec un autre. Notre article sur [les pages par ville](/blog-intelligent/pages-par-ville) explique ce tri. Vous relisez et fournissez une photo par page.',
    },
    {
      when: 'Semaines 9 à 12',
      title: 'Le suivi',
      text: 'Nous regardons quelles pages sont montrées, lesquelles sont ouvertes et lesquelles amènent un appel. Une page montrée et peu ouverte change de titre. Une page lue qui n’amène personne change d’offre ou de bouton. Votre score ILA est recalculé chaque semaine. Au dernier rapport, vous comparez avec le point de départ, puis vous décidez de poursuivre, de ralentir ou de reprendre la main.',
    },
  ],
  deliverables: [
    'Un audit écrit, avec les corrections classées par importance',
    'Un plan de 90 jours, tâche par tâche',
    'Des pages réécrites ou créées, que vous approuvez',
    'Votre score ILA, recalculé chaque semaine',
    'Un rapport d’une page, chaque lundi',
  ],
  audience: {
    text: 'Le référencement convient à une entreprise dont le site existe déjà et devrait amener plus de demandes. Le travail porte sur les pages, leur vitesse et leurs mots. Il demande trois mois de constance et quelques heures de votre part. Mesurez d’abord le site avec [l’audit gratuit ILA](/ila) : s’il obtient une bonne note partout, la difficulté est ailleurs.',
    fits: [
      'Vous offrez plusieurs services et une seule page les présente tous.',
      'Google vous montre en deuxième page pour des recherches qui vous rapporteraient.',
      'Vous dépendez de la publicité et cherchez une deuxième source de demandes.',
    ],
    others: [
      'Vous n’avez pas encore de site : un [mini-site](/mini-site-seo) vous met en ligne d’abord.',
      'On vous cherche surtout sur la carte : commencez par [la fiche et les annuaires](/services/visibilite-locale).',
      'Vous lancez une offre de quelques semaines : une [page de destination](/services/landing-aimant) et des annonces suffisent.',
      'Vous préférez apprendre à le faire : [les six leçons gratuites](/comprendre-le-seo) sont un bon début.',
    ],
  },
  cost: [
    'Ce service n’a pas de prix de départ, parce que deux sites se comparent mal. Les dix pages d’un plombier de village et les deux cents d’un cabinet d’avocats au centre-ville ne demandent pas le même travail. Le montant vous est donné avec l’audit.',
    'Ce qui le fait monter : beaucoup de pages à réécrire, plusieurs langues, un site que personne ne sait modifier, des concurrents installés depuis longtemps. Ce qui le fait baisser : vous rédigez les premiers jets, votre développeur applique la liste technique, ou nous commençons par un seul volet du [SEO modulaire](/seo-modulaire).',
    'La refonte du site, l’hébergement, le nom de domaine, les photos et les annonces se paient à part. Les montants sont hors taxes, comme ceux de [tous nos services](/hub-services).',
    'Le plan couvre 90 jours. Le devis précise ce qui est payé, à quelle date, et ce qui se passe au 91e jour. Les pages publiées vous appartiennent dans tous les cas.',
  ],
  risks: [
    {
      title: 'Google modifie son classement en cours de route',
      text: 'Les [grandes mises à jour](https://developers.google.com/search/docs/appearance/core-updates) sont annoncées par Google et peuvent faire bouger des positions déjà acquises. Nous attendons la fin du déploiement, comparons page par page, puis corrigeons celles qui ont vraiment reculé. Tout réécrire à la hâte ferait perdre ce qui tenait.',
    },
    {
      title: 'Les textes attendent votre accord',
      text: 'La saison bat son plein et personne n’a le temps de relire. Les pages restent alors au brouillon et les 90 jours passent. Nous vous les présentons par ordre de valeur, au téléphone s’il le faut, et le rapport du lundi nomme celles qui attendent.',
    },
    {
      title: 'Plus de visites, autant d’appels',
      text: 'Une page peut attirer des curieux venus d’une autre région ou des étudiants en quête d’une définition. Nous [comptons les appels](/blog-intelligent/compter-les-appels) et les formulaires à côté des visites. Quand l’écart dure, nous changeons la recherche visée plutôt que la couleur du bouton.',
    },
  ],
  example: {
    title: 'Un traiteur de Lévis, du premier au 90e jour',
    paragraphs: [
      'Exemple : Traiteur Bélanger n’existe que pour cette page. Son site en compte six, dont une, « Nos services », qui mêle mariages, boîtes-repas et buffets. Il reçoit environ 14 demandes par mois et ignore d’où vient la moitié d’entre elles.',
      'L’audit trouve des photos trop lourdes et un menu publié en image, dont un moteur tire peu de chose. Les trois premières semaines y passent. La page unique en devient ensuite quatre. Celle des boîtes-repas grimpe de la position 18 à la position 7 en cinq semaines. Celle des mariages reste en troisième page : trop de salles et de sites spécialisés répondent déjà.',
      'Au 90e jour, le traiteur compte 19 demandes dans le mois, dont 8 pour des boîtes-repas. Deux pages de quartier n’ont presque pas été lues ; elles sont réunies en une seule. Il retient la livraison aux bureaux pour le trimestre suivant et laisse les mariages au bouche-à-oreille.',
    ],
  },
  price: null,
  priceNote:
    'Le prix dépend du nombre de pages et de la concurrence dans votre secteur. L’audit le dit avant que vous ne signiez.',
  tool: 'Calculer votre score ILA',
  questions: [
    {
      question: 'Quand verrai-je une différence ?',
      answer:
        'Les résultats SEO viennent le plus souvent entre 30 et 90 jours. Les corrections techniques se voient en premier, les nouvelles pages ensuite. Dans un secteur très disputé, il faut parfois plus de temps, et l’audit vous en prévient.',
    },
    {
      question: 'Est-ce une IA qui écrit mes pages ?',
      answer:
        'Elle prépare un brouillon et vérifie les règles. Une personne de l’équipe le réécrit, et vous l’approuvez. La page [IA et éthique](/ia-ethique) détaille qui fait quoi.',
    },
    {
      question: 'Pouvez-vous garantir la première place ?',
      answer:
        'Non, et méfiez-vous de qui le fait : [Google rappelle](https://developers.google.com/search/docs/fundamentals/do-i-need-seo) que personne ne peut garantir le premier rang. Nous nous engageons sur les tâches du plan et leurs dates, et nous mesurons le reste.',
    },
    {
      question: 'Combien de pages de quartier faut-il ?',
      answer:
        'Autant que vous avez de secteurs à décrire avec des faits. Des copies où seul le nom de la ville change tombent sous le coup des [règles de Google sur le spam](https://developers.google.com/search/docs/essentials/spam-policies). Trois pages vraies valent mieux que quinze copies.',
    },
    {
      question: 'Le SEO aide-t-il à être cité par ChatGPT ?',
      answer:
        'En partie. Ces outils lisent des pages publiques, claires et à jour, comme le font les moteurs. Nous vérifions que leurs robots peuvent entrer et que vos faits concordent. Voyez ce que l’on sait des [réponses des IA](/blog-intelligent/reponses-des-ia), et ce que nul ne peut promettre.',
    },
    {
      question: 'Et si je vous quitte ?',
      answer: 'Les pages, les textes et les accès sont à vous. On vous remet tout, sans frais.',
    },
  ],
  closing: {
    title: { before: 'Faites le point sur ', emphasis: 'votre SEO', after: '' },
    lead: 'Quinze minutes suffisent pour voir ce qui vous freine et ce qui vaut la peine d’être fait.',
  },
};
