import type { Reason } from '#app/domain/crm/prospecting/match-reasons.ts';
import type { ProspectFilter, Match } from '#app/domain/crm/prospecting/prospecting.ts';

export interface ProspectingCopy {
  title: string;
  lead: string;
  demo: string;
  /** The place that the demo's results are around. */
  demoPlace: string;
  ville: string;
  secteur: string;
  anySector: string;
  sectors: Record<Exclude<ProspectFilter['secteur'], ''>, string>;
  keyword: string;
  addKeyword: string;
  removeKeyword: string;
  score: string;
  scoreHelp: string;
  radius: string;
  radiusHelp: string;
  kilometres: string;
  status: string;
  statuses: Record<ProspectFilter['statusIlumatch'], string>;
  launch: string;
  launching: string;
  cityNeeded: string;
  results: string;
  before: string;
  businesses: string;
  matches: string;
  averageScore: string;
  compatibility: string;
  list: string;
  /** In place of the list of found businesses. */
  noBusiness: string;
  newcomers: string;
  noNewcomer: string;
  details: string;
  /** Dials a business: `name`. */
  call: string;
  add: string;
  added: string;
  already: string;
  /** The same, with who has added it: `author`. */
  alreadyBy: string;
  map: string;
  mapHide: string;
  searchedTown: string;
  otherTowns: string;
  towns: string;
  townSource: string;
  mapTitle: string;
  mapCaption: string;
  distance: string;
  match: string;
  noMatch: string;
  pitches: Record<Match['pitch'], string>;
  ctas: Record<Match['cta'], string>;
  because: string;
  reasons: Record<Reason['code'], string>;
  fits: { radius: string; noRadius: string; nowhere: string; score: string; noScore: string };
  inCrm: string;
  locate: string;
  searched: string;
  columns: { distance: string; partner: string };
}
