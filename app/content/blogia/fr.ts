import type { BlogiaCopy } from './shape.ts';

export const fr: BlogiaCopy = {
  title: 'BlogIA — générateur d’articles SEO, relu en direct',
  description:
    'Un article, un plan de contenu ou des mots-clés à partir d’un sujet. BlogIA n’invente aucun chiffre et montre, règle par règle, ce qui reste à corriger.',
  eyebrow: 'BlogIA, le module de contenu',
  heading: { before: 'Un premier jet ', emphasis: 'honnête', after: ', à finir à votre façon.' },
  lead: 'Donnez un sujet et un public. BlogIA écrit une base complète, laisse une place pour chaque fait que vous seul connaissez, puis relit avec vous.',
  score: {
    label: 'Score BlogIA',
    outOf: 'sur 100',
    waiting: 'Note de départ du module. Dès qu’il y a un texte, le score est calculé.',
    computed: 'Calculé sur votre texte, règle par règle.',
  },
  form: {
    title: 'Votre demande',
    promptType: 'Type de demande',
    choose: 'Choisir…',
    topic: 'Sujet principal',
    topicHelp: 'Quelques mots, comme « choisir un matelas ».',
    keywords: 'Mots-clés',
    keywordsHelp: 'Facultatif, séparés par des virgules. Le premier guide le texte.',
    contentType: 'Type de contenu',
    targetAudience: 'Public visé',
    generate: 'Générer le texte',
    generating: 'Rédaction en cours…',
    missing: 'Choisissez un type de demande et donnez un sujet.',
    promptTypes: {
      'seo-article': 'Article SEO',
      'content-plan': 'Plan de contenu',
      'keyword-research': 'Recherche de mots-clés',
    },
    contentTypes: {
      guide: 'Guide',
      'how-to': 'Mode d’emploi',
      checklist: 'Liste à cocher',
      comparison: 'Comparatif',
      'local-page': 'Page locale',
    },
    audiences: {
      entrepreneurs: 'Entrepreneurs',
      pme: 'PME',
      marketers: 'Responsables marketing',
      ecommerce: 'Commerce en ligne',
    },
    share: {
      copy: 'Copier le lien de la demande',
      copied: 'Lien copié. Il ouvre cette page avec le même texte.',
      failed: 'La copie a été refusée. Voici le lien :',
    },
  },
  output: {
    title: 'Votre texte',
    empty: 'Le texte paraîtra ici. Vous pouvez aussi coller le vôtre, et BlogIA le relira.',
    writing: 'Le texte s’écrit…',
    stop: 'Arrêter',
    stopped: 'Arrêté. Voici ce qui était déjà écrit.',
    ready: {
      local: 'Texte prêt, écrit par le rédacteur intégré. Les crochets attendent vos faits.',
      model: 'Texte prêt, écrit par un modèle de langage. Vérifiez chaque fait avant de publier.',
    },
    failed: 'Le texte n’a pas pu être écrit.',
    failures: {
      timeout: 'Le service de rédaction met trop de temps à répondre.',
      busy: 'Le service de rédaction est très demandé en ce moment.',
      refused: 'Le service de rédaction a refusé la demande.',
      broken: 'La réponse s’est interrompue avant la fin.',
      unreachable: 'La connexion ne répond pas.',
      limited: 'Vous avez demandé beaucoup de textes. Attendez quelques minutes.',
      invalid: 'La demande n’est pas complète. Vérifiez le sujet et les mots-clés.',
    },
    retry: 'Réessayer',
    useLocal: 'Prendre le rédacteur intégré',
    markdown: 'Télécharger (Markdown)',
    html: 'Télécharger (HTML)',
    keep: 'Garder ce brouillon',
    kept: 'Brouillon gardé dans ce navigateur, et nulle part ailleurs.',
    keptHere:
      'Ce navigateur refuse de garder : le brouillon restera jusqu’à la fermeture de la page.',
  },
  editor: {
    fields: {
      title: 'Titre',
      description: 'Méta-description',
      keyphrase: 'Expression visée',
      slug: 'Fin de l’adresse',
      body: 'Texte (Markdown)',
    },
    length: '{count} caractères',
    words: { one: '{count} mot', other: '{count} mots' },
    minutes: '{count} min de lecture',
  },
  rules: {
    title: 'Ce que la relecture trouve',
    waiting: 'Les règles s’affichent dès qu’il y a un texte.',
    groups: { search: 'Référencement', readability: 'Lisibilité' },
    verdicts: { good: 'Bien', improve: 'À améliorer', problem: 'À corriger' },
    items: {
      keyphrase: {
        label: 'Mots utiles dans l’expression visée : {value}',
        advice: 'Visez de un à quatre mots utiles.',
      },
      keyphraseTitle: {
        label: 'Expression visée dans le titre',
        advice: 'Placez-la dans le titre, de préférence au début.',
      },
      titleWidth: {
        label: 'Largeur du titre : {value} px',
        advice: 'Restez entre 285 et 580 px : au-delà, Google coupe.',
      },
      keyphraseDescription: {
        label: 'Expression visée dans la description',
        advice: 'Placez-la dans la méta-description.',
      },
      descriptionLength: {
        label: 'Longueur de la description : {value} caractères',
        advice: 'Visez de 120 à 156 caractères.',
      },
      slug: {
        label: 'Expression visée dans l’adresse',
        advice: 'Écrivez-la en minuscules, sans accents, avec des tirets.',
      },
      introduction: {
        label: 'Expression visée dans l’introduction',
        advice: 'Placez-la dans le premier paragraphe.',
      },
      keyphraseHeadings: {
        label: 'Sous-titres avec l’expression visée : {value}',
        advice: 'Placez-la dans un sous-titre au moins.',
      },
      density: {
        label: 'Densité de l’expression visée : {value} %',
        advice: 'Visez de 0,5 à 3 % : plus, cela se remarque.',
      },
      textLength: {
        label: 'Longueur du texte : {value} mots',
        advice: 'Visez au moins 300 mots.',
      },
      mainHeading: {
        label: 'Titres de premier niveau en trop : {value}',
        advice: 'Le titre suffit : commencez le texte par ## pour les sous-titres.',
      },
      links: {
        label: 'Liens : {value}',
        advice: 'Ajoutez un lien vers une page utile, de votre site ou d’ailleurs.',
      },
      images: {
        label: 'Images sans texte de remplacement : {value}',
        advice: 'Décrivez chaque image entre les crochets.',
      },
      placeholders: {
        label: 'Places à compléter : {value}',
        advice: 'Remplacez chaque crochet par un fait vrai, ou retirez-le.',
      },
      readingEase: {
        label: 'Facilité de lecture (Flesch) : {value} sur 100',
        advice: 'Visez 60 ou plus : des mots courts, des phrases courtes.',
      },
      sentenceLength: {
        label: 'Phrases de plus de 20 mots : {value} %',
        advice: 'Coupez-les, pour rester sous 25 %.',
      },
      paragraphs: {
        label: 'Paragraphe le plus long : {value} mots',
        advice: 'Restez sous 150 mots.',
      },
      subheadings: {
        label: 'Plus long passage sans sous-titre : {value} mots',
        advice: 'Ajoutez un sous-titre tous les 300 mots au plus.',
      },
      sentenceStarts: {
        label: 'Phrases de suite qui commencent pareil : {value}',
        advice: 'Variez dès la troisième.',
      },
      passive: {
        label: 'Phrases à la voix passive (estimation) : {value} %',
        advice: 'Restez sous 10 % : dites qui fait quoi.',
      },
      transitions: {
        label: 'Phrases avec un mot de liaison : {value} %',
        advice: 'Visez 30 % : donc, mais, ensuite, par exemple…',
      },
    },
    show: 'Montrer dans le texte',
    shown: 'Masquer',
    next: 'Aller au passage {count} sur {total}',
    sources:
      'Seuils publiés par Yoast ; facilité de lecture selon Kandel et Moles (1958). Les poids du score sont les nôtres.',
  },
  preview: {
    title: 'Dans les résultats de recherche',
    note: 'Largeurs calculées avec la police de Google. Google peut choisir un autre extrait.',
    devices: { desktop: 'Ordinateur', mobile: 'Téléphone' },
    width: '{width} px sur {room}',
    cut: 'sera coupé',
    whole: 'entier',
    untitled: 'Sans titre',
    undescribed: 'Sans description, Google choisira un extrait du texte.',
  },
  drafts: {
    title: 'Vos brouillons gardés',
    note: 'Ils restent dans ce navigateur pour cette visite, et pour les suivantes si vous permettez les cookies fonctionnels. Iluma ne les reçoit pas.',
    open: 'Ouvrir',
    remove: 'Supprimer',
    removed: 'Brouillon supprimé.',
    untitled: 'Sans titre',
  },
  samples: {
    title: { before: 'Deux textes à ', emphasis: 'ouvrir', after: '' },
    lead: 'Écrits et relus par l’équipe. Ouvrez-les dans l’éditeur pour voir ce que les règles en disent.',
    open: 'Ouvrir dans l’éditeur',
    facts: '{words} mots, score {score}',
    items: [
      {
        title: 'Répondre aux avis Google : la méthode en trois phrases',
        description:
          'Répondre aux avis Google sans y passer vos soirées : une méthode en trois phrases, des exemples et les erreurs à éviter quand l’avis est dur.',
        keyphrase: 'répondre aux avis Google',
        slug: 'repondre-aux-avis-google',
        body: `Répondre aux avis Google prend du temps, mais pas autant qu’on le craint. Trois phrases suffisent presque toujours. La première remercie, la deuxième répond, la troisième invite.

Avant tout, lisez l’avis deux fois. On répond mieux quand on a compris ce que la personne voulait dire, surtout si le ton est sec.

## Remercier, sans formule toute faite

Un client a pris une minute pour vous. Dites donc merci avec un détail qui prouve que vous l’avez lu. « Merci d’avoir parlé de notre pain aux noix » vaut mieux que « Merci pour votre commentaire ».

Si l’avis n’a pas de texte, restez bref. Par exemple : « Merci pour votre note, à bientôt au comptoir ».

## Répondre aux avis Google difficiles

Un avis dur fait mal, mais il se lit aussi pour votre réponse. Commencez par reconnaître le fait, puis dites ce que vous avez changé. Évitez d’expliquer pourquoi le client a tort, même quand c’est vrai.

- Nommez le problème avec ses mots.
- Dites ce que vous faites, et non ce que vous ressentez.
- Proposez un appel plutôt qu’un débat en public.

Ensuite, attendez une nuit avant de publier si vous êtes encore fâché. Personne ne regrette une réponse écrite au calme.

## Inviter à revenir

La dernière phrase regarde devant. Elle donne une raison de revenir, par exemple un nouveau plat ou une heure plus tranquille. Cependant, gardez les promotions pour un autre endroit, car elles sonnent faux ici.

## En faire une habitude

Choisissez un moment fixe dans la semaine, puis tenez-vous-y. Les réponses en retard valent mieux que pas de réponse, mais un rythme régulier se voit. Pour la suite, lisez aussi [notre méthode](/methode-iluma).

Enfin, notez les mots qui reviennent. Quand trois clients parlent de l’attente, le sujet n’est plus l’avis : c’est l’attente.`,
      },
      {
        title: 'Page de quartier : ce qu’elle doit dire en premier',
        description:
          'Une page de quartier utile dit où, quand et comment venir, avant de parler de vous. Voici son plan, ses preuves et ce qu’il vaut mieux laisser de côté.',
        keyphrase: 'page de quartier',
        slug: 'page-de-quartier',
        body: `Une page de quartier répond à une personne pressée. Elle est à côté, elle cherche, et elle veut savoir si vous êtes ouvert. Tout le reste vient après.

Pourtant, beaucoup de pages commencent par l’histoire de la maison. C’est une belle histoire, mais elle attendra la fin.

## Le haut de la page de quartier

Donnez d’abord l’adresse, les heures et le numéro. Ajoutez ensuite un repère que tout le monde connaît, comme une station ou un parc. Si le stationnement est difficile, dites-le, car on vous en voudra moins.

- L’adresse exacte, et l’étage s’il y en a un.
- Les heures de cette semaine, jours fériés compris.
- La façon de venir : à pied, en métro, en voiture.

## Des preuves du quartier

Une photo de la façade rassure, parce qu’on la reconnaît en arrivant. Un avis qui nomme la rue aide aussi. En revanche, une liste de toutes les villes voisines n’aide personne.

Parlez de ce que vous faites ici et pas ailleurs. Par exemple, un menu du midi pour les bureaux d’en face, ou une livraison à vélo dans les rues étroites.

## Ce qu’il vaut mieux laisser

Évitez de copier la même page pour dix quartiers. Google le voit, et vos clients encore plus vite. Mieux vaut donc deux pages vraies que dix pages vides.

Laissez aussi les superlatifs. Quand tout le monde est le meilleur, plus personne ne l’est.

## Avant de publier

Faites lire la page à quelqu’un qui ne connaît pas le quartier. S’il trouve la porte sans vous appeler, la page est prête. Pour voir où vous en êtes, calculez ensuite [votre score ILA](/ila).`,
      },
    ],
  },
  benefits: {
    title: { before: 'Ce que BlogIA fait ', emphasis: 'pour vous', after: '' },
    items: [
      {
        title: 'Un plan avant la page blanche',
        text: 'Titre, description, sections, questions fréquentes : la structure est là, dans votre langue.',
      },
      {
        title: 'Aucun fait inventé',
        text: 'Chaque chiffre, nom ou délai manquant est une place à remplir, que la relecture vous montre.',
      },
      {
        title: 'Une relecture qui explique',
        text: 'Chaque règle dit ce qu’elle mesure, où elle échoue dans le texte et quoi faire.',
      },
    ],
  },
};
