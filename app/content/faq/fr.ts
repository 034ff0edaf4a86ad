import { figuresIn } from '../claims.ts';
import type { FaqCopy } from './shape.ts';

const figures = figuresIn('fr');

export const fr: FaqCopy = {
  questions: {
    'what-iluma-does': {
      question: 'Que fait Iluma, exactement ?',
      answer:
        'Nous aidons les entreprises à être trouvées près de chez elles : [référencement local](/services/visibilite-locale), contenu, [publicité](/services/meta-ads) et pages qui amènent des appels. [Six modules](/modules) préparent le travail, une personne le valide, en français, en anglais et en espagnol.',
      tags: ['agence', 'visibilité locale', 'modules', 'langues', 'méthode'],
    },
    audience: {
      question: 'À quelles entreprises vous adressez-vous ?',
      answer:
        'Aux jeunes entreprises, aux commerces locaux et aux petites entreprises, au commerce en ligne, aux éditeurs SaaS, aux services B2B et aux grandes entreprises. Le plan change avec la taille, [la méthode](/methode-iluma) reste la même.',
      tags: ['clients', 'startup', 'PME', 'commerce', 'e-commerce', 'secteurs'],
    },
    'reach-us': {
      question: 'Comment vous joindre, et quand répondez-vous ?',
      answer:
        'Par le [formulaire de contact](/contact), par courriel ou par téléphone, du lundi au vendredi de 9 h à 18 h (heure de Montréal). Nous répondons sous 24h ouvrables. L’assistant du site propose aussi [un appel de 15 minutes](/contact/rendez-vous).',
      tags: [
        'contact',
        'rendez-vous',
        'rdv',
        'téléphone',
        'courriel',
        'horaires',
        'démo',
        'adresse',
      ],
    },
    'first-results': {
      question: 'En combien de temps vais-je voir des résultats ?',
      answer: `En SEO, comptez généralement de ${figures.seoDays} jours. [La publicité](/adluma), elle, peut amener des appels dès qu’elle est en ligne.`,
      tags: [
        'délai',
        'durée',
        'attente',
        'référencement',
        '90 jours',
        'combien de temps pour voir des résultats',
        'premiers résultats',
        'quand verrai-je des résultats',
      ],
    },
    'ila-score': {
      question: 'Qu’est-ce que le score ILA ?',
      answer:
        'Une note sur 100 qui résume votre visibilité locale : réputation, recherche, concurrence et contenu. On l’obtient ici sans inscription : [mesuré](/ila), si vous donnez l’adresse de votre site, ou estimé, d’après vos réponses.',
      tags: ['évaluation', 'note', 'calcul', 'diagnostic', 'audit'],
    },
    'local-seo': {
      question: 'Que change le SEO local pour un commerce ?',
      answer:
        'Un client qui cherche « près de moi » choisit parmi trois noms. [Le SEO local](/services/visibilite-locale) travaille à y mettre le vôtre : [fiche d’établissement exacte](/blog-intelligent/fiche-google), [pages de quartier](/blog-intelligent/pages-par-ville), [réponses aux avis](/guide/repondre-aux-avis).',
      tags: ['Google Maps', 'carte', 'proximité', 'référencement local', 'annuaires'],
    },
    reviews: {
      question: 'Les avis de mes clients comptent-ils vraiment ?',
      answer: `Oui. La note et le nombre d’avis sont deux des huit parts du score ILA rapide. À la [Clinique RFS](/etudes-de-cas/clinique-rfs), [une demande polie](/blog-intelligent/avis-google) après chaque visite a transformé la fiche Google : ${figures.caseRating} pour ${figures.caseReviews} avis.`,
      tags: ['étoiles', 'réputation', 'Google', 'témoignages', 'commentaires'],
    },
    'no-website': {
      question: 'Et si je n’ai pas encore de site ?',
      answer: `[Nos mini-sites](/mini-site-seo) sont en ligne en moins de ${figures.siteHours} h à partir de vos réponses, en jours ouvrables. Vous pourrez les agrandir plus tard.`,
      tags: ['site web', 'création', 'mini-site', '48h', 'délai'],
    },
    'who-writes': {
      question: 'Qui écrit : l’IA ou vous ?',
      answer:
        '[L’IA prépare un brouillon](/ia-ethique), une personne le relit et le corrige. Vous approuvez tout texte publié sous votre nom.',
      tags: ['intelligence artificielle', 'rédaction', 'contenu', 'éthique', 'relecture'],
    },
    'my-data': {
      question: 'Que deviennent mes données ?',
      answer:
        'Elles servent à vous répondre et à faire le travail demandé. La page [Cookies](/cookies) vous laisse choisir ce que le site garde, et vous pouvez demander par courriel à [consulter, corriger ou effacer vos données](/politique-confidentialite#rights), comme le prévoient la Loi 25 du Québec et le RGPD.',
      tags: [
        'confidentialité et vie privée',
        'données personnelles',
        'RGPD',
        'Loi 25',
        'témoins',
        'sécurité',
      ],
    },
    prices: {
      question: 'Combien cela coûte-t-il ?',
      answer: `[Les prix de départ](/hub-services) sont affichés : ${figures.priceContent} par mois pour le contenu, ${figures.priceLocalSeo} pour le SEO local, ${figures.priceGoogleAds} pour Google Ads. [Le simulateur ADLUMA](/adluma) vous aide à fixer le budget des annonces.`,
      tags: ['prix', 'tarifs', 'coût', 'budget', 'devis', 'euros'],
    },
    'where-to-start': {
      question: 'Par quel service commencer ?',
      answer:
        'Répondez aux questions d’[ILUMATCH](/ilumatch) : il rapproche vos objectifs des services qui leur conviennent. Vous pouvez aussi calculer [votre score ILA](/ila), qui montre la part la plus faible de votre visibilité.',
      tags: ['choisir', 'conseil', 'besoin', 'débuter', 'aide', 'services'],
    },
    'ad-budget': {
      question: 'Quel budget publicitaire prévoir ?',
      answer:
        '[Le simulateur ADLUMA](/adluma) estime la visibilité et les impressions à attendre d’un budget avant que vous ne dépensiez quoi que ce soit. C’est une estimation, pas une promesse : la concurrence et la saison la font varier.',
      tags: ['publicité', 'annonces', 'Google Ads', 'Meta Ads', 'simulateur', 'investir'],
    },
  },
  list: {
    search: 'Chercher dans les questions',
    find: 'Chercher',
    categories: 'Catégories de questions',
    category: {
      all: 'Toutes',
      general: 'Général',
      seo: 'SEO',
      technical: 'Technique',
      services: 'Services',
    },
    found: { one: '{count} question', other: '{count} questions' },
    noMatch: 'Aucune question trouvée pour ces critères.',
    clear: 'Voir toutes les questions',
    link: 'Lien vers cette réponse',
  },
  page: {
    title: 'Questions fréquentes : SEO local, prix, délais | Iluma',
    description:
      'Délais, prix, score ILA, rédaction par l’IA, données personnelles : des réponses courtes sur le travail d’Iluma, à filtrer par thème ou par mot.',
    heading: { before: 'Questions fréquentes sur le ', emphasis: 'SEO local', after: '' },
    lead: 'Des réponses courtes, à chercher par mot ou par thème. Chacune a son propre lien, facile à partager.',
    more: {
      title: { before: 'Votre question n’y est ', emphasis: 'pas', after: ' ?' },
      lead: 'Posez-la : l’équipe répond sous 24h ouvrables.',
      assistant: 'L’assistant, lui, répond tout de suite ou dit qu’il ne sait pas.',
      contact: 'Écrire à l’équipe',
      chat: 'Demander à l’assistant',
    },
  },
};
