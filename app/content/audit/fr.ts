import { fr as owner } from './owner/fr.ts';
import type { AuditCopy } from './shape.ts';

export const fr: AuditCopy = {
  title: 'Rapport d’audit d’un site | Iluma',
  description:
    'Ce que l’ILA a vu en lisant un site : un score par domaine, chaque défaut avec sa preuve et la façon de le corriger.',
  eyebrow: 'ILA mesuré',
  start: {
    heading: 'Mesurez la visibilité de votre site',
    lead: 'Donnez son adresse : nous lisons jusqu’à 20 de ses pages et vous montrons, preuve à l’appui, ce qui empêche vos clients de vous trouver. Gratuit, sans compte, en une minute environ.',
    label: 'Adresse de votre site',
    placeholder: 'boulangerie.example',
    button: 'Mesurer mon site',
    help: 'Le rapport reste 90 jours à une adresse que vous seul recevez.',
    robot: 'Ce que lit notre robot, et comment le tenir à l’écart',
    guide: 'Chaque point vérifié, expliqué dans le guide',
    estimate: {
      heading: 'Pas encore de site ? Faites une estimation',
      lead: 'Ces quatre étapes ne lisent aucun site : elles estiment votre visibilité d’après vos réponses.',
    },
  },
  errors: {
    required: 'Indiquez l’adresse de votre site.',
    'not-a-site':
      'Ce n’est pas l’adresse d’un site. Écrivez-la comme dans la barre du navigateur : boulangerie.example.',
    profile:
      'C’est un profil ou une fiche, pas un site : ces réseaux ne laissent entrer aucun robot d’audit. Donnez l’adresse de votre propre site ; si vous n’en avez pas, faites l’estimation.',
    'too-long': 'Cette adresse est trop longue. Donnez celle de la page d’accueil.',
    limited: {
      one: 'Trois audits par heure, pas davantage. Vous pourrez en lancer un autre dans une minute.',
      other:
        'Trois audits par heure, pas davantage. Vous pourrez en lancer un autre dans {count} minutes.',
    },
    failed:
      'L’audit n’a pas pu commencer, à cause d’une panne de notre côté. Réessayez dans un instant.',
    offline: 'La connexion a été coupée. Ce que vous avez indiqué est conservé : réessayez.',
    unanswered:
      'Le serveur n’a pas pu répondre. Ce que vous avez indiqué est conservé : réessayez dans un instant.',
  },
  progress: {
    heading: 'Lecture du site {site}',
    queued: 'La lecture va commencer : d’autres audits passent avant.',
    running: 'Lecture en cours, une minute au plus.',
    pages: { one: '{count} page lue', other: '{count} pages lues' },
    none: 'Aucune page lue pour le moment.',
    contacting:
      'Nous contactons le site et attendons sa réponse. S’il est lent, la première page peut se faire attendre.',
    findings: 'Constats',
    noFindings: 'Rien à signaler sur ces pages jusqu’ici.',
    refresh: 'Actualiser',
    leave: 'Vous pouvez fermer cette page et y revenir par la même adresse.',
    mail: {
      label: 'Recevoir le lien par courriel quand le rapport sera prêt',
      button: 'Recevoir le lien',
      told: 'C’est noté : nous écrirons à cette adresse dès que le rapport sera prêt.',
      error: 'Ce n’est pas une adresse de courriel.',
    },
    cancel: 'Arrêter l’audit',
  },
  failures: {
    'bad-address': 'Cette adresse n’est pas celle d’un site.',
    'address-refused':
      'Cette adresse mène à un réseau privé ou à un port inhabituel. Nous ne lisons que des sites publics.',
    'unknown-host':
      'Aucun serveur ne porte ce nom. Vérifiez l’orthographe ; si elle est juste, le domaine a peut-être expiré.',
    certificate:
      'Le certificat du site n’est pas valable : les navigateurs affichent un avertissement à vos visiteurs. Votre hébergeur peut le corriger.',
    unreachable: 'Le serveur du site n’a pas répondu. Il est peut-être en panne ; réessayez.',
    timeout: 'Le serveur du site a mis trop de temps à répondre.',
    'redirect-loop':
      'L’adresse renvoie à elle-même sans fin. Un navigateur ne l’ouvrirait pas non plus.',
    'too-many-redirects': 'L’adresse renvoie à une autre plus de dix fois.',
    'not-http': 'Cette adresse n’est pas celle d’une page web.',
    'blocked-by-robots':
      'Le fichier robots.txt du site demande à notre robot, IlumaAudit, de ne rien lire. Nous respectons ce choix ; autorisez-le si vous voulez un rapport.',
    'budget-spent': 'La limite de lecture a été atteinte avant la fin.',
    'http-401':
      'Le site demande un mot de passe dès sa première page (erreur HTTP 401). Nous ne lisons que des pages publiques.',
    'http-403':
      'Le serveur refuse de montrer la première page à notre robot, IlumaAudit (erreur HTTP 403). Un pare-feu ou un réglage de l’hébergeur le bloque peut-être ; votre hébergeur peut l’autoriser.',
    'http-404':
      'Il n’y a aucune page à cette adresse (erreur HTTP 404). Vérifiez l’adresse, ou donnez celle de la page d’accueil.',
    'http-410':
      'La page de cette adresse a été retirée (erreur HTTP 410). Donnez celle de la page d’accueil.',
    'http-429':
      'Le serveur dit avoir reçu trop de requêtes (erreur HTTP 429). Réessayez plus tard.',
    'http-500':
      'Le serveur du site répond par une erreur interne (erreur HTTP 500) : vos visiteurs la voient sans doute aussi. Votre hébergeur peut en trouver la cause.',
    'http-502':
      'Le site est en panne : son serveur ne reçoit pas de réponse valable du programme qui produit les pages (erreur HTTP 502). Votre hébergeur peut en trouver la cause.',
    'http-503':
      'Le site est hors service pour le moment (erreur HTTP 503), par exemple en maintenance. Réessayez plus tard.',
    'http-504':
      'Le site est en panne : son serveur a attendu trop longtemps le programme qui produit les pages (erreur HTTP 504). Votre hébergeur peut en trouver la cause.',
    'http-other':
      'À la place de la première page, le serveur répond par une erreur. Ouvrez l’adresse dans un navigateur pour voir ce que vos visiteurs voient.',
    'robots-unreachable':
      'Le fichier robots.txt du site ne répond pas, ou répond par une erreur du serveur. Les robots ne lisent alors rien, ceux des moteurs de recherche non plus. Votre hébergeur peut en trouver la cause.',
    challenge:
      'À la place de la première page, le site montre à notre robot, IlumaAudit, une vérification contre les robots : nous n’avons donc rien pu lire. Votre hébergeur ou votre pare-feu peut l’autoriser.',
    parked:
      'Il n’y a pas de site à cette adresse : elle montre une page d’attente du bureau d’enregistrement, de l’hébergeur ou du serveur. Vérifiez l’adresse ; si elle est juste, votre hébergeur peut dire ce qui manque.',
    'under-construction':
      'Le site est en construction : il n’a qu’une page d’attente. Faites-le mesurer quand il sera en ligne.',
    'error-page':
      'La première page ne montre qu’un message d’erreur ou de maintenance du logiciel du site, tout en répondant que tout va bien (code HTTP 200) : vos visiteurs le voient sans doute aussi. Votre hébergeur ou votre webmestre peut en trouver la cause.',
    framed:
      'Cette adresse ne fait que montrer un autre site dans un cadre : elle n’a pas de contenu à elle, et les moteurs de recherche ne lui en attribuent pas. Faites mesurer l’autre site, et remplacez le cadre par une redirection permanente (code 301).',
    'not-a-page':
      'Cette adresse mène à un fichier (PDF, image ou données) et non à une page web. Donnez celle de la page d’accueil.',
    undecodable:
      'Le serveur compresse la première page sans le dire, ou annonce une compression qui n’est pas la bonne : les navigateurs affichent des caractères illisibles ou une erreur. Votre hébergeur peut corriger ce réglage.',
    empty: 'La première page du site est vide : le serveur répond, mais sans aucun contenu.',
    'cut-off':
      'La réponse du serveur s’est interrompue avant le contenu de la première page. Réessayez ; si cela se répète, votre hébergeur peut en trouver la cause.',
    'too-little-judged':
      'Trop peu de points de ce site ont pu être jugés pour qu’un score ait un sens, le plus souvent parce que des scripts dessinent ses pages.',
    abandoned: 'L’audit s’est interrompu plusieurs fois de notre côté. Réessayez.',
    broken: 'L’audit s’est arrêté à cause d’une panne de notre côté. Réessayez.',
  },
  ended: {
    failed: 'Le site {site} n’a pas pu être lu',
    cancelled: {
      heading: 'Audit arrêté',
      text: 'Vous avez arrêté cet audit avant la fin. Aucune donnée du site n’a été gardée.',
    },
    removed: {
      heading: 'Rapport supprimé',
      text: 'Son lien ne mène plus à rien, pour vous comme pour ceux qui l’ont reçu.',
    },
    missing: {
      heading: 'Rapport introuvable',
      text: 'Le lien est incomplet, ou le rapport a été supprimé ou a plus de 90 jours.',
    },
    unavailable: {
      heading: 'Rapport indisponible pour le moment',
      text: 'Une panne de notre côté empêche de le lire. Rechargez la page dans un instant.',
    },
    again: 'Mesurer un site',
  },
  report: {
    heading: 'Rapport d’audit : {site}',
    measured: 'Mesuré le {date} ({pages}, méthode {version}).',
    pages: { one: '{count} page lue', other: '{count} pages lues' },
    measuredOn: 'Mesuré le',
    score: 'Score mesuré',
    outOf: 'sur 100',
    notScored: 'Pas de score',
    judged: '{share} des points ont pu être jugés ; le reste ne compte ni pour ni contre.',
    keptOut:
      'Les moteurs de recherche sont tenus à l’écart de ce site : tant que c’est le cas, le score ne dépasse pas 30.',
    limits: {
      pages: 'La lecture s’est arrêtée à 20 pages ; le site en a d’autres.',
      bytes: 'La lecture s’est arrêtée à 20 Mo.',
      time: 'La lecture s’est arrêtée après une minute.',
      cut: 'La première page n’a été lue qu’en partie : elle est très longue, ou sa transmission s’est interrompue.',
    },
    areas: {
      title: 'Score par domaine',
      area: 'Domaine',
      score: 'Score',
      judged: 'Jugé',
    },
    areaNames: {
      reach: 'Accès au site',
      page: 'Pages',
      local: 'Présence locale',
      answer: 'Moteurs de réponse',
      speed: 'Vitesse',
      trust: 'Confiance',
    },
    mends: {
      title: 'Par quoi commencer',
      lead: 'Les corrections qui rapportent le plus pour l’effort qu’elles demandent.',
      none: 'Rien à corriger parmi ce qui a pu être jugé.',
    },
    gain: '+{points} au score',
    noGain: 'ne change pas le score',
    effort: {
      1: 'quelques minutes',
      2: 'une heure ou deux',
      3: 'une journée ou l’aide d’un développeur',
    },
    findings: {
      title: 'Ce qui est à corriger',
      count: { one: '{count} défaut', other: '{count} défauts' },
      why: 'Pourquoi c’est important',
      how: 'Comment corriger',
      evidence: 'Ce qui a été vu',
      source: 'D’où vient ce seuil',
      guide: 'Le corriger pas à pas : la page du guide',
      line: 'ligne {line}',
      found: 'Trouvé',
      wanted: 'Attendu',
      nothing: 'rien',
      more: { one: 'et {count} autre endroit', other: 'et {count} autres endroits' },
    },
    good: {
      title: 'Ce qui va bien',
      count: { one: '{count} point vérifié', other: '{count} points vérifiés' },
    },
    notJudged: {
      title: 'Ce qui n’a pas pu être jugé',
      lead: 'Ces points ne changent pas le score.',
    },
    notApplicable: { title: 'Ce qui ne concerne pas ce site' },
    whatIf: {
      title: 'Et si vous corrigiez… ?',
      lead: 'Cochez des corrections pour voir le score que donnerait la même lecture.',
      legend: 'Corrections',
      button: 'Calculer',
      result: 'Avec ces corrections : {score} sur 100, contre {now} aujourd’hui.',
    },
    compare: {
      title: 'Face à vos concurrents',
      lead: 'Mesurez jusqu’à deux autres sites de la même façon.',
      label: 'Adresse d’un concurrent',
      button: 'Mesurer ce site',
      full: 'Ce rapport compare déjà deux autres sites.',
      table: 'Scores des sites comparés',
      you: 'ce site',
      total: 'Ensemble',
      open: 'Voir son rapport',
      running: 'en cours',
      failed: 'illisible',
    },
    owner,
    actions: {
      share: {
        copy: 'Copier le lien du rapport',
        copied: 'Lien copié.',
        failed: 'Votre navigateur n’a pas permis la copie. Voici le lien :',
      },
      print: 'Imprimer ou enregistrer en PDF',
      json: 'Télécharger en JSON',
      csv: 'Télécharger en CSV',
      contact: 'Demander de l’aide avec ce rapport',
      book: 'Réserver un appel',
      estimate: 'Compléter par l’estimation',
      again: 'Mesurer un autre site',
      remove: {
        open: 'Supprimer ce rapport',
        text: 'Le rapport et ses comparaisons disparaîtront pour toute personne qui en a le lien. C’est irréversible.',
        confirm: 'Supprimer définitivement',
      },
      until:
        'Ce lien fonctionne jusqu’au {date}. Toute personne qui l’a peut lire le rapport et le supprimer.',
    },
    csv: {
      area: 'Domaine',
      check: 'Point vérifié',
      status: 'Résultat',
      points: 'Points',
      gained: 'Points obtenus',
      page: 'Page',
      line: 'Ligne',
      statuses: {
        pass: 'en ordre',
        fail: 'à corriger',
        'not-judged': 'non jugé',
        'not-applicable': 'sans objet',
      },
    },
  },
};
