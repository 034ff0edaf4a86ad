import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'Visibilité locale : fiche Google et annuaires | Iluma',
  description:
    'Vos coordonnées exactes dans plus de 50 annuaires, une fiche Google complète et une réponse à chaque avis. Étapes, livrables et prix de départ.',
  head: {
    eyebrow: 'Visibilité locale IA',
    title: {
      before: 'SEO local : votre ',
      emphasis: 'visibilité locale',
      after: ' sur Google et dans les annuaires',
    },
    lead: 'Un mauvais numéro dans un annuaire vous coûte des appels. Nous corrigeons vos fiches, puis nous les surveillons.',
  },
  figures: [{ value: figures.directories, label: 'annuaires où votre fiche est inscrite' }],
  weeks: [
    {
      when: 'Semaine 1',
      title: 'Le relevé',
      text: 'Nous cherchons votre commerce comme le ferait un client : par son nom, son numéro, son adresse. Chaque fiche trouvée sur Google, Apple Plans, Bing et dans les annuaires est notée avec ses erreurs. Vous confirmez les bonnes coordonnées et nous ouvrez un accès de gestionnaire, que vous pouvez retirer. La semaine se termine par un tableau des corrections, la plus pressante en tête.',
    },
    {
      when: 'Semaines 2 et 3',
      title: 'La correction',
      text: 'Nous remplissons la fiche d’établissement [champ par champ](/blog-intelligent/fiche-google) : catégories, services, heures des jours fériés, photos que vous fournissez. Les annuaires suivent, puis les doublons, dont nous demandons la fusion ou le retrait. Certains sites corrigent le jour même, d’autres se font attendre. Le tableau de la première semaine vous montre ce qui est fait, ce qui est en attente et ce qui a été refusé.',
    },
    {
      when: 'Semaines 4 à 8',
      title: 'Les avis',
      text: 'Nous préparons un carton avec un code à scanner, un court message et [une façon de demander](/blog-intelligent/avis-google) que votre équipe répète facilement. Tous les clients reçoivent la même invitation. À chaque avis, nous vous soumettons un brouillon de réponse, que vous corrigez ou approuvez avant publication. Après cinq semaines, vous savez combien d’avis sont arrivés et à quel moment la demande fonctionne le mieux.',
    },
    {
      when: 'Chaque mois',
      title: 'La carte',
      text: 'Nous relevons votre rang à plusieurs endroits autour de votre adresse, pour les recherches choisies ensemble. La [carte de démonstration](/heatmap-ila) en donne une idée, avec des données simulées. Nous repassons aussi par les annuaires, où une vieille adresse peut revenir. Vous recevez la carte de votre quartier, comparée à celle du mois d’avant, et la correction que nous proposons ensuite.',
    },
  ],
  deliverables: [
    'Un relevé de toutes vos fiches et de leurs erreurs',
    'La fiche d’établissement complète, photos comprises',
    'Les annuaires corrigés et surveillés',
    'Des réponses aux avis, prêtes à publier',
    'Une carte de vos positions, chaque mois',
  ],
  audience: {
    text: 'Ce service s’adresse aux commerces et aux professionnels qui vivent de la clientèle de leur secteur : boutique, restaurant, garage, clinique, artisan qui se déplace. Leurs clients tapent un métier, regardent la carte et appellent. Google dit classer les fiches selon [la pertinence, la distance et la notoriété](https://support.google.com/business/answer/7091). Nous travaillons la première et la dernière ; la distance dépend de votre adresse.',
    fits: [
      'Vous recevez des clients à une adresse, ou vous allez chez eux dans un secteur connu.',
      'Vous avez déménagé, changé de numéro ou repris le commerce de quelqu’un d’autre.',
      'Vos clients vous félicitent au comptoir, mais votre dernier avis date de l’an passé.',
      'Vous tenez plusieurs établissements et leurs fiches ne se ressemblent pas.',
    ],
    others: [
      'Vous vendez par la poste dans tout le pays : commencez par [le service e-commerce](/services/ecommerce).',
      'Votre fiche est exacte et les gens repartent de votre site : voyez [le SEO des pages](/services/seo-ia).',
      'Il vous faut des appels dès la semaine prochaine : des [annonces locales](/services/meta-ads) vont plus vite, si vous y mettez un budget.',
    ],
  },
  cost: [
    `Comptez à partir de ${figures.priceLocalSeo} par mois pour un établissement. Le prix monte avec le nombre d’adresses, de langues et de doublons à faire retirer. Un déménagement récent ou une fiche suspendue demandent aussi plus de démarches. Pour plusieurs adresses, le devis donne un seul prix, inférieur au total des prix à l’unité.`,
    'Le photographe, le site web et la publicité n’en font pas partie. Nous choisissons et publions les photos que vous prenez : un téléphone récent et la lumière du jour suffisent le plus souvent. Si une page manque à votre site, elle se chiffre à part, parmi [nos autres services](/hub-services).',
    'La facture est mensuelle et hors taxes ; la TPS et la TVQ, la TVA ou la taxe de vente s’ajoutent selon votre adresse. La durée et le préavis sont écrits au devis. Vos fiches restent à votre nom si vous arrêtez.',
  ],
  risks: [
    {
      title: 'La fiche est suspendue',
      text: 'Un changement de nom, d’adresse ou de catégorie peut entraîner une suspension, même quand il est exact. Nous gardons une copie de chaque champ, réunissons les preuves (enseigne, permis, facture d’électricité) et déposons [une demande d’appel](https://support.google.com/business/answer/13597551). La décision et son délai appartiennent à Google.',
    },
    {
      title: 'Les avis n’arrivent pas',
      text: 'Les clients disent oui, puis oublient. Nous regardons qui demande, à quel moment et avec quel lien, et nous changeons un élément à la fois. Offrir un rabais en échange est exclu : [les règles de Google](https://support.google.com/contributionpolicy/answer/7400114) l’interdisent.',
    },
    {
      title: 'Une vieille adresse réapparaît',
      text: 'Les annuaires se recopient entre eux : l’ancien numéro corrigé en mars peut revenir en juin. Nous remontons à la fiche d’où il vient et la corrigeons d’abord. Le guide explique comment [garder des coordonnées identiques](/guide/coordonnees-identiques) de votre côté.',
    },
    {
      title: 'Le rang stagne loin de chez vous',
      text: 'À l’autre bout de la ville, un concurrent plus proche passera souvent devant, quoi qu’on écrive dans la fiche. La carte le montre vite. Nous vous conseillons alors d’écrire [une page pour ce secteur](/blog-intelligent/pages-par-ville), d’y limiter une annonce ou d’y renoncer.',
    },
  ],
  example: {
    title: 'Une lunetterie de Trois-Rivières, après un déménagement',
    paragraphs: [
      'Exemple : la Lunetterie Marchand, que nous avons inventée, a changé de rue il y a huit mois. Le relevé trouve 31 fiches. Dix-neuf donnent encore l’ancienne adresse, et deux fiches Google se partagent les avis.',
      'En trois semaines, seize des dix-neuf adresses sont corrigées et les deux fiches Google n’en font plus qu’une. Trois petits annuaires ne répondent pas. Le carton posé à la caisse, lui, ne donne que deux avis en un mois : l’opticienne n’a pas le temps d’en parler. La demande passe alors dans le message qui annonce que les lunettes sont prêtes, envoyé aux clients qui acceptent d’en recevoir. Neuf avis arrivent le mois suivant.',
      'Au troisième mois, la boutique est parmi les trois premières sur 11 des 25 points de la carte, contre 4 au départ. Sur l’autre rive du Saint-Maurice, rien n’a bougé. La propriétaire décide de ne pas y mettre d’argent et garde la vérification mensuelle.',
    ],
  },
  price: figures.priceLocalSeo,
  priceNote: 'Un établissement, relevé et corrections compris.',
  tool: 'Voir la carte de chaleur',
  questions: [
    {
      question: 'J’ai trois adresses : est-ce trois fois le prix ?',
      answer:
        'Non. Le relevé sert aux trois ; on vous fait un prix pour l’ensemble. Chaque établissement garde sa fiche, ses heures et sa carte.',
    },
    {
      question: 'Pouvez-vous retirer un mauvais avis ?',
      answer:
        'Seulement s’il enfreint les règles du site : nous le [signalons à Google](https://support.google.com/business/answer/4596773), qui tranche. Sinon on vous aide à y répondre, et à en recevoir de meilleurs. L’étude de cas de la [Clinique RFS](/etudes-de-cas/clinique-rfs) montre des réponses qui ne disent rien du dossier d’un patient.',
    },
    {
      question: 'Faut-il vous donner mon mot de passe Google ?',
      answer:
        'Non, gardez-le. Vous invitez notre adresse comme gestionnaire de la fiche et vous en restez propriétaire. Le jour où nous cessons de travailler ensemble, vous retirez cet accès vous-même.',
    },
    {
      question: 'Quand ma position change-t-elle sur Google Maps ?',
      answer: `La correction d’une heure ou d’un numéro paraît souvent en premier. Le rang suit plus lentement : comptez généralement de ${figures.seoDays} jours, et parfois davantage là où la concurrence est dense. Personne ne peut vous réserver une place.`,
    },
    {
      question: 'Je travaille de chez moi : mon adresse sera-t-elle publique ?',
      answer:
        'Elle n’a pas à l’être. Si vous ne recevez personne sur place, [Google demande](https://support.google.com/business/answer/3038177) de masquer l’adresse et d’indiquer les secteurs desservis. Les annuaires qui l’affichent sont ajoutés à la liste des corrections.',
    },
    {
      question: 'Puis-je faire ce travail moi-même ?',
      answer:
        'Oui, et beaucoup commencent ainsi. Le [guide gratuit](/guide) décrit les vérifications une à une. Prévoyez une journée pour le relevé, puis une heure par semaine pour les avis et les heures. Si ce temps vous manque, [parlons-en quinze minutes](/contact/rendez-vous).',
    },
  ],
  closing: {
    title: { before: 'Faites vérifier ', emphasis: 'vos fiches', after: '' },
    lead: 'Donnez-nous le nom de votre commerce : nous vous disons ce qu’affichent les annuaires.',
  },
};
