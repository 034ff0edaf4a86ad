import { fr as failures } from './failures/fr.ts';
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
  failures,
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
