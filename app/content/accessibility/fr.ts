import type { AccessibilityCopy } from './shape.ts';

export const fr: AccessibilityCopy = {
  title: 'Déclaration d’accessibilité (WCAG 2.2 AA) | Iluma',
  description:
    'Ce que le site d’Iluma vise (WCAG 2.2, niveau AA), ce que le dernier contrôle a trouvé page par page, ses limites connues et comment signaler un obstacle.',
  eyebrow: 'Accessibilité',
  heading: { before: 'Déclaration ', emphasis: 'd’accessibilité', after: '' },
  lead: 'Voici ce que nous visons, comment nous le vérifions, ce qui manque encore et à qui le dire.',
  facts: {
    target: 'Référentiel visé',
    status: 'État',
    checkedOn: 'Dernier contrôle',
    version: 'Version du site',
  },
  outcomes: {
    clean: 'Autoévaluation : aucun écart connu',
    faulty: 'Partiellement conforme',
  },
  conformance: {
    title: 'État de conformité',
    clean:
      'Le site est conçu pour répondre aux critères des niveaux A et AA des WCAG 2.2. Notre dernier contrôle automatique n’a trouvé aucun écart. C’est une autoévaluation : aucun audit externe n’a encore été mené.',
    faulty:
      'Le site vise les critères des niveaux A et AA des WCAG 2.2. Notre dernier contrôle automatique a trouvé les écarts listés plus bas, que nous corrigeons. C’est une autoévaluation : aucun audit externe n’a encore été mené.',
    panel:
      'Cet état vaut avec le panneau de réglages fermé. Le panneau ne répare rien : il garde vos préférences (taille du texte, contraste, animations, voix, raccourcis, grands boutons, repère de focus) sur votre appareil. Les préférences de votre système sont suivies sans lui.',
  },
  method: {
    title: 'Comment nous vérifions',
    automatic:
      'Un programme ouvre chaque page construite dans un vrai navigateur ({browser}) et la passe au crible d’{engine} : {screens} pages, {languages} langues, {contrasts} contrastes, largeurs de {widths} pixels, soit {views} vues. {rules} règles s’y appliquent.',
    journeysTitle: 'Des parcours rejoués à chaque version vérifient aussi :',
    journeys: [
      'la navigation au clavier seul, l’ordre du focus et son retour après la fermeture d’un panneau ;',
      'l’absence de défilement horizontal à 320 pixels de large et avec un texte de 24 pixels ;',
      'la taille des cibles : 24 pixels partout, 44 avec les grands boutons ;',
      'l’arrêt de tout mouvement, par le système ou par le réglage du site ;',
      'la lecture du site sans JavaScript et les couleurs imposées par le système.',
    ],
    limits:
      'Un contrôle automatique ne trouve qu’une partie des obstacles. Le site n’a pas encore été essayé avec des lecteurs d’écran par des personnes qui s’en servent chaque jour : nous n’affirmons donc rien à ce sujet.',
  },
  results: {
    title: 'Résultats du dernier contrôle',
    caption: 'Écarts trouvés, page par page',
    screen: 'Page',
    views: 'Vues',
    violations: 'Écarts',
    toReview: 'Règles à juger à l’œil',
    none: 'aucun',
    reviewNote:
      'Une règle « à juger à l’œil » n’est pas un écart : le programme n’a pas su conclure, par exemple sur un texte posé sur un dégradé.',
    unchecked: 'Pages construites depuis ce contrôle, à vérifier au prochain',
  },
  known: {
    title: 'Limites connues',
    items: [
      'La lecture à voix haute dépend des voix installées sur votre appareil. Sans voix dans la langue de la page, le site le dit et ne lit rien.',
      'Les pages d’autres entreprises vers lesquelles nous renvoyons ne sont pas de notre ressort.',
      'Les noms propres de modules (ADLUMA, BlogIA, ILUMATCH) peuvent être mal prononcés par une voix de synthèse.',
    ],
  },
  contact: {
    title: 'Signaler un obstacle',
    text: 'Dites-nous la page, ce que vous vouliez faire et ce qui vous a arrêté. Nous vous donnons l’information ou le service sous une forme qui vous convient, et nous corrigeons.',
    email: 'Courriel',
    phone: 'Téléphone',
  },
  complaint: {
    title: 'Si notre réponse ne suffit pas',
    text: 'Vous pouvez vous adresser à l’un de ces organismes :',
    places: {
      quebecRights: 'Québec, plainte pour discrimination',
      quebecOffice: 'Québec, aide et accompagnement',
      unitedStates: 'États-Unis',
      france: 'France',
    },
  },
};
