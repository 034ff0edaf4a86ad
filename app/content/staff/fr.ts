import type { StaffCopy } from './shape.ts';

export const fr: StaffCopy = {
  problems: {
    'too-short': 'Ce mot de passe est trop court : il faut au moins 12 caractères.',
    'too-long': 'Ce mot de passe est trop long : 128 caractères au plus.',
    repetitive: 'Ce mot de passe répète trop souvent les mêmes caractères.',
    personal: 'Ce mot de passe contient surtout votre nom ou votre adresse.',
    common:
      'Ce mot de passe, ou presque le même, est de ceux que l’on essaie en premier : il figure dans des listes volées.',
    same: 'C’est déjà votre mot de passe. Choisissez-en un autre.',
    differs: 'Les deux mots de passe ne sont pas les mêmes.',
    wait: {
      one: 'Trop d’essais. Attendez {count} minute, puis réessayez.',
      other: 'Trop d’essais. Attendez {count} minutes, puis réessayez.',
    },
    'confirmation-required':
      'Confirmez que c’est bien vous : entrez votre mot de passe, puis recommencez.',
    'not-confirmed': 'Le mot de passe ou le code n’est pas le bon.',
    required:
      'Votre compte exige la validation en deux étapes : vous pouvez changer d’application, mais pas désactiver la validation.',
    'bad-name': 'Écrivez votre prénom et votre nom, en 100 caractères au plus.',
    'name-taken':
      'Quelqu’un de l’équipe a déjà ce nom. Ajoutez une initiale ou un deuxième prénom.',
    'link-over': 'Ce lien a déjà servi ou a expiré.',
    demo: 'Ces identifiants ouvrent la démo, qui fonctionne dans votre navigateur : activez JavaScript pour y entrer.',
    ended: 'Votre session est terminée. Connectez-vous de nouveau.',
    unavailable:
      'La connexion est indisponible pour le moment. Réessayez dans une minute : rien n’est perdu.',
    offline: 'Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.',
  },
  ownAccount: 'Connectez-vous avec votre compte de l’équipe.',
  forgot: 'Mot de passe oublié ?',
  forgotten: {
    title: 'Mot de passe oublié',
    lead: 'Entrez l’adresse de votre compte : nous y envoyons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    asked:
      'Si un compte existe à cette adresse, un courriel est en route. Le lien qu’il contient sert une fois, pendant 30 minutes.',
  },
  link: {
    welcome: 'Bienvenue dans l’équipe',
    welcomeLead:
      'Vérifiez votre nom et choisissez votre mot de passe : vous entrez ensuite dans le CRM.',
    reset: 'Choisissez un nouveau mot de passe',
    resetLead: 'Vos sessions ouvertes se terminent dès qu’il est enregistré.',
    over: 'Ce lien ne sert plus',
    overLead:
      'Il a déjà servi, un autre l’a remplacé, ou il a expiré. Demandez-en un nouveau, ou une nouvelle invitation à la personne qui vous l’avait envoyée.',
    another: 'Recevoir un nouveau lien',
    nameHelp: 'Il paraît sur les fiches et les demandes qui vous sont confiées.',
  },
  needsScript: 'Le CRM fonctionne dans votre navigateur : activez JavaScript pour travailler.',
  secondStep: {
    title: 'Validation en deux étapes',
    lead: 'Votre mot de passe est le bon. Entrez maintenant le code de votre application d’authentification.',
    code: 'Code',
    help: 'Six chiffres, ou l’un de vos codes de secours.',
    submit: 'Vérifier le code',
    refused: 'Ce code n’est pas le bon, ou il a déjà servi.',
  },
  newPassword: {
    title: 'Choisissez votre mot de passe',
    lead: 'Celui que l’on vous a donné ne sert qu’une fois. Le vôtre le remplace.',
    password: 'Nouveau mot de passe',
    help: 'Au moins 12 caractères. Plusieurs mots qui n’ont rien à voir entre eux conviennent très bien.',
    again: 'Le même, une deuxième fois',
    submit: 'Enregistrer et entrer',
  },
  confirmation: {
    title: 'Confirmez que c’est vous',
    lead: 'Cette opération est sensible : elle demande votre mot de passe, entré il y a cinq minutes au plus.',
    password: 'Votre mot de passe',
    code: 'Code de votre application, ou code de secours',
  },
  requiredSetUp: {
    title: 'Activez la validation en deux étapes',
    lead: 'En plus du mot de passe, votre compte exige un code de votre téléphone. Configurez l’application qui le donne : le CRM s’ouvre ensuite.',
    open: 'Ouvrir le CRM',
  },
  startAgain: 'Revenir à la connexion',
  busy: 'Vérification…',
  roles: {
    CEO: 'CEO',
    COO: 'COO',
    manager: 'Gestionnaire',
    member: 'Membre',
    'read-only': 'Lecture seule',
  },
  account: {
    title: 'Votre compte',
    back: 'Retour au CRM',
    signOut: 'Se déconnecter',
    signOutEverywhere: 'Se déconnecter partout',
    drafts: {
      title: 'Des brouillons ne sont pas envoyés',
      lead: 'Ce que vous avez écrit dans les demandes, réponses et notes, sera perdu.',
      discard: 'Se déconnecter sans les garder',
      keep: 'Continuer à écrire',
    },
    facts: {
      name: 'Nom',
      email: 'Adresse courriel',
      role: 'Rôle',
      lastLogin: 'Dernière connexion',
    },
    password: {
      title: 'Mot de passe',
      next: 'Nouveau mot de passe',
      help: 'Au moins 12 caractères. Vos autres sessions se terminent.',
      again: 'Le nouveau, une deuxième fois',
      submit: 'Changer le mot de passe',
    },
    secondStep: {
      title: 'Validation en deux étapes',
      off: 'Un code de votre téléphone en plus du mot de passe : connaître votre mot de passe ne suffit plus pour entrer.',
      on: 'Activée : un code de votre application est demandé à chaque connexion.',
      setUp: 'Configurer une application',
      replace: 'Changer d’application',
      replaceLead:
        'La nouvelle application remplace l’actuelle dès que vous entrez un de ses codes.',
      steps: {
        scan: 'Scannez ce code avec votre application d’authentification.',
        secret: 'Ou tapez-y cette clé :',
        open: 'Sur ce même téléphone, ouvrez plutôt ce lien :',
      },
      drawing: 'Code QR de la clé',
      code: 'Code affiché par l’application',
      confirm: 'Activer la validation en deux étapes',
      refused: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.',
      codesLeft: 'Codes de secours restants : {count}',
      renew: 'Renouveler les codes de secours',
      remove: 'Désactiver la validation en deux étapes',
      codesTitle: 'Vos codes de secours',
      codesLead:
        'Chacun remplace une fois votre téléphone. Notez-les en lieu sûr : ils ne seront plus affichés.',
      codesCopy: 'Copier les codes',
      codesCopied: 'Les codes sont copiés.',
      codesNotCopied: 'Votre navigateur refuse la copie : téléchargez les codes.',
      codesDownload: 'Télécharger les codes',
      codesFile: 'iluma-codes-de-secours.txt',
    },
    sessions: {
      title: 'Vos sessions ouvertes',
      lead: 'Une session se termine après une heure sans activité, et au plus tard après douze heures.',
      started: 'Depuis',
      seen: 'Dernière activité',
      here: 'Cette session',
      end: 'Terminer',
      unknownAgent: 'Navigateur inconnu',
    },
  },
};
