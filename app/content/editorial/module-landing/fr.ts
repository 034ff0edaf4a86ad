import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'Module LandingPage',
  summary:
    'Le module qui génère des pages conçues pour une seule action : appeler, réserver ou écrire.',
  title: 'LandingPage : créer une page de destination | Iluma',
  description:
    'Le module LandingPage crée des pages de destination faites pour une seule action : appeler, réserver ou écrire. Essayez-le avec votre texte.',
  head: {
    eyebrow: 'Module LandingPage',
    title: { before: 'Une page conçue pour ', emphasis: 'une action', after: '' },
    lead: 'Un titre, une preuve, un bouton. Le module assemble, vous écrivez, la page s’affiche au fur et à mesure.',
    button: 'Essayer la démonstration',
    second: 'Confier la page à l’équipe',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Ce que la page ', emphasis: 'contient', after: '' },
      lead: 'Seulement ce qui aide à décider.',
      items: [
        {
          title: 'Un titre qui répond',
          text: 'À la recherche ou à l’annonce qui a amené la personne.',
        },
        { title: 'Une preuve', text: 'Un avis, une photo, un chiffre que vous pouvez défendre.' },
        { title: 'Un seul bouton', text: 'Toujours le même, répété, sans autre bouton à côté.' },
        {
          title: 'Un formulaire court',
          text: 'Juste ce qu’il vous faut pour rappeler.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Construire ', emphasis: 'votre aperçu', after: '' },
      lead: 'Quatre étapes courtes, puis quelques réglages. L’aperçu change à chaque réponse.',
      items: [
        {
          title: 'Dire ce que vous faites',
          text: 'Avec les mots d’un client : « plombier » plutôt que « solutions sanitaires ». Pour trouver ces mots, lisez [comment vos clients cherchent](/blog-intelligent/mots-des-clients).',
        },
        {
          title: 'Nommer le lieu',
          text: 'Une ville ou un quartier. Le module propose alors un titre qui réunit le métier et l’endroit.',
        },
        {
          title: 'Choisir l’action',
          text: 'Appeler, réserver, demander un prix ou voir l’itinéraire. Ce choix écrit le bouton et la phrase sous le titre.',
        },
        {
          title: 'Personnaliser',
          text: 'Un titre à vous, votre preuve, le texte du bouton et une couleur parmi trois.',
        },
        {
          title: 'Garder ou envoyer',
          text: 'L’adresse de la page contient vos réglages. Copiez-la, ou envoyez l’aperçu avec votre demande.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Exemple : une page pour un plombier de Rosemont',
      mark: 'check',
      paragraphs: [
        'Prenons un exemple inventé. Le plombier écrit son métier, « Rosemont », puis choisit « Appeler maintenant ». Le module propose « Plombier à Rosemont, sans attendre ». Or il ne se déplace pas la nuit : il remplace le titre par « Plombier à Rosemont, le jour même avant 17 h ».',
        'Sous ce titre, une phrase annonce qu’une personne répond au téléphone. Il vérifie que c’est vrai. Il remplace ensuite l’avis d’exemple par celui d’une cliente qui a accepté d’être citée, avec son prénom et son quartier. Le bouton devient « Appeler le plombier ».',
        'Il relit l’aperçu sur son téléphone et se pose une question : quelqu’un qui a tapé « plombier Rosemont » sait-il quoi faire en cinq secondes ? Il nous envoie enfin le lien.',
      ],
      points: [
        'Un titre que l’annonce pourrait reprendre mot pour mot : l’aide de Google Ads cite [la pertinence de la page et ce que l’annonce laisse attendre](https://support.google.com/google-ads/answer/14086) parmi ce qui compte pour la qualité',
        'Une preuve qui existe : voyez comment [demander des avis](/blog-intelligent/avis-google)',
        'Une seule intention par page, comme l’explique [cet article](/blog-intelligent/page-une-intention)',
      ],
    },
    {
      kind: 'prose',
      title: 'Ce que l’aperçu ne fait pas',
      mark: 'x',
      paragraphs: [
        'La démonstration aide à trouver les mots et l’ordre. Elle ne met aucune page en ligne : le bouton de l’aperçu n’appelle personne et le formulaire n’y figure pas encore.',
      ],
      points: [
        'Pas de photo ni de logo dans l’aperçu',
        'La phrase sous le titre suit l’action choisie et ne se modifie pas ici',
        'L’onglet « Mesure » montre un mois inventé, pour apprendre à lire les visites et les demandes',
        'Le texte n’est pas corrigé : faites-le relire',
      ],
    },
    {
      kind: 'prose',
      title: 'De l’aperçu à une page qui reçoit des demandes',
      mark: 'check',
      paragraphs: [
        'Vous pouvez donner l’aperçu à la personne qui tient votre site, ou nous confier [la page complète](/services/landing-aimant). Dans les deux cas, il reste le même travail à faire avant d’acheter le premier clic.',
      ],
      points: [
        'Un [formulaire court](/blog-intelligent/formulaire-court), testé depuis un téléphone',
        'Un numéro que l’on touche pour appeler, et un moyen de [compter les appels](/blog-intelligent/compter-les-appels)',
        'Une page qui s’ouvre vite, même hors du Wi-Fi : voyez [comment l’alléger](/blog-intelligent/site-rapide)',
        'Une confirmation à l’écran, qui dit quand vous rappellerez',
        'Une mention de ce que vous faites des coordonnées reçues',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Questions sur ', emphasis: 'la page de destination', after: '' },
      lead: 'Usage, nombre de pages et suite du projet.',
      items: [
        {
          question: 'En quoi est-ce différent d’une page d’accueil ?',
          answer:
            'Une page d’accueil oriente des visiteurs qui cherchent des choses différentes. Une page de destination répond à une seule recherche ou à une seule annonce, et ne propose qu’une action.',
        },
        {
          question: 'Combien de pages me faut-il ?',
          answer:
            'Commencez par une, pour le service qui vous rapporte le plus. Ajoutez-en une quand une autre annonce promet autre chose. Si vous n’avez pas encore de site, un [mini-site](/mini-site-seo) est un meilleur départ.',
        },
        {
          question: 'Mes textes sont-ils enregistrés ?',
          answer:
            'Vos réglages sont dans l’adresse de la page, pas dans un compte. Si vous fermez l’onglet sans copier l’adresse, cherchez-la dans l’historique du navigateur. Nous recevons l’aperçu quand vous l’envoyez avec votre demande.',
        },
        {
          question: 'Faut-il de la publicité pour s’en servir ?',
          answer:
            'Non. Une page peut aussi recevoir les visites de votre fiche Google, d’un courriel ou d’un code QR en vitrine. Avec de la publicité, estimez d’abord le nombre de demandes avec [ADLUMA](/adluma).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Commencez par ', emphasis: 'le titre', after: '' },
    lead: 'La démonstration compose la page sous vos yeux.',
    button: 'Essayer la démonstration',
    second: 'Voir le service',
  },
};
