import type { FullSystemCopy } from '../shape.ts';

export const fr: FullSystemCopy['partnerships'] = {
  lead: 'Un bon partenaire parle déjà à vos futurs clients. Voici comment nous le préparons, avec deux exemples.',
  note: 'Exemples fictifs : ces partenaires n’existent pas. Ils montrent la forme d’un accord, pas un accord signé.',
  fields: {
    audience: 'Public',
    reach: 'Portée',
    demographics: 'Profil',
    benefits: 'Ce que vous y gagnez',
    formats: 'Formats',
    phases: 'Mise en place',
  },
  day: 'Jour {days}',
  button: 'Proposer un partenariat',
  items: {
    'partner-radio': {
      name: 'Radio Rive',
      type: 'Média local',
      audience: 'Les gens du quartier, sur la route et au comptoir',
      reach: 'Une ville et ses environs',
      demographics: 'Familles et travailleurs, le matin et en fin de journée',
      status: 'Exemple, actif',
      description:
        'Une radio de quartier présente chaque semaine un commerce ; l’entrevue devient un article, une vidéo courte et un lien vers sa page.',
      benefits: [
        'Une voix connue parle de vous.',
        'Un lien depuis un média connu de vos clients.',
        'Une entrevue réutilisable toute l’année.',
      ],
      formats: ['Entrevue à l’antenne', 'Article sur le site de la radio', 'Extrait vidéo'],
      phases: [
        { phase: 'Cadrage', action: 'Choisir le sujet, le public et la page à faire connaître.' },
        { phase: 'Préparation', action: 'Écrire les questions, préparer la page et son suivi.' },
        { phase: 'Diffusion', action: 'Enregistrer, diffuser, publier l’article et l’extrait.' },
        { phase: 'Bilan', action: 'Compter les appels et les visites, décider de la suite.' },
      ],
    },
    'partner-merchants': {
      name: 'Alliance des marchands du Vieux-Port',
      type: 'Association de commerçants',
      audience: 'Résidents et visiteurs qui achètent à pied',
      reach: 'Un quartier commerçant',
      demographics: 'Couples, familles et touristes, surtout la fin de semaine',
      status: 'Exemple, en préparation',
      description:
        'Des commerces voisins se recommandent les uns les autres, en ligne comme au comptoir, avec des pages qui se répondent.',
      benefits: [
        'Vos voisins vous envoient leurs clients.',
        'Des liens entre sites du même quartier.',
        'Des événements annoncés une fois, vus partout.',
      ],
      formats: ['Page commune du quartier', 'Carte des commerces', 'Offre croisée en caisse'],
      phases: [
        { phase: 'Cadrage', action: 'Réunir les commerces et fixer une règle simple d’échange.' },
        { phase: 'Préparation', action: 'Corriger les fiches, écrire la page commune.' },
        { phase: 'Diffusion', action: 'Ouvrir la page, poser l’affiche et le code en vitrine.' },
        { phase: 'Bilan', action: 'Lire les visites croisées, garder ce qui sert.' },
      ],
    },
  },
};
