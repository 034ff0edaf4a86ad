import { answerPromise } from '../company/answer-promise.ts';
import type { MailCopy } from './shape.ts';

export const fr: MailCopy = {
  greeting: 'Bonjour {name},',
  greetingWithoutName: 'Bonjour,',
  moment: '{date}, heure de Montréal',
  signature: 'L’équipe Iluma',
  footnotes: {
    'lead-confirmation':
      'Vous recevez ce message parce que votre adresse a été inscrite dans un formulaire d’Iluma. Il confirme une demande, sans publicité ni inscription à une liste. Si ce n’était pas vous, écrivez-nous et nous effacerons tout.',
    'lead-notice': 'Envoyé par le site d’Iluma aux personnes qui répondent aux demandes.',
    'lead-reply':
      'Réponse d’un membre de l’équipe d’Iluma à votre demande. Vous pouvez répondre à ce courriel.',
    'booking-visitor':
      'Vous recevez ce message parce qu’un rendez-vous a été pris avec votre adresse sur le site d’Iluma. Si ce n’était pas vous, annulez-le à l’aide du lien ou écrivez-nous.',
    'booking-member': 'Envoyé par le site d’Iluma à la personne avec qui le rendez-vous est pris.',
    notifications: 'Notifications que vous avez demandées dans votre compte du CRM d’Iluma.',
    'audit-report':
      'Vous recevez ce message parce que quelqu’un a demandé, sur le site d’Iluma, que ce rapport vous soit annoncé. Votre adresse ne sert qu’à cela et s’efface avec lui.',
    'audit-fall': 'Envoyé à la personne de l’équipe d’Iluma chargée de ce client.',
    'staff-invitation': 'Envoyé aux comptes de l’équipe d’Iluma.',
    'staff-reset': 'Envoyé aux comptes de l’équipe d’Iluma.',
    'staff-grave-change': 'Envoyé aux comptes de l’équipe d’Iluma.',
  },
  confirmation: {
    subject: 'Votre demande est arrivée ({reference})',
    received: 'Votre demande est bien arrivée. L’équipe vous répondra.',
    receivedAbout:
      'Votre demande au sujet de « {subject} » est bien arrivée. L’équipe vous répondra.',
    facts: 'À garder',
    reference: 'Référence',
    next: {
      title: 'La suite',
      steps: [
        'Votre message va à la personne de l’équipe qui connaît votre sujet.',
        `Elle vous répond sous ${answerPromise.fr.within}, à cette adresse, ou par téléphone si vous avez donné votre numéro. ${answerPromise.fr.meaning}`,
        'Vous décidez ensuite, sans engagement.',
      ],
    },
    status: 'Voir où en est ma demande',
    reach:
      'Une précision à ajouter ? Appelez-nous au {phone} ou écrivez à {email}, en citant la référence.',
  },
  notice: {
    subject: '{reference} : {name} attend une réponse',
    intro: 'Une demande vous attend.',
    facts: 'La demande',
    labels: {
      reference: 'Référence',
      received: 'Reçue le',
      answerBy: 'Répondre avant le',
      name: 'Nom',
      email: 'Courriel',
      phone: 'Téléphone',
      company: 'Entreprise',
      subject: 'Sujet',
      page: 'Page',
      reads: 'Langue',
    },
    details: 'Résultat d’outil joint',
    message: 'Le message',
    open: 'Ouvrir dans le CRM',
  },
  reply: { quoted: 'Votre message du {date}' },
  notifications: {
    digest: {
      one: 'Ce matin : {count} notification à lire',
      other: 'Ce matin : {count} notifications à lire',
    },
    several: { one: '{count} nouvelle notification', other: '{count} nouvelles notifications' },
    digestIntro: 'Voici ce que vous n’avez pas encore lu dans le CRM.',
    intro: 'Il y a du nouveau pour vous dans le CRM.',
    more: {
      one: 'Et {count} autre, à lire dans le CRM.',
      other: 'Et {count} autres, à lire dans le CRM.',
    },
    choose: 'Choisir mes courriels',
  },
  auditReport: {
    subject: 'Votre rapport sur {site} est prêt',
    unreadSubject: 'Nous n’avons pas pu lire {site}',
    ready:
      'Le site {site} a été lu et mesuré : {score} sur 100. Le rapport montre ce qui a été vu, page par page, et ce qu’il faut corriger en premier.',
    unread: 'Le site {site} n’a pas pu être lu. La page dit pourquoi, et ce que vous pouvez faire.',
    open: 'Ouvrir le rapport',
    until:
      'Le lien reste valable 90 jours. Toute personne qui l’a peut lire le rapport et le supprimer.',
  },
  auditFall: {
    subject: '{client} : le score du site passe de {before} à {score}',
    subjectKeptOut: '{client} : les moteurs de recherche n’ont plus accès au site',
    fall: 'L’audit hebdomadaire du site {site} donne {score} sur 100, contre {before} la fois précédente.',
    keptOut:
      'L’audit du site {site} montre que les moteurs de recherche sont tenus à l’écart : la page d’accueil ne peut plus paraître dans leurs résultats.',
    open: 'Ouvrir la fiche du client',
  },
  invitation: {
    subject: 'Votre compte Iluma est prêt',
    text: 'Un compte vous a été ouvert dans le CRM d’Iluma. Choisissez votre mot de passe pour entrer.',
    open: 'Choisir mon mot de passe',
    until: 'Le lien sert une seule fois, jusqu’au {date}.',
  },
  reset: {
    subject: 'Choisir un nouveau mot de passe',
    text: 'Un nouveau mot de passe a été demandé pour votre compte. Si vous n’attendiez pas ce message, ignorez-le : le lien ne change rien tant qu’il ne sert pas.',
    open: 'Choisir un nouveau mot de passe',
    until: 'Le lien sert une seule fois, jusqu’au {date}.',
  },
  sensitiveChange: {
    subject: 'Compte Iluma : {what}',
    intro:
      'Une opération vient d’être faite depuis votre compte du CRM d’Iluma, ou sur ce compte. Si c’était vous, il n’y a rien à faire.',
    facts: 'Ce qui a changé',
    what: 'Quoi',
    when: 'Quand',
    by: 'Par',
    unless: 'Si ce n’était pas vous :',
    changes: {
      invitation: 'compte ouvert à un collègue',
      'reset-of-another': 'mot de passe d’un collègue réinitialisé',
      'account-disabled': 'compte d’un collègue désactivé',
      'account-enabled': 'compte d’un collègue réactivé',
      password: 'mot de passe changé',
      'second-step-on': 'validation en deux étapes activée',
      'second-step-replaced': 'application d’authentification remplacée',
      'second-step-off': 'validation en deux étapes désactivée',
      'recovery-codes': 'codes de secours renouvelés',
      reset: 'mot de passe réinitialisé',
      role: 'votre rôle a changé',
      'role-of-another': 'rôle d’un collègue changé',
      'role-rules': 'exigence de la validation en deux étapes modifiée',
      'api-key': 'clé d’API créée',
      webhook: 'webhook ajouté',
      'webhook-change': 'webhook modifié',
      'webhook-secret': 'secret d’un webhook changé',
      erasure: 'données d’une personne effacées',
      export: 'données exportées',
    },
    undo: {
      export:
        'ces données sont sorties du CRM. Prévenez tout de suite la direction et la personne responsable de la vie privée, et faites réinitialiser votre compte (« npm run staff -- reset »).',
      staff:
        'revoyez le compte dans Administration, Équipe, et faites réinitialiser le vôtre (« npm run staff -- reset »).',
      account:
        'demandez tout de suite à un administrateur de réinitialiser votre compte dans l’administration du CRM. Toutes vos sessions se terminent et vous recevez un lien pour choisir un autre mot de passe.',
      role: 'demandez à un CEO ou à un COO de rétablir le rôle précédent, dans Administration, Équipe.',
      'role-rules':
        'rétablissez l’exigence dans Administration, Équipe, et faites réinitialiser votre compte (« npm run staff -- reset »).',
      key: 'révoquez la clé dans Administration, Clés d’API, et faites réinitialiser votre compte (« npm run staff -- reset »).',
      webhook:
        'arrêtez ou retirez le webhook dans Administration, Webhooks, et faites réinitialiser votre compte (« npm run staff -- reset »).',
      nothing:
        'un effacement ne s’annule pas. Prévenez la direction et faites réinitialiser votre compte (« npm run staff -- reset »).',
    },
  },
};
