import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'Module HUB',
  summary: 'Le module qui réunit le suivi de tous vos services au même endroit.',
  title: 'HUB : le suivi de tous vos modules | Iluma',
  description:
    'Le module HUB rassemble les autres : leur état, leur score ILA, leur lien CRM et les prompts prêts à lancer, sur un seul écran.',
  head: {
    eyebrow: 'Module HUB',
    title: { before: 'Tous vos modules ', emphasis: 'sur un écran', after: '' },
    lead: 'L’état et le score de chaque module, avec des prompts prêts à lancer sur votre situation.',
    button: 'Ouvrir le HUB central',
    second: 'Choisir par objectif',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Ce qu’il ', emphasis: 'rassemble', after: '' },
      lead: 'Un centre de contrôle pour tous vos services.',
      items: [
        { title: 'L’état', text: 'Chaque module dit s’il est actif ou en chargement.' },
        { title: 'Le score', text: 'Sur 100, marqué comme le vôtre ou comme un exemple.' },
        { title: 'Le CRM', text: 'Relié ou non, et un bouton pour le relier.' },
        {
          title: 'Les prompts',
          text: 'Des prompts prêts : analyse, contenu, stratégie, conversion.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Les six modules du HUB',
      mark: 'check',
      paragraphs: [
        'Chaque module a sa carte, avec un lien vers son outil. Si vous hésitez sur celui à ouvrir d’abord, [la page des outils](/hub) les filtre par objectif et par secteur.',
      ],
      points: [
        '[ADLUMA](/adluma) estime ce que rapporte un budget publicitaire',
        '[BlogIA](/blogia) prépare un article, un plan ou une liste de mots-clés',
        '[ILA](/ila) mesure votre visibilité locale',
        '[ILLUMATCH](/ilumatch) classe nos services selon vos réponses',
        '[LandingPage](/landing-page-intelligente) compose l’aperçu d’une page à une seule action',
        'HUB réunit les cinq autres et vous aide à faire le point de la semaine',
      ],
    },
    {
      kind: 'prose',
      title: 'Quels scores sont à vous, et lesquels sont des exemples',
      mark: 'check',
      paragraphs: [
        'À votre première visite, les six scores sont inventés et marqués « exemple ». Ils montrent à quoi ressemble un tableau rempli.',
        'Le score de la carte ILA devient le vôtre dès que vous gardez un résultat de l’évaluation. Les autres suivent le premier projet que vous ajoutez au tableau de bord du module ILA. La mention « le vôtre » remplace alors « exemple ».',
      ],
      points: [
        'Une simulation ADLUMA ou un classement ILLUMATCH gardé ne change pas le score : il s’ajoute au message que vous envoyez depuis la carte',
        'Le HUB lit ces résultats dans votre navigateur ; sur un autre appareil, vous revoyez les exemples',
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Comment ', emphasis: 'lancer un prompt', after: '' },
      lead: 'Un prompt est une demande toute prête, que vous complétez par votre situation.',
      items: [
        {
          title: 'Choisir la carte',
          text: 'Onze demandes sont réparties entre les six modules : analyser un budget, écrire un plan d’article, lire un score, réécrire un titre…',
        },
        {
          title: 'Décrire votre situation',
          text: 'Votre métier, votre ville, ce qui bloque. Deux phrases conviennent, 600 caractères au plus.',
        },
        {
          title: 'Lancer',
          text: 'La réponse s’écrit sous vos yeux et peut être arrêtée en route. La carte passe en chargement le temps de répondre.',
        },
        {
          title: 'Regarder qui a répondu',
          text: 'Le titre dit si le texte vient du rédacteur intégré ou d’un modèle de langage.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Exemple : une fleuriste prépare sa première campagne',
      mark: 'check',
      paragraphs: [
        'Imaginons une fleuriste de Longueuil qui veut faire de la publicité avant la fête des Mères. Dans la carte ADLUMA, elle écrit : « Fleuriste à Longueuil, première campagne, petit budget, livraison le jour même. » Puis elle lance « Préparer une campagne ».',
        'Avec le rédacteur intégré, elle relit sa situation, puis le conseil du module : la recherche d’abord, un réseau social une fois le coût par demande connu, une seule page de destination par annonce. Ce conseil est le même pour tous. Un modèle de langage, lui, tiendrait compte de la livraison et de la date.',
        'Elle ouvre ensuite le simulateur, garde un scénario et revient au HUB. Elle relie la carte au CRM, puis envoie sa simulation à l’équipe avec sa question.',
      ],
      points: [],
    },
    {
      kind: 'questions',
      title: { before: 'Questions sur ', emphasis: 'le HUB', after: '' },
      lead: 'CRM, enregistrement et réponses aux prompts.',
      items: [
        {
          question: 'Que fait le bouton « Relier au CRM » ?',
          answer:
            'Il ouvre la voie vers le CRM d’Iluma : la carte vous propose alors d’écrire à l’équipe, avec votre résultat si vous en avez gardé un. Il ne touche pas au logiciel que vous utilisez et ne dure que le temps de la page. Pour un vrai suivi de clients, voyez [le CRM d’Iluma](/crm-iluma).',
        },
        {
          question: 'Ce que j’écris est-il conservé ?',
          answer:
            'Le HUB n’enregistre pas votre situation. Elle est envoyée au serveur pour obtenir la réponse, et à un modèle de langage s’il y en a un de branché. N’y mettez pas le nom d’un client ; la [politique de confidentialité](/politique-confidentialite) donne le détail.',
        },
        {
          question: 'Pourquoi la réponse ne parle-t-elle pas de mon cas ?',
          answer:
            'Parce que le rédacteur intégré donne le conseil général du module, et le dit. Prenez-le comme une liste de vérification. Pour une réponse sur votre commerce, [écrivez-nous](/contact) ou posez la question à [Zyno, l’assistant du site](/zyno).',
        },
        {
          question: 'Faut-il un compte ?',
          answer:
            'Non. Le HUB s’ouvre à tous et fonctionne dans le navigateur. Vos résultats y restent pour la visite, ou plus longtemps si vous acceptez les [cookies fonctionnels](/cookies).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Essayez ', emphasis: 'le HUB', after: '' },
    lead: 'Il est ouvert, avec des données d’exemple.',
    button: 'Ouvrir le HUB central',
    second: 'Choisir par objectif',
  },
};
