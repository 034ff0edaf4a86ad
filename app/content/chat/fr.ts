import { figuresIn } from '../claims.ts';
import { company } from '../company/facts.ts';
import type { ChatCopy } from './shape.ts';

const figures = figuresIn('fr');

/** In one line. */
const phone = company.phoneDisplay.replaceAll(' ', '\u00a0');

export const fr: ChatCopy = {
  title: 'Assistant d’Iluma',
  nature: 'Réponses automatiques, tirées de ce site',
  log: 'Conversation avec l’assistant',
  senders: { user: 'Vous', assistant: 'L’assistant' },
  suggestions: 'Questions proposées',
  message: 'Votre message',
  placeholder: 'Écrivez votre question',
  send: 'Envoyer',
  minimise: 'Réduire la fenêtre',
  expand: 'Agrandir la fenêtre',
  close: 'Fermer l’assistant',
  typing: 'L’assistant écrit…',
  newReply: 'Nouvelle réponse',
  tooLong:
    'La limite est de {limit} caractères. Raccourcissez le message ou envoyez-le en plusieurs fois : rien n’est effacé.',
  handoff: 'Transmettre à l’équipe',
  download: 'Télécharger l’échange',
  transcript: { title: 'Conversation avec l’assistant d’Iluma', file: 'conversation-iluma' },
  forget: 'Effacer l’échange',
  forgotten: 'Échange effacé. Il n’en reste rien dans ce navigateur.',
  pages: {
    home: {
      greeting:
        'Bonjour ! Je suis l’assistant automatique d’Iluma. Je connais nos services, nos prix de départ et nos outils, et je peux vous amener à la bonne page. Que cherchez-vous ?',
      suggestions: [
        'Améliorer mon SEO local',
        'Simuler mon budget publicitaire',
        'Quels sont vos services ?',
        'Prendre rendez-vous',
      ],
    },
    blogia: {
      greeting:
        'Bonjour ! Vous êtes dans BlogIA, qui prépare des contenus, du plan au texte. Je peux vous dire ce qu’un article change pour votre référencement, ou quels services de contenu nous offrons.',
      suggestions: [
        'Comment améliorer mon SEO ?',
        'Quels services de contenu proposez-vous ?',
        'Prendre rendez-vous',
      ],
    },
    adluma: {
      greeting:
        'Bonjour ! ADLUMA estime ce qu’un budget publicitaire peut rapporter avant que vous le dépensiez. Je peux vous dire par où commencer, ou vous mettre en contact avec la personne qui s’occupe de publicité.',
      suggestions: [
        'À quoi sert le simulateur ?',
        'Quel budget prévoir pour commencer ?',
        'Parler du résultat en rendez-vous',
      ],
    },
    contact: {
      greeting:
        'Bonjour ! Vous pouvez écrire à l’équipe avec le formulaire de cette page : réponse sous 24h ouvrables. Vous préférez parler ? Réservez un appel de 15 minutes.',
      suggestions: [
        'Planifier un appel de 15 minutes',
        'Quels services proposez-vous ?',
        'Lire la FAQ',
      ],
    },
    faq: {
      greeting:
        'Bonjour ! Vous ne trouvez pas votre question ici ? Posez-la-moi avec vos mots : je cherche la réponse dans tout le site, et je vous dis si je ne la trouve pas.',
      suggestions: [
        'Quels services pour un commerce local ?',
        'Que faites-vous en SEO ?',
        'Prendre rendez-vous',
      ],
    },
    general: {
      greeting:
        'Bonjour ! Je suis l’assistant automatique d’Iluma. Posez-moi une question sur cette page, sur nos services ou sur nos outils : je réponds avec ce que dit le site.',
      suggestions: [
        'Quels sont vos services ?',
        'Simuler mon budget publicitaire',
        'Prendre rendez-vous',
      ],
    },
  },
  replies: {
    person: [
      `Bien sûr. Appelez le ${phone}, du lundi au vendredi de 9 h à 18 h (heure de Montréal), écrivez à l’équipe avec le formulaire de contact ou réservez un appel de 15 minutes : une personne vous répondra.`,
      `Je suis un assistant automatique ; l’équipe, elle, est faite de personnes. Joignez-la au ${phone}, avec le formulaire de contact ou par un appel de 15 minutes à l’heure de votre choix.`,
    ],
    complaint: [
      `Je suis désolé. Je suis automatique et je ne peux pas régler cela, mais l’équipe le peut : appelez le ${phone}, du lundi au vendredi de 9 h à 18 h (heure de Montréal), ou écrivez-lui ce qui s’est passé, avec le formulaire de contact.`,
      `Je suis désolé. Une personne doit s’en occuper : dites à l’équipe ce qui s’est passé, par le formulaire de contact, au ${phone} ou lors d’un appel de 15 minutes.`,
    ],
    rude: [
      `Cela sort de mon sujet : je réponds aux questions sur Iluma. Si quelque chose s’est mal passé, dites-le à l’équipe avec le formulaire de contact, au ${phone} ou lors d’un appel de 15 minutes.`,
      `Je ne peux aider que pour des questions sur Iluma. Pour une plainte, une personne vous écoutera : écrivez avec le formulaire de contact, appelez le ${phone} ou réservez un appel de 15 minutes.`,
    ],
    thanks: [
      'Avec plaisir ! Si une autre question vous vient, posez-la ici ou écrivez à l’équipe.',
      'Je vous en prie. Je reste ici si vous avez besoin d’autre chose.',
    ],
    greeting: [
      'Bonjour ! Dites-moi ce que vous cherchez : être mieux trouvé, lancer une publicité, refaire un site ?',
      'Bonjour, et bienvenue. Posez-moi votre question en quelques mots, ou choisissez-en une ci-dessous.',
      'Bonjour ! Je réponds sur les services, les prix de départ et les outils d’Iluma. Par quoi voulez-vous commencer ?',
    ],
    seo: [
      `En SEO, comptez généralement de ${figures.seoDays} jours avant de voir des résultats. Le score ILA, sans inscription, dit où vous en êtes aujourd’hui.`,
      `Notre SEO local commence à ${figures.priceLocalSeo} par mois : fiche Google, pages de quartier, avis et contenus, suivis chaque semaine. Votre score ILA dit par quoi commencer.`,
      'Le SEO modulaire se choisit par volets : technique, contenu, local, mesure. On commence par ce qui vous manque, et on vous dit ce qui ne sert à rien.',
    ],
    adluma: [
      'ADLUMA simule votre budget publicitaire : vous réglez le montant, il estime ce que vous pouvez en attendre.',
      `Avant de dépenser, simulez : ADLUMA donne une estimation, une analyse et des conseils. Notre gestion de Google Ads commence à ${figures.priceGoogleAds} par mois.`,
    ],
    services: [
      'Nous avons huit services : SEO YouTube, Google Ads IA, Meta Ads, création de contenu, SEO local, pages de destination, e-commerce localisé et podcasts positionnels. Leurs prix de départ sont affichés.',
      'Je peux vous aider à choisir : la page des services donne les prix de départ, et ILUMATCH propose, selon vos réponses, les plus adaptés.',
      `Pas encore de site ? Nos mini-sites sont en ligne moins de ${figures.siteHours} h après vos réponses (jours ouvrables). Vous en avez un ? Voyez ce que chaque service y changerait.`,
    ],
    contact: [
      'Je vous propose un appel de 15 minutes avec l’équipe : vous présentez votre commerce, nous vous disons ce que vos clients voient. Choisissez le jour et l’heure sur la page des rendez-vous.',
      'Un appel de 15 minutes suffit souvent pour savoir par où commencer. Réservez-le en ligne, ou écrivez-nous : réponse sous 24h ouvrables, du lundi au vendredi.',
    ],
    faq: [
      'La FAQ rassemble ce qu’on nous demande le plus souvent : délais, prix, mini-sites, score ILA, part de l’IA.',
      'Toutes les réponses sont dans la FAQ. Vous pouvez aussi me poser la question ici, avec vos mots : je chercherai dans le site.',
    ],
    default: [
      'Je ne sais pas répondre à cela. Pouvez-vous reformuler votre question, ou me donner un peu plus de contexte ?',
      'Je n’ai pas compris votre message. Essayez avec d’autres mots, ou précisez le contexte : votre métier, votre ville, votre objectif.',
      'Je n’ai pas la réponse. Reformulez votre question en une phrase courte ou donnez-moi plus de contexte ; une personne de l’équipe peut aussi vous répondre.',
    ],
  },
  found: ['Voici ce qu’en dit notre site :', 'J’ai trouvé ce passage sur notre site :'],
  actions: {
    form: 'Écrire à l’équipe',
    call: 'Réserver un appel de 15 minutes',
    simulator: 'Ouvrir le simulateur ADLUMA',
    fullSimulator: 'Faire la simulation complète',
    ila: 'Calculer mon score ILA',
    services: 'Voir les services et les prix',
    match: 'Trouver les services adaptés',
    modularSeo: 'Comprendre le SEO modulaire',
    faq: 'Lire la FAQ',
  },
};
