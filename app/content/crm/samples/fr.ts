import type { SampleWords } from '#app/domain/crm/sandbox/samples.ts';

export const fr: SampleWords = {
  sectors: {
    boulangerie: 'restauration',
    clinique: 'santé',
    cycles: 'commerce',
    ecole: 'éducation',
    garage: 'automobile',
    immobilier: 'immobilier',
    salon: 'beauté',
    yoga: 'fitness',
  },
  services: {
    seo: 'SEO local',
    landing: 'Page de destination',
    ads: 'Publicité',
    youtube: 'Vidéo',
    blog: 'Articles',
    local: 'Fiche Google',
    podcast: 'Balado',
    loyalty: 'Fidélisation',
  },
  note: 'Préfère être appelé le matin.',
  document: 'Audit de visibilité (exemple)',
  projects: {
    orders: {
      name: 'Commandes en ligne',
      analysis: 'La page de commande est en ligne ; suivre les paniers abandonnés.',
    },
    booking: {
      name: 'Prise de rendez-vous',
      analysis: 'Réduire le formulaire à trois champs.',
    },
    videos: { name: 'Vidéos d’atelier', analysis: 'Quatre tutoriels courts pour commencer.' },
    openDay: { name: 'Portes ouvertes', analysis: 'Textes à faire valider par la direction.' },
    homes: { name: 'Pages de quartier', analysis: 'Choisir les cinq premiers quartiers.' },
  },
  tasks: {
    photos: 'Choisir les photos de la vitrine',
    forms: 'Simplifier le formulaire de rendez-vous',
    reviews: 'Répondre aux derniers avis',
    newsletter: 'Préparer l’infolettre',
    call: 'Rappeler pour la proposition',
    listing: 'Vérifier la fiche Google',
    report: 'Envoyer le rapport du mois',
    hours: 'Mettre à jour les heures d’ouverture',
  },
  checklist: ['Trier les photos reçues', 'Recadrer les cinq meilleures', 'Les faire approuver'],
  journal: {
    score: {
      title: 'Le score progresse',
      content: 'De nouveaux avis et des horaires exacts soutiennent la visibilité locale.',
    },
    online: { title: 'Commandes en ligne ouvertes', content: 'La page est publiée et mesurée.' },
    partners: {
      title: 'Partenaires à proximité',
      content: 'Deux commerces du quartier ont une clientèle proche.',
    },
    form: {
      title: 'Formulaire à corriger',
      content: 'Une inscription sur mobile n’aboutit pas ; correction en cours.',
    },
    meeting: {
      title: 'Premier rendez-vous',
      content: 'Présentation faite, proposition attendue.',
    },
  },
  meetings: {
    proposal: 'Revoir ensemble la proposition avant de signer.',
    firstCall: 'Faire connaissance et parler des vidéos de l’atelier.',
    reports: 'Comprendre le rapport du mois : d’où viennent les appels ?',
    results: 'Premiers résultats des commandes en ligne.',
    retry: 'Nouvel essai : le dernier appel n’a pas abouti.',
    reopening: 'Le garage rouvre au printemps : par où commencer ?',
    openDay: 'Textes de la journée portes ouvertes à approuver.',
    loyalty: 'Une question sur les cartes de fidélité.',
    podcast: 'Choisir les invitées des prochains épisodes.',
    neighbours: 'Quels quartiers traiter d’abord ?',
  },
};
