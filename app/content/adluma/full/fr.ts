import type { AdlumaCopy } from '../shape.ts';

export const fr: AdlumaCopy['full'] = {
  title: 'Simulateur ADLUMA complet : ROAS et rentabilité',
  description:
    'Du budget aux clients, ou des clients au budget : coûts, ROAS, seuil de rentabilité, saturation, mois par mois et scénarios, sur des repères datés.',
  eyebrow: 'ADLUMA, simulateur complet',
  heading: { before: 'Du budget au ', emphasis: 'bénéfice', after: ', chiffre par chiffre' },
  lead: 'Partez d’un budget ou d’un nombre de clients. Chaque hypothèse se change, chaque résultat donne une fourchette, et le lien garde tout.',
  directions: { budget: 'J’ai un budget', customers: 'Je veux des clients' },
  groups: {
    sale: 'Vente',
    figures: 'Hypothèses',
  },
  figuresHelp:
    'Un champ vide suit le repère de votre secteur, affiché en gris. Écrivez votre chiffre pour le remplacer, videz-le pour y revenir.',
  benchmark: 'Repère : {value}',
  edited: 'modifié',
  reset: 'Revenir au repère : {field}',
  resetAll: 'Tout remettre aux repères',
  editedCount: {
    none: 'Aucune hypothèse modifiée.',
    one: '{count} hypothèse modifiée.',
    other: '{count} hypothèses modifiées.',
  },
  headline: {
    budget: {
      one: 'client par mois pour {budget}, {range}',
      other: 'clients par mois pour {budget}, {range}',
    },
    customers: {
      one: 'de budget par mois pour {customers} client ; il peut en amener {range}',
      other: 'de budget par mois pour {customers} clients ; il peut en amener {range}',
    },
  },
  verdicts: {
    strong: {
      label: 'Nettement rentable',
      text: 'Un client coûte moins du tiers de ce qu’il rapporte.',
    },
    thin: {
      label: 'Tout juste rentable',
      text: 'Il reste un bénéfice, mais un mauvais mois peut l’effacer.',
    },
    loses: {
      label: 'À perte',
      text: 'À ces chiffres, chaque mois coûte plus qu’il ne rapporte.',
    },
    'too-small': {
      label: 'Volume insuffisant',
      text: 'Moins de 10 demandes par mois : trop peu de données pour améliorer la campagne.',
    },
  },
  breakEven: {
    title: 'Seuil de rentabilité',
    lead: 'Hors de ces limites, une vente coûte plus que sa marge.',
    measure: 'Mesure',
    limit: 'Limite',
    yours: 'Attendu',
    roas: 'ROAS minimal, frais compris',
    acquisitionCost: 'Coût d’acquisition maximal',
    costPerLead: 'Coût par demande maximal, hors frais',
    cpc: 'Coût par clic maximal, hors frais',
    within: 'respecté',
    beyond: 'non respecté',
  },
  months: {
    title: 'Mois par mois',
    table: 'Voir les mois en tableau',
    paidBack: 'La campagne rembourse ses coûts au mois {month}.',
    notPaidBack: 'La campagne ne rembourse pas ses coûts sur la durée choisie.',
    month: 'Mois',
    ramp: 'Rendement',
    leads: 'Demandes',
    customers: 'Clients',
    revenue: 'Chiffre d’affaires',
    profit: 'Bénéfice',
    balance: 'Solde',
    total: 'Total',
  },
  scenarios: {
    title: 'Scénarios côte à côte',
    lead: 'Gardez jusqu’à trois simulations dans ce navigateur, pour cette visite ou plus si vous acceptez les cookies fonctionnels.',
    keep: 'Garder ce scénario',
    full: 'Trois scénarios sont gardés : retirez-en un pour en garder un autre.',
    kept: 'Scénario {name} gardé.',
    none: 'Aucun scénario gardé pour l’instant.',
    name: 'Scénario {name}',
    open: 'Ouvrir {name}',
    remove: 'Retirer {name}',
    measure: 'Par mois',
    budget: 'Budget',
    sector: 'Secteur',
    denied: 'Ce navigateur refuse le stockage : le scénario disparaîtra avec la page.',
  },
  csv: {
    button: 'Télécharger en CSV',
    section: { plan: 'Hypothèse', results: 'Résultat par mois' },
  },
  print: 'Imprimer',
};
