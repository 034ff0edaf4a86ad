import type { AccessibilityPanelCopy } from './shape.ts';

export const fr: AccessibilityPanelCopy = {
  title: 'Réglages d’accessibilité',
  intro:
    'Le site est conçu pour se lire et s’utiliser sans ces réglages. Ils ne font que garder vos préférences, sur cet appareil.',
  statement: 'Déclaration d’accessibilité',
  close: 'Fermer les réglages',
  fontSize: {
    label: 'Taille du texte',
    smaller: 'Réduire le texte',
    larger: 'Agrandir le texte',
  },
  contrast: {
    label: 'Contraste',
    options: { normal: 'Normal', high: 'Élevé', inverted: 'Inversé' },
  },
  switches: {
    animations: {
      label: 'Animations',
      help: 'Sans elles, tout ce qui bouge s’arrête et le compte à rebours avance une fois par minute.',
    },
    voiceReader: {
      label: 'Lecture à voix haute',
      help: 'Lit les blocs de texte que vous choisissez. Inutile si vous avez déjà un lecteur d’écran : les deux voix se mêleraient.',
    },
    keyboardNav: {
      label: 'Raccourcis clavier',
      help: 'Une touche mène à une page ou au titre suivant. La touche Tab fonctionne toujours.',
    },
    largeButtons: {
      label: 'Grands boutons',
      help: 'Boutons, champs et liens isolés font au moins 44 pixels de haut et de large.',
    },
    focusHighlight: {
      label: 'Repère de focus renforcé',
      help: 'Un contour épais suit l’élément actif. Sans lui, un contour plus fin reste visible.',
    },
  },
  showShortcuts: 'Voir les raccourcis',
  reset: 'Rétablir les réglages par défaut',
  isReset: 'Les réglages par défaut sont rétablis.',
  notKept:
    'Votre navigateur refuse de garder ces réglages : ils dureront jusqu’à ce que vous quittiez ou rechargiez le site.',
  shortcuts: {
    title: 'Raccourcis clavier',
    intro:
      'Hors des champs de texte, une touche à la fois. Pour désactiver ces raccourcis, ouvrez les réglages d’accessibilité.',
    close: 'Fermer la liste',
    thenKey: 'puis',
    acts: {
      help: 'Afficher cette liste',
      search: 'Chercher dans le site',
      accessibility: 'Ouvrir les réglages d’accessibilité',
      content: 'Aller au contenu de la page',
      next: 'Aller au titre suivant',
      previous: 'Aller au titre précédent',
      '/': 'Accueil',
      '/contact': 'Contact',
      '/modules': 'HUB central',
      '/hub-services': 'Services et prix',
      '/ila': 'Score ILA',
      '/adluma': 'Simulateur ADLUMA',
      '/etudes-de-cas': 'Études de cas',
      '/blog-intelligent': 'Blog',
      '/faq': 'Questions fréquentes',
    },
  },
  reader: {
    title: 'Lecture à voix haute',
    play: 'Lire',
    pause: 'Mettre en pause',
    resume: 'Reprendre la lecture',
    stop: 'Arrêter la lecture',
    previous: 'Bloc précédent',
    next: 'Bloc suivant',
    pick: 'Choisir un bloc dans la page',
    picking: 'Touchez un bloc de la page, ou atteignez-le avec Tab. Échap pour annuler.',
    section: 'Section à lire',
    wholePage: 'Toute la page',
    position: 'Bloc {at} sur {count}',
    ready: 'Choisissez un bloc ou une section, puis Lire.',
    unavailable: 'Ce navigateur ne sait pas lire à voix haute.',
    noVoice:
      'Aucune voix n’est installée sur cet appareil. Ajoutez-en une dans ses réglages de synthèse vocale, puis rechargez la page.',
    otherVoice:
      'Cet appareil n’a pas de voix française. Ajoutez-en une dans ses réglages de synthèse vocale, puis rechargez la page.',
  },
};
