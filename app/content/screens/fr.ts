import { fr as articles } from '../articles/fr.ts';
import { articleNames } from '../articles/names.ts';
import { fr as authors } from '../authors/fr.ts';
import { authorNames } from '../authors/names.ts';
import { editorialNames } from '../editorial/pages.ts';
import { fr as team } from '../team/fr.ts';
import { fr as townPages } from '../towns/fr.ts';
import { townNames } from '../towns/names.ts';
import type { ScreenNames } from './shape.ts';

export const fr: ScreenNames = {
  ...editorialNames('fr'),
  home: {
    name: 'Accueil',
    summary:
      'Ce que fait Iluma pour la visibilité locale, un score ILA à calculer et quatre études de cas.',
  },
  countdown: {
    name: 'Compte à rebours',
    summary: 'Les jours, les heures, les minutes et les secondes jusqu’au lancement du site.',
  },
  'cross-visibility': {
    name: 'Inter-visibilité',
    summary:
      'Un réseau de commerces qui s’envoient des clients, avec une analyse de compatibilité pour le vôtre.',
  },
  modules: {
    name: 'HUB central',
    summary:
      'Le centre de contrôle : chaque module, son état, son score ILA et les prompts prêts à lancer.',
  },
  hub: {
    name: 'Outils gratuits',
    summary:
      'Les outils d’Iluma, à filtrer par objectif et par secteur, avec une suggestion pour commencer.',
  },
  'services-hub': {
    name: 'Services et prix',
    summary:
      'Huit services avec leur contenu et leur prix de départ, à filtrer par catégorie ou par mot.',
  },
  'module-ila': {
    name: 'Module ILA',
    summary:
      'Le module qui note votre visibilité, avec un tableau de bord et un calculateur à curseurs.',
  },
  adluma: {
    name: 'Simulateur ADLUMA',
    summary:
      'Entrez un budget publicitaire pour estimer la visibilité et les impressions à en attendre.',
  },
  'adluma-full': {
    name: 'Simulateur ADLUMA complet',
    summary:
      'La simulation publicitaire détaillée, pour préparer une campagne réglage par réglage.',
  },
  'adluma-loading': {
    name: 'Chargement du Simulateur IA',
    summary: 'Une page de passage qui mène au simulateur ADLUMA complet.',
  },
  ila: {
    name: 'Score ILA',
    summary:
      'Une évaluation en quatre étapes : votre score de visibilité locale, son détail et des conseils.',
  },
  blogia: {
    name: 'BlogIA',
    summary:
      'Un générateur d’articles, de plans de contenu et de mots-clés, avec deux exemples à lire.',
  },
  ilumatch: {
    name: 'ILUMATCH',
    summary:
      'Quelques questions sur votre entreprise et vos objectifs, puis les services qui leur correspondent.',
  },
  zyno: {
    name: 'Zyno, l’assistant',
    summary:
      'Une conversation d’essai avec l’assistant d’Iluma, et ce qu’il sait faire dans chaque langue.',
  },
  analytics: {
    name: 'Tableau de bord',
    summary:
      'Un tableau de bord de démonstration : campagnes, trafic et conversions, avec des données d’exemple.',
  },
  heatmap: {
    name: 'Carte de chaleur ILA',
    summary: 'La visibilité locale zone par zone, sur une carte avec sa légende et ses valeurs.',
  },
  'service-seo': {
    name: 'SEO IA',
    summary:
      'Le référencement local assisté par l’IA : un audit, un plan et des pages suivies chaque semaine.',
  },
  'service-podcasts': {
    name: 'Podcasts positionnels',
    summary:
      'Des balados SEO (podcasts) : des épisodes courts qui répondent aux questions de vos clients.',
  },
  'service-blogs': {
    name: 'Blogs inter-sites',
    summary:
      'Des articles publiés chez vous et cités par des sites partenaires, et ce que le service comprend.',
  },
  'service-landing': {
    name: 'Création de pages de destination',
    summary: 'Des pages qui donnent aux visiteurs une raison de laisser leurs coordonnées.',
  },
  'service-loyalty': {
    name: 'Programme de fidélisation',
    summary: 'La mise en place d’un programme de relances qui fait revenir vos clients.',
  },
  'service-ecommerce': {
    name: 'E-commerce localisé',
    summary: 'Le référencement de votre boutique en ligne, ville par ville.',
  },
  'service-local': {
    name: 'Visibilité locale IA',
    summary:
      'Vos coordonnées à jour sur Google, dans les annuaires et dans les résultats de proximité.',
  },
  'service-youtube': {
    name: 'YouTube SEO',
    summary:
      'Le référencement de vos vidéos sur YouTube, pour les questions que posent vos clients.',
  },
  'service-meta-ads': {
    name: 'Meta Ads',
    summary:
      'La publicité sur Facebook et Instagram : ce que le service comprend et son prix de départ.',
  },
  landing: {
    name: 'Page de destination',
    summary:
      'Une page par recherche : sa construction en quatre étapes et une démonstration à essayer.',
  },
  loyalty: {
    name: 'Page de fidélisation',
    summary:
      'Des relances, des segments et un suivi pour faire revenir vos clients, avec une analyse à essayer.',
  },
  'full-system': {
    name: 'Système complet',
    summary: 'FAQ, études de cas, partenariats et administration, réunis en quatre onglets.',
  },
  blog: {
    name: 'Articles par sujet',
    summary: 'Des articles à chercher par mot ou à trier par catégorie.',
  },
  'blog-intelligent': {
    name: 'Blog',
    summary:
      'Des articles sur Google Ads, le SEO, la fidélisation et l’IA, à filtrer par sujet et par profil.',
  },
  ...articleNames(articles),
  ...townNames(townPages),
  ...authorNames(authors, team),
  cases: {
    name: 'Études de cas',
    summary: 'Quatre commerces, le travail mené avec chacun, les résultats et leurs témoignages.',
  },
  'case-katz-sport': {
    name: 'Katz Sport',
    summary:
      'Étude de cas d’une boutique de sport : une page par sport et par quartier, et les résultats.',
  },
  'case-clinique-rfs': {
    name: 'Clinique RFS',
    summary:
      'Étude de cas d’une clinique : demander un avis après chaque visite, et les résultats.',
  },
  'case-concept-m': {
    name: 'Concept M Rustique',
    summary:
      'Étude de cas d’un fabricant de meubles rustiques : une page par essence de bois, et les résultats.',
  },
  'case-literie-amitie': {
    name: 'Literie Amitié',
    summary:
      'Étude de cas d’un magasin de literie : six recherches à gagner face aux chaînes, et les résultats.',
  },
  contact: {
    name: 'Contact',
    summary:
      'Un formulaire pour écrire à l’équipe, les coordonnées, les heures d’ouverture et les trois bureaux.',
  },
  booking: {
    name: 'Rendez-vous',
    summary:
      'Un jour, une heure et une personne : quinze minutes ou plus pour parler de votre commerce.',
  },
  'booking-status': {
    name: 'Votre rendez-vous',
    summary: 'L’heure, la personne et de quoi déplacer ou annuler un rendez-vous.',
  },
  'ila-report': {
    name: 'Rapport d’audit',
    summary: 'Le rapport d’un site mesuré par l’ILA, pour qui en a le lien.',
  },
  'lead-status': {
    name: 'Suivi d’une demande',
    summary: 'Où en est une demande envoyée à l’équipe, pour qui en a le lien.',
  },
  faq: {
    name: 'FAQ',
    summary:
      'Les réponses aux questions sur le SEO, la technique et les services, à chercher par mot.',
  },
  guide: {
    name: 'Guide de la visibilité',
    summary:
      'Chaque contrôle de l’ILA mesuré : pourquoi il compte, comment le voir, comment le réussir.',
  },
  search: {
    name: 'Recherche',
    summary: 'Les pages du site qui correspondent aux mots que vous cherchez.',
  },
  'crm-feature': {
    name: 'CRM Iluma',
    summary: 'Ce que fait le CRM d’Iluma, avec une liste de clients d’exemple à essayer.',
  },
  crm: {
    name: 'Démo du CRM',
    summary:
      'Après connexion : fiches clients, projets, tâches, journal IA, analytics et prospection.',
  },
  privacy: {
    name: 'Confidentialité',
    summary: 'Les données que le site recueille, pourquoi, et comment exercer vos droits.',
  },
  'legal-notice': {
    name: 'Mentions légales',
    summary: 'Qui publie ce site, où se trouve l’entreprise et comment la joindre.',
  },
  accessibility: {
    name: 'Accessibilité',
    summary: 'Les réglages d’accessibilité du site et la façon de signaler un obstacle.',
  },
  robot: {
    name: 'Notre robot',
    summary: 'Le robot qui lit les sites mesurés, et comment le tenir à l’écart.',
  },
  cookies: {
    name: 'Cookies',
    summary: 'Les cookies et le stockage utilisés par le site, et comment changer votre choix.',
  },
};
