import { figuresIn } from '../../claims.ts';
import type { EditorialPage } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: EditorialPage = {
  name: 'SEO modulaire',
  summary:
    'Les quatre volets du SEO, à choisir selon vos besoins : technique, contenu, local et mesure.',
  title: 'SEO modulaire : technique, contenu, local, mesure',
  description:
    'Les quatre modules du référencement, à prendre ensemble ou séparément : technique, contenu, local et mesure. Comment choisir celui qu’il vous faut.',
  head: {
    eyebrow: 'SEO modulaire',
    title: { before: 'Le SEO en modules, ', emphasis: 'à la carte', after: '' },
    lead: 'Un site lent n’a pas besoin d’articles, et un bon site sans avis n’a pas besoin d’un développeur. Chaque module règle une chose.',
    button: 'Voir par où commencer',
    second: 'Voir les services et les prix',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Les ', emphasis: 'modules', after: ' du référencement' },
      lead: 'Chacun peut se prendre seul et a son indicateur.',
      items: [
        {
          title: 'Technique',
          text: 'Vitesse, structure, données que Google sait lire, accessibilité : les bases invisibles dont le reste dépend.',
        },
        {
          title: 'Contenu',
          text: 'Une page par question de vos clients, dans leurs mots. Nous corrigeons les anciennes avant d’en écrire de nouvelles.',
        },
        {
          title: 'Local',
          text: 'Fiche d’établissement, annuaires, avis, pages de quartier. Le but : apparaître quand on cherche « près de moi ».',
        },
        {
          title: 'Mesure',
          text: 'Trois chiffres clairs chaque semaine, sans pister les visiteurs qui ont refusé.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Quel module ', emphasis: 'choisir', after: ' ?' },
      lead: 'Partez de ce que vous observez.',
      items: [
        {
          title: 'On vous trouve, mais personne n’appelle',
          text: 'Commencez par le contenu : la page ne répond pas à ce qu’on cherche.',
        },
        {
          title: 'Vos concurrents sont sur la carte, pas vous',
          text: 'Commencez par le local : fiche, coordonnées et avis.',
        },
        {
          title: 'Votre site met du temps à s’ouvrir',
          text: 'Commencez par la technique : le reste n’a pas d’effet tant que les gens partent.',
        },
        {
          title: 'Vous ne savez pas ce qui marche',
          text: 'Commencez par la mesure. Un mois suffit pour y voir clair.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'De quoi dépend la visibilité d’un site',
      mark: 'check',
      paragraphs: [
        'Vos pages doivent s’ouvrir et répondre, la carte doit vous situer, et vous devez savoir d’où viennent les appels. Chaque module s’occupe d’un de ces points ; la [mesure gratuite](/ila) montre ce qui manque.',
      ],
      points: [
        'Technique : un [serveur qui répond vite](/guide/temps-de-reponse-serveur), aucune page utile [fermée à Google](/guide/retirer-noindex), des [boutons assez grands](/guide/taille-des-boutons) pour un pouce',
        'Contenu : [une page par service](/guide/pages-de-services), avec un [titre](/guide/titre-de-page) qui dit quoi et où',
        'Local : [les mêmes coordonnées](/guide/coordonnees-identiques) partout, des heures justes, des [avis récents](/guide/avis-google)',
        'Mesure : des [appels comptés](/blog-intelligent/compter-les-appels) avec leur origine',
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Dans quel ', emphasis: 'ordre', after: ' faire les modules' },
      lead: 'Si aucun problème ne domine, voici l’ordre que nous conseillons.',
      items: [
        {
          title: 'Notez le point de départ',
          text: 'Sur une feuille : les demandes du mois, le nombre d’avis, les pages lues.',
        },
        {
          title: 'Réglez d’abord ce qui bloque',
          text: 'Un certificat expiré ou une page en erreur annule le reste. Le [guide](/guide) dit comment corriger chaque défaut.',
        },
        {
          title: 'Harmonisez vos fiches',
          text: 'Bien des appels partent de la carte. Complétez d’abord la [fiche Google](/blog-intelligent/fiche-google).',
        },
        {
          title: 'Écrivez les pages qui manquent',
          text: 'Prenez le service qui vous rapporte le plus, et partez des [mots de vos clients](/blog-intelligent/mots-des-clients).',
        },
        {
          title: 'Comparez au bout d’un mois',
          text: 'Reprenez votre feuille de départ. Si un chiffre n’a pas bougé, changez une chose à la fois.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Combien de temps prévoir pour chaque module',
      mark: 'check',
      paragraphs: [
        'Prenons un exemple inventé : une toiletteuse pour chiens tient elle-même un site de huit pages. Ces durées sont nos hypothèses, pas une mesure.',
        `La mise en place lui demande 28 heures. Ensuite, il faut environ une heure et demie par semaine. Les effets suivent plus tard : en SEO, comptez généralement de ${figures.seoDays} jours.`,
      ],
      points: [
        'Technique : 6 heures de corrections, puis 1 heure par mois',
        'Contenu : 4 pages à 3 heures chacune, photos non comprises',
        'Local : une journée de 8 heures pour les fiches, puis 1 heure par semaine pour les avis et les horaires',
        'Mesure : 2 heures pour commencer à compter, puis 15 minutes chaque lundi',
      ],
    },
    {
      kind: 'prose',
      title: 'Ce qui peut attendre',
      mark: 'x',
      paragraphs: ['Ces dépenses deviennent utiles une fois les bases en place.'],
      points: [
        'Des articles, tant que la page du service n’existe pas',
        'Des annonces vers une [page lente](/blog-intelligent/site-rapide) : vous payez aussi ceux qui repartent',
        'Une refonte du site quand il vous manque surtout des avis',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Questions sur ', emphasis: 'les modules', after: '' },
      lead: 'Prix, autonomie et changement de site.',
      items: [
        {
          question: 'Combien coûte un module ?',
          answer: `Deux ont un prix de départ parmi [nos services](/hub-services) : le SEO local, dès ${figures.priceLocalSeo} par mois, et le contenu, dès ${figures.priceContent} par mois. La technique et la mesure se chiffrent après un audit.`,
        },
        {
          question: 'Puis-je m’occuper d’un module moi-même ?',
          answer:
            'Oui, surtout du local et des textes, où la connaissance de votre métier compte le plus. Si un point technique vous arrête, envoyez la page du guide à la personne qui tient le site.',
        },
        {
          question: 'Que devient ce travail si je change de site ?',
          answer:
            'Vos fiches et vos avis restent. Renvoyez chaque ancienne adresse vers la nouvelle et reprenez les textes qui amènent du monde, même si vous passez à un [mini-site](/mini-site-seo).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Votre score dit ', emphasis: 'par où commencer', after: '' },
    lead: 'Quatre étapes, aucune inscription : le résultat nomme la prochaine action et ce qu’elle rapporte.',
    button: 'Calculer mon score ILA',
    second: 'Comparer les services',
  },
};
