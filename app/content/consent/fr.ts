import type { ConsentCopy } from './shape.ts';

export const fr: ConsentCopy = {
  title: 'Votre choix de cookies',
  text: [
    'Ce site ne garde que ce qui est nécessaire à son fonctionnement.',
    'Mesure d’audience, publicité, préférences, conservation de vos résultats : tout est désactivé tant que vous ne l’activez pas.',
    'Vous changez d’avis quand vous voulez.',
  ],
  details: 'Voir chaque cookie et sa durée',
  privacyControl:
    'Votre navigateur demande de ne pas être suivi (Global Privacy Control) : rien de facultatif ne sera activé sans votre accord.',
  again: {
    changed: 'Nous vous reposons la question, car ceci a changé depuis votre choix : {categories}.',
    unknownChange:
      'Nous vous reposons la question, car nos catégories ont changé depuis votre choix. Jusqu’à votre réponse, rien de facultatif n’est actif.',
    expired:
      'Votre choix du {date} a plus de six mois : il ne compte plus, et nous vous reposons la question.',
  },
  acceptAll: 'Tout accepter',
  necessaryOnly: 'Nécessaires seulement',
  customize: 'Personnaliser',
  save: 'Enregistrer',
  close: 'Fermer sans rien changer',
  categories: {
    necessary: {
      name: 'Nécessaires',
      description:
        'Votre langue, vos réglages d’accessibilité, vos résultats le temps de la visite, ce choix. Sans eux, rien n’est retenu.',
    },
    analytics: {
      name: 'Analytiques',
      description:
        'Envoyer à notre serveur, sans rien qui vous identifie, la vitesse de chaque page : affichage, réaction, stabilité.',
      withTag: 'Et charger une balise qui compte les visites.',
    },
    marketing: {
      name: 'Marketing',
      description:
        'Retenir, le temps de la visite, l’annonce qui vous a amené, et la joindre au message que vous nous écrivez.',
      withTag: 'Et charger une balise qui mesure nos annonces.',
    },
    preferences: {
      name: 'Préférences',
      description:
        'Retenir le secteur choisi dans les Outils gratuits et vous le reproposer à la visite suivante.',
    },
    functional: {
      name: 'Fonctionnels',
      description:
        'Retrouver vos résultats d’une visite à l’autre dans les outils (score ILA, ADLUMA, ILUMATCH, BlogIA).',
    },
  },
  list: 'Catégories',
  alwaysOn: 'Toujours actifs',
  done: 'Votre choix est enregistré. Vous pouvez le changer sur la page Cookies.',
  notKept: 'Votre navigateur refuse le stockage : votre choix vaut pour cette page.',
};
