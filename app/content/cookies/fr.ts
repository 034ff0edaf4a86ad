import type { CookiesCopy } from './shape.ts';

export const fr: CookiesCopy = {
  title: 'Cookies et stockage : votre choix, clé par clé | Iluma',
  description:
    'Votre choix en direct, chaque cookie et chaque clé que ce site peut garder, avec leur utilité et leur durée, et un bouton pour tout retirer.',
  heading: { before: 'Données et cookies gardés ', emphasis: 'dans votre navigateur', after: '' },
  lead: 'Voici votre choix tel qu’il s’applique en ce moment, puis la liste complète de ce que le site peut ranger dans votre navigateur. C’est la liste dont le logiciel se sert pour tout effacer.',
  choice: {
    title: 'Votre choix',
    withoutScripts:
      'Sans JavaScript, ce site n’enregistre rien de facultatif et n’a donc rien à vous demander. Votre choix s’affichera ici si vous l’activez.',
    status: {
      none: 'Vous n’avez pas encore choisi : seul le nécessaire est actif.',
      lapsed:
        'Votre dernier choix ne compte plus : seul le nécessaire est actif jusqu’à votre réponse.',
      refused: 'Vous avez choisi le nécessaire seulement.',
      accepted: 'Vous avez accepté les cinq catégories.',
      some: 'En plus du nécessaire, vous avez accepté : {categories}.',
    },
    receipt: {
      title: 'Reçu',
      date: 'Donné le',
      expires: 'Redemandé après le',
      version: 'Version des catégories',
      browser: 'Navigateur',
    },
    save: 'Enregistrer',
    acceptAll: 'Tout accepter',
    withdraw: 'Retirer mes consentements',
    reopen: 'Revoir le bandeau',
    saved: 'C’est enregistré.',
    notKept:
      'Votre navigateur refuse le stockage : votre choix vaut pour cette page et sera redemandé à la prochaine.',
  },
  keys: {
    title: 'Chaque clé, chaque cookie',
    lead: 'Retirer une catégorie efface aussitôt tout ce qu’elle avait permis.',
    none: 'Cette catégorie ne range rien dans votre navigateur.',
    places: {
      local: 'stockage local',
      session: 'stockage de session',
      cookie: 'cookie',
    },
    owners: {
      iluma: 'lu par ce site seulement',
      router: 'lu par ce site seulement',
      tag: 'lu aussi par le fournisseur de la balise',
    },
    lifetimes: {
      days: '{days} jours',
      hours: '{hours} heures',
      visit: 'jusqu’à la fermeture de l’onglet',
      'until-erased': 'jusqu’à ce que vous l’effaciez',
    },
    purposes: {
      consent:
        'Votre choix, sa date, sa version et votre navigateur : la preuve de ce que vous avez accepté.',
      language: 'La langue que vous avez choisie.',
      'language-server':
        'La même langue, pour que le serveur réponde dans celle-ci dès la première page.',
      accessibility: 'Vos réglages d’accessibilité.',
      chat: 'Votre conversation avec l’assistant, le temps de la visite. Une question qu’il ne sait pas traiter seul est cherchée sur ce site, qui ne la garde pas.',
      system: 'Les interrupteurs que vous avez vous-même changés (assistant, animations).',
      scroll: 'L’endroit où vous en étiez dans chaque page, pour y revenir.',
      release: 'La version du site que l’onglet a chargée, pour ne pas mêler deux versions.',
      transitions: 'Les pages entre lesquelles la transition est animée.',
      ila: 'Vos réponses et votre score ILA, pour les reprendre.',
      adluma: 'Votre dernière simulation ADLUMA.',
      ilumatch: 'Vos réponses ILUMATCH.',
      blogia: 'Vos brouillons BlogIA.',
      staff:
        'La session d’un membre de l’équipe connecté au CRM. Vous ne l’avez pas si vous n’êtes pas de l’équipe.',
      'staff-device':
        'Reconnaître un navigateur où un membre de l’équipe s’est déjà connecté, pour que les essais d’inconnus ne bloquent pas son compte. Ce cookie ne connecte personne.',
      cockpit:
        'Les réglages du cockpit que vous avez enregistrés, pour leur aperçu sur votre écran.',
      'crm-views': 'Les vues que vous avez enregistrées dans le CRM.',
      'crm-density': 'La densité des listes que vous avez choisie dans le CRM.',
      audience: 'Distinguer une visite d’une autre pour compter l’audience.',
      campaigns: 'Relier une visite à l’annonce qui l’a amenée.',
      sector: 'Le secteur que vous avez choisi dans les Outils gratuits, pour le reproposer.',
    },
  },
  more: {
    title: 'Bon à savoir',
    hosts: {
      title: 'Les autres serveurs',
      none: 'Les polices, les images et les scripts viennent de ce site. Une règle de sécurité envoyée avec chaque page interdit au navigateur d’en demander ailleurs.',
      some: 'Avec votre consentement ou pour ses images, une page peut demander un fichier à {hosts}. Une règle de sécurité envoyée avec chaque page interdit au navigateur tout autre hôte, et une balise de mesure n’est demandée que si vous acceptez la catégorie Analytiques ou Marketing.',
    },
    items: [
      {
        title: 'Le signal de vie privée (GPC)',
        text: 'Si votre navigateur envoie le signal Global Privacy Control, le bandeau le dit et tout le facultatif reste désactivé tant que vous n’en décidez pas autrement.',
      },
      {
        title: 'Effacer vous-même',
        text: 'Les réglages de votre navigateur effacent aussi cookies et stockage. Le site vous reposera alors la question.',
      },
    ],
    privacy: 'Lire la politique de confidentialité',
  },
};
