import { fr as rules } from './rules/fr.ts';
import { fr as samples } from './samples/fr.ts';
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
  rules,
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
  samples,
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
