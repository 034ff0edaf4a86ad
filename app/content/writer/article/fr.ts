import type { Phrases } from '#app/domain/blogia/phrases.ts';
import { fr as sections } from './sections/fr.ts';

export const fr: Phrases['article'] = {
  titles: {
    guide: ['{Topic} : le guide pour bien décider', '{Topic} : le guide'],
    'how-to': ['{Topic} : le mode d’emploi, étape par étape', '{Topic} : étape par étape'],
    checklist: ['{Topic} : la liste à cocher avant d’agir', '{Topic} : la liste à cocher'],
    comparison: ['{Topic} : comparer les options sans se tromper', '{Topic} : le comparatif'],
    'local-page': ['{Topic} : tout savoir avant de venir', '{Topic} : près de chez vous'],
  },
  composedTitle: '{Phrase} : {topic}',
  descriptions: {
    guide: '{Phrase} : les critères, les étapes et les pièges.',
    'how-to': '{Phrase} : les étapes dans l’ordre, puis une liste à cocher.',
    checklist: '{Phrase} : une liste à cocher et les erreurs à éviter.',
    comparison: '{Phrase} : les options côte à côte et les bons critères.',
    'local-page': '{Phrase} : adresse, heures, accès et bons critères.',
  },
  descriptionExtras: [
    'Pour les {readers}, avec des réponses claires aux questions qui reviennent.',
    'De quoi choisir, puis vous y mettre.',
    'Sans jargon.',
  ],
  introductions: [
    'Vous cherchez des réponses claires sur « {phrase} » ? Commençons par ce qu’il faut comprendre. Nous verrons ensuite ce que vous pouvez faire.',
    'On lit beaucoup de choses sur « {phrase} », mais peu qui aident à décider. Voici l’essentiel, puis une façon simple de vous y mettre.',
    'Sur « {phrase} », chacun a son avis. Tenons-nous-en à ce que vous pouvez vérifier, puis à ce que vous pouvez faire.',
  ],
  audiences: {
    entrepreneurs:
      'Quand on dirige seul, on n’a pas une heure à perdre. Chaque conseil tient donc en une action, à faire cette semaine.',
    pme: 'Dans une PME, on décide rarement seul. Vous trouverez ici de quoi en parler en équipe, puis de quoi trancher.',
    marketers:
      'Vous connaissez déjà les outils. Parlons surtout de méthode, car c’est souvent elle qui manque.',
    ecommerce:
      'Dans une boutique en ligne, un client qui hésite s’en va sans rien dire. Chaque conseil répond donc à un doute précis, par exemple sur la livraison ou le retour.',
  },
  sections,
  measures: {
    entrepreneurs: 'Par exemple, demandez à chaque nouveau client comment il vous a trouvé.',
    pme: 'Par exemple, notez chaque demande reçue et ce qui l’a amenée.',
    marketers: 'Par exemple, comparez le même indicateur avant et après le changement.',
    ecommerce: 'Par exemple, suivez les paniers commencés avant et après le changement.',
  },
  related: {
    heading: 'Ce que l’on cherche aussi',
    lead: 'Ces questions se posent souvent en même temps. Voici donc une réponse courte à chacune.',
    questions: [
      {
        words: 'prix tarif tarifs coût devis cher promo',
        heading: '{Keyword} : combien prévoir ?',
        gap: '[À compléter : vos prix, du plus simple au plus complet]',
      },
      {
        words: 'ou vs contre comparatif meilleur meilleure avis',
        heading: '{Keyword} : que choisir ?',
        gap: '[À compléter : ce que vous conseillez, et dans quel cas]',
      },
      {
        words: 'comment faire soi-même entretien installation',
        heading: '{Keyword} : les étapes',
        gap: '[À compléter : les étapes, en trois phrases]',
      },
      {
        words: 'près à autour ouvert livraison',
        heading: '{Keyword} : où et quand ?',
        gap: '[À compléter : votre adresse ou votre zone, et vos heures]',
      },
      {
        words: '',
        heading: '{Keyword} : est-ce pour vous ?',
        gap: '[À compléter : à qui cela convient, et à qui cela ne convient pas]',
      },
    ],
  },
  faq: {
    heading: 'Questions fréquentes : {phrase}',
    entries: [
      {
        question: 'Combien de temps faut-il prévoir ?',
        answer:
          'Tout dépend du point de départ. En général : [À compléter : votre délai habituel]. Si c’est urgent, dites-le dès le début.',
      },
      {
        question: 'Faut-il tout faire en une fois ?',
        answer:
          'Non. Finissez une chose avant d’en commencer une autre, car vous verrez plus vite ce qu’elle change.',
      },
      {
        question: 'Que faire quand le budget est serré ?',
        answer:
          'Commencez par ce qui ne coûte que du temps. Par exemple, notez ce qui marche déjà et ce qui bloque.',
      },
      {
        question: 'Comment reconnaître une offre sérieuse ?',
        answer:
          'Elle dit aussi ce qu’elle ne couvre pas. Surtout, elle montre un exemple réel, avec une personne à appeler.',
      },
      {
        question: 'Et si les résultats tardent ?',
        answer:
          'Relisez d’abord votre plan. Si tout y est, changez une seule chose à la fois et notez l’effet.',
      },
      {
        question: 'À qui demander de l’aide ?',
        answer:
          'À quelqu’un qui a déjà fait ce travail pour une entreprise comme la vôtre. [À compléter : votre nom et la façon de vous joindre]',
      },
    ],
  },
};
