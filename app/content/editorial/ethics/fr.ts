import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'IA et éthique',
  summary:
    'Ce que l’IA fait chez Iluma, ce qu’une personne valide toujours et les valeurs qui l’encadrent.',
  title: 'IA et éthique dans une agence SEO | Iluma',
  description:
    'Ce que l’IA fait chez Iluma, ce qu’une personne valide toujours et les valeurs qui nous guident : transparence, contrôle humain, sobriété, données protégées.',
  head: {
    eyebrow: 'IA et éthique',
    title: { before: 'Comment nous utilisons ', emphasis: 'l’IA', after: '' },
    lead: 'Nous utilisons l’IA pour les tâches qu’une machine fait mieux : lire, compter, comparer. Nous ne la laissons ni décider ni parler à votre place.',
    button: 'Nous poser une question',
    second: 'Lire la politique de confidentialité',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Nos ', emphasis: 'valeurs', after: '' },
      lead: 'Elles sont écrites pour que vous puissiez nous les rappeler.',
      items: [
        {
          title: 'Transparence',
          text: 'Un contenu produit par une IA est signalé. Une estimation est présentée comme telle, avec ses hypothèses à côté.',
        },
        {
          title: 'Contrôle humain',
          text: 'Une personne nommée relit et approuve ce qui est publié en votre nom.',
        },
        {
          title: 'Sobriété',
          text: 'Une règle simple quand elle suffit ; un modèle seulement quand il apporte quelque chose.',
        },
        {
          title: 'Respect des données',
          text: 'Nous en gardons le minimum, le temps qu’il faut, avec votre accord. Vos données restent à vous : nous ne les vendons pas.',
        },
      ],
    },
    {
      kind: 'versus',
      title: { before: 'Qui fait ', emphasis: 'quoi', after: '' },
      lead: 'Les rôles sont fixés d’avance, tâche par tâche.',
      sides: [
        {
          name: 'L’IA propose',
          points: [
            { value: 'Lire', label: 'les pages de votre site, chaque semaine' },
            { value: 'Classer', label: 'les actions par effet probable' },
            { value: 'Préparer', label: 'plans, brouillons, réponses aux avis' },
          ],
        },
        {
          name: 'Une personne décide',
          points: [
            { value: 'Choisir', label: 'ce qui sera fait, et ce qui ne le sera pas' },
            { value: 'Approuver', label: 'ce qui paraît sous votre nom' },
            { value: 'Répondre', label: 'de ce qui a été publié' },
          ],
        },
      ],
      note: 'Sur ce site, le score ILA, ADLUMA et ILUMATCH sont des calculs à règles publiées ; chaque résultat nomme ses hypothèses.',
    },
    {
      kind: 'prose',
      title: 'Ce que nous refusons',
      mark: 'x',
      paragraphs: [
        'Certaines méthodes donnent vite un chiffre flatteur, puis coûtent cher au commerce qui les a payées.',
      ],
      points: [
        'Les faux avis, et les vrais avis achetés',
        'Les textes publiés sans relecture',
        'Les promesses de première place',
        'Le pistage de visiteurs qui ne l’ont pas accepté',
      ],
    },
    {
      kind: 'prose',
      title: 'Où l’IA intervient sur ce site',
      mark: 'check',
      paragraphs: [
        'Trois outils peuvent faire appel à un modèle de langage : [BlogIA](/blogia), [Zyno](/zyno) et les prompts prêts à lancer du [HUB central](/modules). Sans modèle branché, le site emploie des phrases écrites par notre équipe ou cite ses pages.',
      ],
      points: [
        'BlogIA laisse des crochets là où il manque un fait, et l’écran dit si le brouillon vient d’un modèle ou du rédacteur intégré',
        'Zyno montre la page d’où vient sa réponse ; une phrase du modèle qui ne cite aucun passage est écartée',
        'L’assistant dans le coin de l’écran ne consulte aucun modèle : il donne des réponses préparées ou cite le site',
      ],
    },
    {
      kind: 'prose',
      title: 'Ce qu’une machine ne décide pas',
      mark: 'x',
      paragraphs: [
        'Une seule règle agit d’elle-même, celle qui écarte le pourriel. Elle peut mettre votre message en quarantaine, où il est parfois détruit avant d’être lu. Si vous n’avez ni confirmation ni réponse, [appelez-nous](/contact) ; quelqu’un le cherchera.',
      ],
      points: [
        'Publier un texte ou répondre à un avis à votre place',
        'Vous accepter ou vous refuser comme client, ou fixer votre prix',
        'Choisir un service ou dépenser un budget : [ILUMATCH](/ilumatch) classe, [ADLUMA](/adluma) estime, et vous décidez',
      ],
    },
    {
      kind: 'prose',
      title: 'Quelles données vont où',
      mark: 'check',
      paragraphs: [
        'Le site n’envoie à un modèle ni votre message à l’équipe, ni votre rendez-vous. Toutes les durées sont dans la [politique de confidentialité](/politique-confidentialite).',
      ],
      points: [
        'Sujet d’article, question à Zyno, situation décrite au HUB : notre serveur, qui ne les garde pas, puis le modèle s’il y en a un. N’y écrivez aucun nom de client',
        'Réponses à ILUMATCH et à ADLUMA : votre navigateur, jusqu’à ce que vous nous envoyiez le résultat',
        'Adresse d’un [site à mesurer](/ila) : [notre robot](/robot), qui en lit les pages publiques. Le rapport dure 90 jours ; qui en a le lien peut le lire ou le supprimer',
        'Message ou [rendez-vous](/contact/rendez-vous) : l’équipe, le serveur de courriel, les logiciels reliés et, s’il l’est aussi, l’agenda de la personne rencontrée, jusqu’à 36 mois après votre dernier message',
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Comment vous ', emphasis: 'opposer', after: ' à un usage' },
      lead: 'La démarche est gratuite.',
      items: [
        {
          title: 'Retirez d’abord vos consentements',
          text: 'Faites-le sur la page [Cookies](/cookies), avec effet immédiat.',
        },
        {
          title: 'Dites-nous le reste',
          text: 'Vous refusez un usage de vos renseignements, ou l’IA dans votre dossier : une phrase dans le [formulaire](/contact) suffit.',
        },
        {
          title: 'Recevez une réponse',
          text: 'Une personne l’écrit, dans les 30 jours. La politique de confidentialité nomme les autorités à saisir si la réponse ne vous convient pas.',
        },
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Questions sur ', emphasis: 'l’IA', after: '' },
      lead: 'Réponses fausses, textes et renseignements de vos clients.',
      items: [
        {
          question: 'Que faire si Zyno se trompe ?',
          answer:
            'Fiez-vous à la page citée, puis envoyez-nous votre question : nous ne l’avons pas conservée. Pour votre propre site, lisez [quoi confier à un assistant](/blog-intelligent/assistant-sur-le-site) et [comment relire ce qu’il écrit](/blog-intelligent/ecrire-avec-ia).',
        },
        {
          question: 'Puis-je mettre des renseignements de mes clients dans un outil d’IA ?',
          answer:
            'Vous répondez de ce que vous y collez. Commencez par notre article sur [la Loi 25 et le RGPD](/blog-intelligent/loi-25-rgpd).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Une question sur ', emphasis: 'l’IA', after: ' ?' },
    lead: 'Nous vous montrons ce qu’une IA a préparé dans votre dossier, et qui l’a approuvé.',
    button: 'Écrire à l’équipe',
    second: 'Comment vos données sont traitées',
  },
};
