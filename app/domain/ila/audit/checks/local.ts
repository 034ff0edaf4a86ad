import type { Check } from '../check.ts';
import { judgeAddress } from './local-address.ts';
import { judgeContact, judgeDirections, judgeHours } from './local-contact.ts';
import { judgeMapData } from './local-map-data.ts';
import { judgeOwnRating, judgeProfiles, judgeSchema, judgeSchemaDetails } from './local-markup.ts';
import { judgeNap } from './local-nap.ts';
import { judgePhone } from './local-phone.ts';
import { judgeAreas, judgeCity, judgeServices } from './local-places.ts';

const google = 'https://developers.google.com/search/docs/appearance/structured-data';
const profile = 'https://support.google.com/business/answer';

export const localChecks = [
  { id: 'local.phone', weight: 3, source: `${profile}/3038177`, judge: judgePhone },
  { id: 'local.address', weight: 3, source: `${profile}/3038177`, judge: judgeAddress },
  { id: 'local.schema', weight: 3, source: `${google}/local-business`, judge: judgeSchema },
  {
    id: 'local.schema-details',
    weight: 2,
    source: `${google}/local-business`,
    judge: judgeSchemaDetails,
  },
  { id: 'local.hours', weight: 2, source: `${profile}/3038177`, judge: judgeHours },
  { id: 'local.nap', weight: 3, source: `${profile}/7091`, judge: judgeNap },
  {
    id: 'local.map-data',
    weight: 2,
    source: 'https://wiki.openstreetmap.org/wiki/Map_features',
    judge: judgeMapData,
  },
  { id: 'local.city', weight: 2, source: `${profile}/7091`, judge: judgeCity },
  {
    id: 'local.services',
    weight: 2,
    source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
    judge: judgeServices,
  },
  { id: 'local.areas', weight: 1, source: `${profile}/9157481`, judge: judgeAreas },
  { id: 'local.directions', weight: 1, source: `${profile}/7091`, judge: judgeDirections },
  {
    id: 'local.contact',
    weight: 2,
    source: 'https://www.w3.org/WAI/WCAG22/Understanding/consistent-help.html',
    judge: judgeContact,
  },
  {
    id: 'local.own-rating',
    weight: 2,
    source: `${google}/review-snippet#self-serving-reviews`,
    judge: judgeOwnRating,
  },
  { id: 'local.profiles', weight: 1, source: 'https://schema.org/sameAs', judge: judgeProfiles },
] as const satisfies readonly Check[];
