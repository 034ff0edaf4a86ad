import type { MailCopy } from './shape.ts';

export const fr: MailCopy = {
  greeting: 'Bonjour {name},',
  greetingWithoutName: 'Bonjour,',
  signature: 'L’équipe Iluma',
  languages: { fr: 'français', en: 'anglais', es: 'espagnol' },
  footnotes: {
    'lead-confirmation':
      'Vous recevez ce message parce que votre adresse a été inscrite dans un formulaire d’Iluma. Il confirme une demande, sans publicité ni inscription à une liste. Si ce n’était pas vous, écrivez-nous et nous effaçons tout.',
    'lead-notice': 'Envoyé par le site d’Iluma aux personnes qui répondent aux demandes.',
    'staff-invitation': 'Envoyé aux comptes de l’équipe d’Iluma.',
    'staff-reset': 'Envoyé aux comptes de l’équipe d’Iluma.',
    'staff-password-changed': 'Envoyé aux comptes de l’équipe d’Iluma.',
  },
  confirmation: {
    subject: 'Votre demande est arrivée ({reference})',
    received: 'Votre demande est bien arrivée. Une personne la lira, pas un robot.',
    receivedAbout:
      'Votre demande au sujet de « {subject} » est bien arrivée. Une personne la lira, pas un robot.',
    facts: 'À garder',
    reference: 'Référence',
    next: {
      title: 'La suite',
      steps: [
        'La personne de l’équipe qui connaît votre sujet lit votre message.',
        'Elle vous répond sous 24h ouvrables, à cette adresse ou au téléphone si vous l’avez donné.',
        'Vous décidez ensuite, sans engagement.',
      ],
    },
    status: 'Voir où en est ma demande',
    reach:
      'Une précision à ajouter ? Appelez-nous au {phone} ou écrivez à {email}, référence en main.',
  },
  notice: {
    subject: '{reference} : {name} attend une réponse',
    intro: 'Une demande vous attend.',
    facts: 'La demande',
    labels: {
      reference: 'Référence',
      received: 'Reçue le',
      answerBy: 'À répondre avant le',
      name: 'Nom',
      email: 'Courriel',
      phone: 'Téléphone',
      company: 'Entreprise',
      subject: 'Sujet',
      page: 'Page',
      reads: 'Lit en',
    },
    details: 'Résultat d’outil joint',
    message: 'Le message',
    open: 'Ouvrir dans le CRM',
  },
  invitation: {
    subject: 'Votre compte Iluma est prêt',
    text: 'Un compte vous a été ouvert dans le CRM d’Iluma. Choisissez votre mot de passe pour entrer.',
    open: 'Choisir mon mot de passe',
    until: 'Le lien sert une seule fois, jusqu’au {date}.',
  },
  reset: {
    subject: 'Choisir un nouveau mot de passe',
    text: 'Un nouveau mot de passe a été demandé pour votre compte. Si ce n’était pas vous, ignorez ce message : rien ne change.',
    open: 'Choisir un nouveau mot de passe',
    until: 'Le lien sert une seule fois, jusqu’au {date}.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a changé',
    text: 'Le mot de passe de votre compte a été changé le {date}. Vos autres sessions sont fermées.',
    unless:
      'Si ce n’était pas vous, prévenez tout de suite la direction : elle peut fermer le compte.',
  },
};
