import type { BookingsCopy } from './shape.ts';

export const fr: BookingsCopy = {
  title: 'Prendre rendez-vous avec Iluma : 15, 30 ou 60 minutes',
  description:
    'Choisissez le jour, l’heure et la personne, par téléphone, en vidéo ou au bureau. Confirmation immédiate, et un lien pour déplacer ou annuler.',
  name: 'Rendez-vous',
  head: {
    eyebrow: 'Sans engagement',
    title: { before: 'Réservez un ', emphasis: 'rendez-vous', after: '' },
    lead: 'Choisissez une durée et une heure. Vous recevez la confirmation par courriel, avec un lien pour déplacer ou annuler jusqu’à une heure avant.',
  },
  kinds: {
    '15': { name: '15 minutes', about: 'Le point sur votre situation' },
    '30': { name: '30 minutes', about: 'Votre score ou votre budget' },
    '60': { name: '60 minutes', about: 'Un plan de travail' },
  },
  channels: { phone: 'Par téléphone', video: 'En vidéo', office: 'Au bureau' },
  places: {
    phone: 'Nous vous appelons au {phone}',
    video: 'En vidéo : {url}',
  },
  choice: {
    title: 'Choisissez votre moment',
    kind: 'Durée',
    member: 'Avec',
    anyone: 'La première personne libre',
    zone: 'Fuseau horaire',
    show: 'Voir les heures libres',
    zoneNote:
      'Il est {office} au bureau ; les heures affichées sont celles de votre fuseau ({zone}).',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    free: { one: '{date}, {count} heure libre', other: '{date}, {count} heures libres' },
    noneOn: '{date}, aucune heure libre',
    times: 'Heures libres le {date}',
    pickDay: 'Choisissez un jour en surbrillance pour voir ses heures.',
    officeTime: '{time} au bureau',
    none: {
      title: 'Aucune heure libre ce mois-ci',
      text: 'Essayez un autre mois, une autre durée ou une autre personne. Vous pouvez aussi nous écrire : nous trouverons un moment.',
    },
    closed:
      'La prise de rendez-vous en ligne n’est pas ouverte pour l’instant. Écrivez-nous ou appelez-nous : nous fixerons l’heure ensemble.',
    keyboard: 'Les flèches passent d’un jour à l’autre, Entrée ouvre ses heures.',
  },
  form: {
    title: 'Vos coordonnées',
    chosen: '{kind}, {when}',
    chosenWith: '{kind} avec {member}, {when}',
    other: 'Choisir une autre heure',
    channel: 'Comment nous parler',
    language: 'Langue de l’échange',
    fields: {
      name: 'Nom',
      email: 'Courriel',
      phone: 'Téléphone',
      company: 'Entreprise',
      message: 'De quoi voulez-vous parler ?',
    },
    optional: 'facultatif',
    messageHelp: 'L’adresse de votre site nous aide à préparer le rendez-vous.',
    honeypot: 'Laissez ce champ vide',
    privacy: 'Ces renseignements servent à tenir ce rendez-vous et à vous répondre.',
    privacyLink: 'Ce que nous en faisons',
    send: 'Confirmer le rendez-vous',
    sending: 'Confirmation en cours…',
    errors: {
      required: 'Ce champ est nécessaire.',
      'not-an-email': 'Cette adresse ne semble pas complète. Exemple : nom@domaine.ca',
      'not-a-phone': 'Ce numéro ne semble pas complet. Exemple : 514 555-0142',
      'too-long': 'Ce texte est trop long.',
      'too-many':
        'Trois rendez-vous sont déjà à venir pour cette adresse. Annulez-en un depuis son courriel de confirmation, ou appelez-nous.',
      unknown: 'Cette valeur n’est pas parmi les choix.',
      'not-offered':
        'Aucune des personnes libres à cette heure ne le propose. Choisissez autre chose.',
    },
    errorNames: {
      kind: 'Durée',
      member: 'Personne',
      start: 'Heure',
      channel: 'Comment nous parler',
      language: 'Langue de l’échange',
      timeZone: 'Fuseau horaire',
      name: 'Nom',
      email: 'Courriel',
      phone: 'Téléphone',
      company: 'Entreprise',
      message: 'Message',
    },
    rejected: 'Le rendez-vous n’est pas encore pris. À corriger :',
    taken: {
      title: 'Cette heure vient d’être prise',
      text: 'Ce que vous avez écrit est conservé. Les heures libres les plus proches :',
      none: 'Ce que vous avez écrit est conservé. Aucune autre heure n’est libre dans les prochains jours.',
    },
    failures: {
      failed: 'Le rendez-vous n’a pas pu être enregistré. Réessayez dans un instant.',
      limited: 'Trop de requêtes viennent de votre réseau. Réessayez plus tard, ou appelez-nous.',
      offline: 'La connexion a été coupée. Ce que vous avez écrit est conservé : réessayez.',
    },
  },
  status: {
    name: 'Votre rendez-vous',
    confirmed: { before: 'Rendez-vous ', emphasis: 'confirmé', after: '.' },
    cancelled: { before: 'Rendez-vous ', emphasis: 'annulé', after: '.' },
    past: { before: 'Ce rendez-vous est ', emphasis: 'passé', after: '.' },
    invalid: {
      title: { before: 'Ce lien ', emphasis: 'ne mène à rien', after: '.' },
      text: 'Il est incomplet ou le rendez-vous a été effacé. Ouvrez-le depuis le courriel de confirmation, ou écrivez-nous.',
    },
    facts: {
      reference: 'Référence',
      when: 'Quand',
      office: 'Au bureau',
      how: 'Comment',
      who: 'Avec',
    },
    mailed:
      'La confirmation part à l’adresse que vous avez donnée. Si elle n’arrive pas, un filtre a pu la retenir : appelez-nous, votre heure reste réservée.',
    calendar: 'Ajouter à mon agenda',
    move: 'Déplacer',
    moveTo: 'Choisissez la nouvelle heure.',
    otherMember:
      '{name} ne prend plus de rendez-vous : votre rendez-vous sera avec une autre personne de l’équipe, libre à l’heure choisie.',
    cancel: 'Annuler le rendez-vous',
    cancelConfirm: 'Confirmer l’annulation ?',
    keep: 'Garder le rendez-vous',
    moved: 'Le rendez-vous est déplacé.',
    done: 'Le rendez-vous est annulé, et l’heure est libérée.',
    tooOften:
      'Ce rendez-vous a déjà été déplacé plusieurs fois : pour une autre heure, appelez-nous au {phone}.',
    tooLate: 'À moins d’une heure du début, appelez-nous pour déplacer ou annuler : {phone}.',
    again: 'Prendre un autre rendez-vous',
    failures: {
      failed:
        'Le serveur n’a pas pu répondre. Rechargez la page pour voir si le changement est fait, sinon réessayez dans un instant.',
      offline:
        'La connexion a été coupée. Rechargez la page pour voir si le changement est fait, sinon réessayez.',
    },
  },
  leadMessage: 'Rendez-vous de {kind}, {when}.',
  mails: {
    visitor: {
      confirmed: {
        subject: 'Rendez-vous confirmé : {when}',
        text: 'Votre rendez-vous est confirmé. Le fichier joint l’ajoute à votre agenda.',
      },
      moved: {
        subject: 'Rendez-vous déplacé : {when}',
        text: 'Votre rendez-vous a une nouvelle heure. Le fichier joint met votre agenda à jour.',
      },
      cancelled: {
        subject: 'Rendez-vous annulé : {when}',
        text: 'Ce rendez-vous est annulé. Le fichier joint le retire de votre agenda.',
      },
      tomorrow: {
        subject: 'Demain : votre rendez-vous, {when}',
        text: 'Un rappel de votre rendez-vous de demain.',
      },
      soon: {
        subject: 'Dans une heure : votre rendez-vous',
        text: 'Votre rendez-vous commence dans une heure.',
      },
    },
    member: {
      confirmed: {
        subject: 'Nouveau rendez-vous : {name}, {when}',
        text: 'Un rendez-vous vient d’être pris dans votre agenda.',
      },
      moved: {
        subject: 'Rendez-vous déplacé : {name}, {when}',
        text: 'Un rendez-vous de votre agenda a une nouvelle heure.',
      },
      cancelled: {
        subject: 'Rendez-vous annulé : {name}, {when}',
        text: 'Un rendez-vous de votre agenda est annulé, et l’heure est de nouveau libre.',
      },
      tomorrow: {
        subject: 'Demain : {name}, {when}',
        text: 'Un rappel de votre rendez-vous de demain.',
      },
      soon: {
        subject: 'Dans une heure : {name}',
        text: 'Votre rendez-vous commence dans une heure.',
      },
    },
    facts: 'Le rendez-vous',
    labels: {
      when: 'Quand',
      kind: 'Durée',
      how: 'Comment',
      who: 'Avec',
      reference: 'Référence',
      visitor: 'Nom',
      email: 'Courriel',
      phone: 'Téléphone',
      company: 'Entreprise',
      language: 'Langue de l’échange',
    },
    manage: 'Déplacer ou annuler',
    open: 'Ouvrir dans le CRM',
    call: 'Appeler le {phone}',
    event: 'Rendez-vous de {kind} avec {name}',
  },
};
