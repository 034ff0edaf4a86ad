import type { MemberId } from '../team/members.ts';

/** Slugs of the articles, newest first; `articles` has the data of each. */
export const articleSlugs = [
  'reponses-des-ia',
  'devis-rapides',
  'site-rapide',
  'avis-google',
  'infolettre-locale',
  'campagne-locale',
  'pages-par-ville',
  'assistant-sur-le-site',
  'loi-25-rgpd',
  'formulaire-court',
  'rappels-rendez-vous',
  'mots-des-clients',
  'compter-les-appels',
  'donnees-structurees',
  'fiche-google',
  'ecrire-avec-ia',
  'budget-google-ads',
  'crm-relances',
  'faire-revenir',
  'page-une-intention',
] as const;

export type ArticleSlug = (typeof articleSlugs)[number];

/** Team members who write articles. */
export const authorIds = ['ines', 'mateo', 'claire'] as const satisfies readonly MemberId[];

export type AuthorId = (typeof authorIds)[number];
