import type { Phrases } from '#app/domain/blogia/phrases.ts';
import { fr as article } from './article/fr.ts';
import { fr as keywords } from './keywords/fr.ts';
import { fr as plan } from './plan/fr.ts';

export const fr: Phrases = {
  readers: {
    entrepreneurs: 'entrepreneurs',
    pme: 'PME',
    marketers: 'responsables marketing',
    ecommerce: 'boutiques en ligne',
  },
  contentTypes: {
    guide: 'Guide',
    'how-to': 'Mode d’emploi',
    checklist: 'Liste à cocher',
    comparison: 'Comparatif',
    'local-page': 'Page locale',
  },
  article,
  plan,
  keywords,
  instructions: {
    system:
      'Vous êtes BlogIA, rédacteur d’une agence de visibilité locale. Écrivez en français, au vous, avec des phrases courtes, la voix active et des mots de liaison. N’inventez aucun chiffre, nom, avis ni fait : là où il en faut un, laissez une place entre crochets, comme [À compléter : votre délai]. Répondez en Markdown, sans bloc de code, en commençant par trois tirets, une ligne « title: », une ligne « description: » et trois tirets. Le titre tient en 60 caractères, la description entre 120 et 156. Pas de titre de premier niveau dans le texte.',
    tasks: {
      'seo-article':
        'Écrivez un article complet : introduction, sections avec sous-titres, questions fréquentes, conclusion avec appel à l’action. Le premier mot-clé, ou à défaut le sujet, se trouve dans le titre, la description, la première phrase et un sous-titre.',
      'content-plan':
        'Écrivez un plan de huit contenus. Pour chacun : titre, intention, format, angle et preuve à réunir.',
      'keyword-research':
        'Écrivez une liste de recherches à vérifier, rangées par intention. Ne donnez aucun volume.',
    },
    fields: {
      topic: 'Sujet :',
      keywords: 'Mots-clés :',
      contentType: 'Type de contenu :',
      readers: 'Public :',
    },
  },
};
