import type { IlaWizardCopy } from '../shape.ts';

export const fr: IlaWizardCopy['method'] = {
  title: { before: 'La méthode de ', emphasis: 'calcul', after: '' },
  lead: 'Voici nos poids à côté de ceux que publient les praticiens du référencement local.',
  rules: 'Comment chaque facteur se calcule',
  rule: {
    googlePresence: 'Avec une fiche : estimé de 85 à 99. Sans fiche : 20.',
    localVisibility: 'Estimé de 60 à 89.',
    reputation: 'Note ÷ 5 × 100, plus 20 points par centaine d’avis, plafonné à 100.',
    websiteOptimization: 'Avec un site : estimé de 70 à 94. Sans site : 30.',
    localContent: 'Avec des réseaux actifs : estimé de 65 à 89. Sans : 40.',
    networkBacklinks: 'Estimé de 45 à 79.',
  },
  caption: 'Nos poids et ceux des enquêtes publiées, en pour cent',
  columns: { signal: 'Signal', ours: 'ILA' },
  kinds: { pack: 'Carte', organic: 'Liste', ai: 'Réponses IA' },
  signals: {
    profile: 'Fiche d’établissement',
    reviews: 'Avis',
    onPage: 'Contenu des pages',
    links: 'Liens',
    behaviour: 'Comportement et proximité',
    citations: 'Annuaires',
    personal: 'Personnalisation',
  },
  none: 'non publié',
  notes: [
    'Les enquêtes sont celles de Whitespark, « Local Search Ranking Factors » : 44 praticiens et 149 facteurs en 2023, 47 praticiens et 187 facteurs en 2026. Elles recueillent des avis d’experts, pas des mesures de Google.',
    'Nous les avons lues dans des comptes rendus. Pour 2026, une autre source donne 13 % au comportement au lieu de 9 %.',
    'Les estimations sont tirées une fois pour toutes du nom, de l’adresse et du site : la même entreprise obtient toujours le même score.',
  ],
  sources: 'Comptes rendus :',
};
