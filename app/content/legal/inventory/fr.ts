import type { LegalCopy } from '../shape.ts';

export const fr: LegalCopy['uses'] = {
  columns: { why: 'Pourquoi', basis: 'Fondement', kept: 'Durée', shared: 'Destinataires' },
  rows: {
    messages: {
      what: 'Vos messages : nom, courriel, téléphone, entreprise, texte, page d’envoi, avis affiché ; nos notes et nos réponses',
      why: 'Vous répondre.',
      kept: '{messages} après votre dernier message',
    },
    attachments: {
      what: 'Ce qui accompagne un message : résultat d’un outil, rapport d’audit, conversation avec l’assistant si vous la joignez',
      why: 'Comprendre votre demande.',
      kept: 'comme le message, {messages}',
    },
    bookings: {
      what: 'Vos rendez-vous : heure, durée, moyen, fuseau horaire, personne rencontrée',
      why: 'Tenir le rendez-vous et vous le rappeler.',
      kept: 'comme le message, {messages}',
    },
    campaign: {
      what: 'La campagne qui vous a mené ici (paramètres « utm » de l’adresse)',
      why: 'Savoir ce qu’une publicité rapporte. Gardée seulement si vous permettez le marketing.',
      kept: 'comme le message, {messages}',
    },
    spam: {
      what: 'La note antispam d’un message, et les messages en quarantaine',
      why: 'Écarter les envois indésirables.',
      kept: 'en quarantaine, {quarantine} ; {flood} pour un envoi massif ; moins si la place manque. La note, comme le message',
    },
    sender: {
      what: 'Un pseudonyme de votre adresse réseau, qui change chaque jour',
      why: 'Reconnaître un envoi massif.',
      kept: 'environ {senders}',
    },
    limits: {
      what: 'Des empreintes d’adresses réseau et d’essais de connexion',
      why: 'Limiter les requêtes et les essais de mot de passe.',
      kept: 'environ {calls} ; essais de connexion, {attempts}',
    },
    outgoing: {
      what: 'Les courriels et les avis qui partent à votre sujet',
      why: 'Les remettre, et réessayer après un échec.',
      kept: '{sent} après l’envoi ; {dead} après un abandon',
    },
    audits: {
      what: 'L’adresse du site que vous faites mesurer, son rapport, les chiffres et les coordonnées de vos exports Google et le courriel où l’annoncer, si vous les donnez',
      why: 'Lire les pages publiques de ce site et vous montrer ce qui a été vu.',
      kept: '{audits} ; le score d’un client, aussi longtemps que sa fiche',
    },
    questions: {
      what: 'Les questions à l’assistant et les textes demandés aux outils',
      why: 'Y répondre.',
      kept: 'non gardés par notre serveur',
    },
    crm: {
      what: 'Les fiches de nos clients et prospects : contacts, projets, tâches, journal',
      why: 'Suivre le travail convenu.',
      kept: 'jusqu’à leur suppression, puis {bin} dans la corbeille',
    },
    notifications: {
      what: 'Les avis donnés à l’équipe, par exemple au sujet de votre demande, et les navigateurs qui les reçoivent',
      why: 'Ne rien laisser sans réponse.',
      kept: '{notifications} ; un navigateur, {browsers} après la dernière visite',
    },
    account: {
      what: 'Les comptes de l’équipe : nom, courriel, horaire, sessions, adresse réseau, navigateur',
      why: 'N’ouvrir le CRM qu’aux personnes autorisées.',
      kept: 'sessions, {sessions} au plus ; compte, jusqu’à son effacement',
    },
    settings: {
      what: 'Les noms et les textes que l’équipe donne à ses clés d’accès, à ses webhooks et à ses modèles de réponse, s’ils vous citent',
      why: 'S’y retrouver.',
      kept: 'jusqu’à leur suppression ; un effacement en retire vos renseignements',
    },
    requests: {
      what: 'Vos demandes concernant vos données, nos réponses et une empreinte de l’adresse effacée',
      why: 'Y répondre, le prouver et refaire l’effacement si une sauvegarde est restaurée.',
      kept: '{requests} après la réponse',
    },
    history: {
      what: 'Le journal d’audit : qui a changé quoi, valeurs comprises ; connexions de l’équipe et adresse réseau',
      why: 'Retrouver une erreur ou un abus.',
      kept: '{audit} ; un effacement en retire vos renseignements',
    },
    logs: {
      what: 'Le journal du serveur : numéro de requête, méthode, page connue, code de réponse, durée ; pour une requête refusée, le compte, la clé ou le pseudonyme du jour',
      why: 'Réparer une panne et repérer un abus. Ni adresse IP, ni cookie, ni contenu d’une requête.',
      kept: '{logs} au plus',
    },
    comfort: {
      what: 'Langue, réglages d’accessibilité, conversation avec l’assistant, résultats des outils',
      why: 'Vous rendre le site tel que vous l’avez laissé. Notre serveur lit le cookie de langue.',
      kept: 'dans votre navigateur, jusqu’à ce que vous l’effaciez',
    },
    choice: {
      what: 'Votre choix de consentement : catégories, date, version, navigateur',
      why: 'Le respecter et vous en montrer la preuve.',
      kept: 'dans votre navigateur, jusqu’à ce que vous l’effaciez',
    },
  },
  bases: {
    request: 'votre demande',
    consent: 'votre consentement',
    interest: 'notre intérêt légitime',
    duty: 'une obligation légale',
  },
  recipients: {
    mail: 'le serveur de courriel',
    systems: 'les logiciels que nous avons reliés (webhooks, API)',
    model: 'un modèle de langage (si un modèle est connecté)',
    calendar: 'l’agenda relié de la personne rencontrée',
    push: 'le service d’avis du navigateur (sans votre nom)',
    link: 'toute personne qui a le lien du rapport (et peut le supprimer)',
    nobody: 'personne d’autre',
  },
};
