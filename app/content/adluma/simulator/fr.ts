import type { AdlumaCopy } from '../shape.ts';

export const fr: AdlumaCopy['simulator'] = {
  sectors: {
    all: 'Tous secteurs',
    restaurants: 'Restaurants et alimentation',
    beauty: 'Beauté et soins',
    fitness: 'Santé et remise en forme',
    physicians: 'Médecins et cliniques',
    dentists: 'Dentistes',
    home: 'Maison et rénovation',
    auto: 'Garage et réparation automobile',
    'real-estate': 'Immobilier',
    finance: 'Finance et assurance',
    business: 'Services aux entreprises',
    education: 'Formation et enseignement',
    personal: 'Services à la personne',
    shopping: 'Boutiques et cadeaux',
  },
  channels: {
    search: { name: 'Recherche Google', note: 'Des gens qui cherchent déjà ce que vous vendez.' },
    meta: {
      name: 'Facebook et Instagram',
      note: 'Des gens de votre zone, avant qu’ils cherchent.',
    },
    youtube: { name: 'Vidéo YouTube', note: 'Votre savoir-faire en images.' },
    local: {
      name: 'Annonces locales Google',
      note: 'La carte et les recherches « près de moi ».',
    },
  },
  goals: {
    customers: 'Des clients',
    leads: 'Des demandes',
    visits: 'Des visites sur mon site',
    impressions: 'De la visibilité (impressions)',
  },
  units: {
    customers: { one: 'client', other: 'clients', next: 'Le prochain client' },
    leads: { one: 'demande', other: 'demandes', next: 'La prochaine demande' },
    visits: { one: 'visite', other: 'visites', next: 'La prochaine visite' },
    impressions: { one: 'impression', other: 'impressions', next: 'Mille impressions de plus' },
  },
  cases: { low: 'Prudent', expected: 'Attendu', high: 'Favorable' },
  metrics: {
    impressions: 'Impressions',
    visits: 'Clics',
    leads: 'Demandes',
    customers: 'Clients',
    revenue: 'Chiffre d’affaires',
    costPerVisit: 'Coût par clic',
    costPerLead: 'Coût par demande',
    acquisitionCost: 'Coût d’acquisition, frais compris',
    roas: 'ROAS de la publicité',
    roasAllIn: 'ROAS, frais compris',
    profit: 'Bénéfice du mois',
  },
  fields: {
    direction: { label: 'Point de départ', help: 'Le budget donne le résultat, ou l’inverse.' },
    budget: { label: 'Budget publicitaire par mois', help: 'Hors frais de gestion.' },
    customers: { label: 'Nouveaux clients voulus par mois', help: 'En vitesse de croisière.' },
    sector: { label: 'Secteur', help: 'Il fixe le prix des clics et les taux de départ.' },
    goal: { label: 'Objectif', help: 'La répartition entre canaux le suit.' },
    channel: {
      label: 'Canaux',
      help: 'Le budget va à ceux qui rapportent le plus.',
      empty: 'Cochez au moins un canal. En attendant, l’estimation garde les canaux de départ.',
    },
    zone: {
      label: 'Habitants de votre zone',
      help: 'Quartier, ville ou région à desservir.',
    },
    close: {
      label: 'Demandes devenues clients',
      help: 'Sur 100 demandes, tous canaux confondus. Vide : un taux par canal.',
    },
    value: { label: 'Ce que rapporte un client', help: 'Panier, contrat ou total d’une année.' },
    margin: { label: 'Marge', help: 'Ce qui reste une fois payé ce que vous vendez.' },
    fee: { label: 'Frais de gestion par mois', help: 'Agence ou temps interne.' },
    months: { label: 'Durée, en mois', help: 'De 1 à 12.' },
    'spread-cpc': { label: 'Écart possible sur le coût par clic', help: 'En plus et en moins.' },
    'spread-cvr': { label: 'Écart possible sur la conversion', help: 'En moins et en plus.' },
    'ramp-1': { label: 'Rendement du 1er mois', help: 'Une campagne apprend d’abord.' },
    'ramp-2': { label: 'Rendement du 2e mois', help: 'Part du plein résultat.' },
    'ramp-3': { label: 'Rendement du 3e mois', help: 'Ensuite, 100 %.' },
  },
  version:
    'Ce lien vient d’une autre version du simulateur : ce qu’il contient a été lu au mieux. Vérifiez les champs.',
  corrections: {
    title: 'Valeurs corrigées',
    reasons: {
      empty: '{field} : champ vide, {value} utilisé.',
      unreadable: '{field} : ce n’est pas un nombre, {value} utilisé.',
      raised: '{field} : trop bas, porté à {value}.',
      lowered: '{field} : trop haut, ramené à {value}.',
      rounded: '{field} : nombre entier attendu, arrondi à {value}.',
      unknown: '{field} : choix inconnu, remplacé par celui de départ.',
    },
    benchmark: 'le repère',
  },
  lock: { label: 'Montant fixé', help: 'Vide : réparti au mieux.' },
  calculate: 'Lancer la simulation',
  result: {
    title: 'Votre estimation',
    range: 'entre {low} et {high}',
    perMonth: '{unit} par mois',
    estimate:
      'Estimations par mois, en vitesse de croisière, à partir de repères publiés. Ce ne sont pas des promesses.',
    metric: 'Par mois',
    none: 'sans objet',
    caption: 'Résultats par mois : prudent, attendu, favorable',
  },
  remarks: {
    title: 'Analyse et conseils',
    all: {
      'out-of-reach':
        'Cet objectif dépasse ce que la zone peut donner : même avec le budget le plus élevé, le modèle s’arrête à {customers} par mois. Élargissez la zone ou ajoutez un canal.',
      'locks-scaled':
        'Les montants fixés ne tombent pas juste avec le budget : ils ont été ajustés dans les mêmes proportions.',
      extrapolating:
        'Extrapolation : sur {channels}, ce budget achète plus de la moitié des clics de la zone. Aucun repère n’a été mesuré à ce niveau : lisez ces chiffres avec réserve.',
      'past-elbow':
        'Vous avez dépassé le seuil de saturation : le prochain résultat coûte plus du double du premier. Élargissez la zone ou réaffectez le budget sans en ajouter.',
      'room-to-grow':
        'Il reste de la marge : jusqu’à {amount} par mois, le prochain résultat coûte moins du double du premier.',
      'one-channel':
        'Tout repose sur un seul canal. En ajouter un second réduit le risque et fait souvent baisser le coût du prochain résultat.',
      unfunded:
        '{channels} : avec ce budget, rien n’y est alloué, car chaque euro rapporte davantage ailleurs pour cet objectif.',
      'general-figures':
        '{channels} : faute de chiffre fiable pour votre secteur, une partie des repères est celle de tous les secteurs.',
      'own-assumptions':
        '{channels} : une partie des repères est une hypothèse d’Iluma, sans mesure publiée. Remplacez-la par vos chiffres dès que vous en avez.',
    },
  },
  curve: {
    before: 'À {budget}, le seuil de saturation n’est pas atteint.',
    past: 'À {budget}, le seuil de saturation est dépassé.',
    none: 'Ce que donne chaque budget.',
    budget: 'Budget par mois',
    you: 'Vous : {budget}',
    elbow: 'Saturation : {budget}',
    next: '{next} coûterait {cost} ; en moyenne, vous payez {average}.',
    elbowMeaning:
      'Le seuil de saturation est le budget où le prochain résultat coûte le double du premier.',
    table: 'Voir la courbe en tableau',
  },
  split: {
    title: 'La répartition qui rapporte le plus',
    lead: 'Le dernier euro rapporte autant sur chaque canal financé : en déplacer ne rapporterait rien.',
    channel: 'Canal',
    amount: 'Par mois',
    share: 'Part',
    visits: 'Clics',
    leads: 'Demandes',
    costPerLead: 'Coût par demande',
    bought: 'Clics de la zone achetés',
    locked: 'montant fixé',
  },
  sources: {
    title: 'Hypothèses et sources',
    rate: {
      cpc: 'Coût par clic',
      ctr: 'Taux de clic',
      cvr: 'Taux de conversion',
      close: 'Taux de vente',
      reach: 'Impressions par habitant et par mois',
    },
    origin: 'Source',
    general: 'tous secteurs',
    all: {
      'search-2026':
        'WordStream by LocaliQ, recherche, {from} à {to}, {campaigns} campagnes américaines',
      'search-2025':
        'WordStream by LocaliQ, recherche, {from} à {to}, {campaigns} campagnes américaines',
      'meta-leads-2025':
        'WordStream by LocaliQ, Meta (demandes), {from} à {to}, {campaigns} campagnes américaines',
      'meta-traffic-2025': 'WordStream by LocaliQ, Meta (trafic), {from} à {to}, États-Unis',
      'close-2026': 'Une agence américaine, 2026, 4 à 14 clients par secteur : repère fragile',
      assumption: 'Hypothèse d’Iluma, sans mesure publiée',
    },
    notes: [
      'Les repères sont des médianes de campagnes américaines, relevées dans des reprises publiques de ces rapports. Aucun relevé comparable n’a été trouvé pour la France, le Québec ou l’Espagne.',
      'Les dollars américains sont convertis en euros à 1 € = {rate} $, taux de référence de la Banque centrale européenne du {date}.',
      'Le coût par demande est toujours calculé (coût par clic ÷ taux de conversion). Les lignes qui s’écartent de plus de 20 % du coût publié sont exclues : avocats, ainsi que dentistes et restaurants chez Meta.',
      'YouTube part des campagnes de trafic Meta avec un dixième de leur conversion ; les annonces locales reprennent les prix de la recherche. Les impressions possibles par habitant sont une hypothèse.',
      'Taux de vente : celui du secteur pour qui cherche (recherche et annonces locales), la moitié pour qui n’a encore rien demandé (Facebook, Instagram, YouTube). Cette moitié est une hypothèse d’Iluma : remplacez-la dès que vous avez vos chiffres.',
      'Saturation : pour M clics possibles au prix de départ p, une dépense s donne M × s ÷ (s + M × p) clics. Plus on achète, plus le clic suivant est cher.',
      'Prudent et favorable : coût par clic de {cpc} % plus haut ou plus bas, conversion de {cvr} % plus basse ou plus haute.',
    ],
    table: 'Repères utilisés, par canal',
  },
  advisor: 'En parler avec l’équipe',
  share: {
    copy: 'Copier le lien',
    copied: 'Lien copié. Il contient toute la simulation.',
    failed: 'Le navigateur refuse la copie. Sélectionnez l’adresse :',
  },
};
