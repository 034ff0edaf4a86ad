import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'Balados SEO (podcasts) pour commerces | Iluma',
  description:
    'Des balados courts qui répondent aux questions de vos clients, publiés sur les plateformes d’écoute et transcrits pour Google. Calendrier et prix.',
  head: {
    eyebrow: 'Podcasts positionnels',
    title: { before: 'Des ', emphasis: 'balados SEO', after: ' qui répondent à vos clients' },
    lead: 'Vous parlez de votre métier comme au comptoir. Nous en faisons des épisodes courts, chacun sur une question que vos clients posent.',
  },
  figures: [
    { value: figures.podcastEpisodes, label: 'épisodes par mois' },
    { value: figures.podcastPlatforms, label: 'plateformes de diffusion' },
    { value: figures.podcastAudience, label: 'auditeurs' },
  ],
  weeks: [
    {
      when: 'Semaine 1',
      title: 'Les questions',
      text: 'Pendant une heure au téléphone, vous racontez ce qu’on vous demande au comptoir et par courriel. Nous comparons ces phrases avec [les mots tapés dans Google](/blog-intelligent/mots-des-clients), puis nous écartons ce que votre site explique déjà bien. Vous recevez la liste des sujets du mois, une question par épisode, et vous rayez ceux que vous n’aimez pas.',
    },
    {
      when: 'Semaine 2',
      title: 'L’enregistrement',
      text: 'Vous avez les questions la veille, jamais un texte à lire. La séance se tient à distance ou dans votre commerce, à une heure creuse. Quelqu’un de l’équipe vous interroge, vous fait reprendre une phrase au besoin et attend quand un client entre. À la fin, vous savez quels épisodes sont bons et lesquels seront repris.',
    },
    {
      when: 'Semaine 3',
      title: 'Le montage',
      text: 'Nous nettoyons le son et coupons les longueurs. Le titre reprend la question comme on la cherche, la description y répond en quelques lignes, les chapitres mènent droit au bon passage. Vous recevez un lien d’écoute privé avec la transcription, où vous corrigez les noms, les prix et les termes du métier. Vous approuvez ensuite chaque épisode.',
    },
    {
      when: 'Semaine 4',
      title: 'La diffusion',
      text: 'L’épisode arrive dans les applications d’écoute. Sa page paraît sur votre site avec le lecteur, la transcription relue et votre numéro. Cette page et celle du service dont vous parlez sont reliées dans les deux sens. À la fin du mois, un relevé court donne les écoutes de chaque épisode et les visites venues de la recherche.',
    },
  ],
  deliverables: [
    'Les épisodes du mois, montés',
    'Les titres, les descriptions et les chapitres',
    'Une transcription relue par épisode, publiée chez vous',
    'La diffusion sur les plateformes d’écoute',
    'Les écoutes et les visites venues de la recherche, chaque mois',
  ],
  audience: {
    text: 'Un balado sert bien les métiers où l’on conseille avant de vendre : physiothérapeute, notaire, fleuriste, garagiste. Il vous prend quelques heures par mois et demande de la patience, car une page nouvelle met souvent des semaines à se faire une place dans Google. Vous hésitez ? [Le questionnaire ILUMATCH](/ilumatch) classe nos services d’après vos réponses.',
    fits: [
      'Vos clients posent des questions auxquelles une phrase ne suffit pas.',
      'Vous expliquez mieux en parlant qu’en écrivant.',
      'La même personne peut réserver deux ou trois heures chaque mois.',
      'Votre site peut recevoir une page par épisode.',
    ],
    others: [
      'Il vous faut des appels ce mois-ci : [une page de destination](/services/landing-aimant) avec une annonce agit plus vite.',
      'Votre travail se montre mieux qu’il ne se raconte : regardez du côté de [la vidéo YouTube](/services/youtube-seo).',
      'On ne vous trouve pas encore sur la carte : occupez-vous d’abord de [vos fiches et de vos avis](/services/visibilite-locale).',
    ],
  },
  cost: [
    `Le prix de départ est de ${figures.pricePodcasts} par mois. Il monte quand les épisodes sont plus nombreux ou plus longs, quand il y a plusieurs voix à la table, un déplacement hors de la région ou une deuxième langue. Il ne bouge pas quand tout s’enregistre à distance, avec une seule personne, en une ou deux séances.`,
    'Les photos, l’hébergement de votre site et votre nom de domaine ne sont pas compris. Si vous annoncez un épisode, vous payez la publicité directement à Google ou à Meta. Les prix s’entendent hors taxes ; la page [services et prix](/hub-services) réunit ces conditions.',
    'La facture est mensuelle. Le nombre d’épisodes, la durée de l’entente et la façon d’y mettre fin figurent au devis que vous signez. Jugez le travail sur plusieurs mois : après quatre semaines, Google vient à peine de lire les premières pages.',
  ],
  risks: [
    {
      title: 'Très peu de gens écoutent',
      text: 'Un balado local a un petit public, et les premières semaines sont souvent calmes. Nous suivons donc aussi les visites que la recherche amène sur chaque page. Le sujet qui n’obtient ni écoutes ni visites après quelques mois n’a pas de suite.',
    },
    {
      title: 'La personne au micro se lasse ou s’en va',
      text: 'Une séance ratée se refait. Pour tenir le rythme, nous essayons de garder deux épisodes d’avance et d’habituer une deuxième voix assez tôt, afin que le balado ne dépende pas d’un seul agenda.',
    },
    {
      title: 'La transcription écorche un nom',
      text: 'Les applications fabriquent parfois la leur : [Apple en produit une pour chaque épisode](https://podcasters.apple.com/support/5316-transcripts-on-apple-podcasts) et accepte qu’on fournisse un fichier. Celle de votre site est relue par nous, puis par vous, avant la mise en ligne.',
    },
    {
      title: 'Un conseil n’est plus valable',
      text: 'Un tarif monte, une règle change. Chaque page porte sa date ; quand vous nous signalez un changement, nous corrigeons le texte, refaisons l’épisode ou le retirons. En santé et en droit, aucun cas reconnaissable ne passe au montage.',
    },
  ],
  example: {
    title: 'Les douze premiers épisodes d’une clinique',
    paragraphs: [
      'Exemple : une clinique de physiothérapie de Sherbrooke, imaginée pour cette page. En deux semaines, la réceptionniste note 31 questions entendues au téléphone. Douze sont retenues, dont « Combien de séances pour une entorse ? » et « Faut-il une ordonnance ? ».',
      'La première séance a lieu un lundi à 17 h. La physiothérapeute est fatiguée, elle récite : sur quatre épisodes, un seul est gardé. Les onze autres se font en deux mardis matin, de cinq à six minutes chacun. Un passage où l’on aurait pu reconnaître une patiente est coupé.',
      'Quatre mois plus tard, le balado compte une soixantaine d’écoutes par semaine, ce qui reste modeste. Les douze pages reçoivent 210 visites par mois venues de la recherche, dont 140 pour trois épisodes. À l’accueil, neuf nouveaux patients ont mentionné une page ou un épisode. Celui sur la posture au bureau n’intéresse presque personne ici : mille sites en parlent. Le prochain traitera du retour au ski après une blessure.',
    ],
  },
  price: figures.pricePodcasts,
  priceNote: 'Préparation, enregistrement, montage et diffusion compris.',
  tool: 'Trouver un premier sujet avec BlogIA',
  questions: [
    {
      question: 'Je n’ai jamais parlé dans un micro.',
      answer:
        'C’est une conversation, pas un discours. La première séance commence par dix minutes d’essai que personne n’entendra. On garde ensuite le meilleur, et vous approuvez tout avant la publication.',
    },
    {
      question: 'Que veut dire « positionnel » ?',
      answer:
        'Chaque épisode vise une question précise, pour que sa page réponde à cette recherche-là.',
    },
    {
      question: 'Combien de temps dois-je y consacrer ?',
      answer:
        'Comptez une heure pour choisir les sujets, une ou deux séances d’enregistrement et la relecture des transcriptions. Dès le deuxième mois, la liste est entamée et le choix va plus vite.',
    },
    {
      question: 'Faut-il acheter du matériel ?',
      answer:
        'À distance, un micro USB simple et une petite pièce avec des rideaux ou des étagères pleines conviennent. Évitez le haut-parleur du téléphone et la cuisine carrelée. Chez vous, nous apportons ce qu’il faut.',
    },
    {
      question: 'À qui appartiennent les épisodes ?',
      answer:
        'À vous, avec les transcriptions et le compte de diffusion. Comme le prévoit [notre méthode](/methode-iluma), vous les gardez si nous cessons de travailler ensemble.',
    },
    {
      question: 'Peut-on réutiliser un épisode ailleurs ?',
      answer:
        'Oui. Une réponse peut devenir un paragraphe de [votre infolettre](/blog-intelligent/infolettre-locale), une réplique de [l’assistant de votre site](/blog-intelligent/assistant-sur-le-site) ou le départ d’un article dans [BlogIA](/blogia).',
    },
  ],
  closing: {
    title: { before: 'Quel sera votre ', emphasis: 'premier épisode', after: ' ?' },
    lead: 'Dites-nous ce que vos clients vous demandent le plus souvent : ce sera votre premier sujet.',
  },
};
