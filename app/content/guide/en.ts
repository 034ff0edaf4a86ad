import { en as answerAccess } from './answer-access/en.ts';
import { en as answerFacts } from './answer-facts/en.ts';
import { en as frame } from './frame/en.ts';
import { en as localContact } from './local-contact/en.ts';
import { en as localMarkup } from './local-markup/en.ts';
import { en as localOwner } from './local-owner/en.ts';
import { en as localPlaces } from './local-places/en.ts';
import { en as pageBody } from './page-body/en.ts';
import { en as pageHead } from './page-head/en.ts';
import { en as pageLinks } from './page-links/en.ts';
import { en as reachAddress } from './reach-address/en.ts';
import { en as reachLinks } from './reach-links/en.ts';
import { en as reachRobots } from './reach-robots/en.ts';
import type { GuideCopy } from './shape.ts';
import { en as speedDisplay } from './speed-display/en.ts';
import { en as speedImages } from './speed-images/en.ts';
import { en as speedServer } from './speed-server/en.ts';
import { en as trustPeople } from './trust-people/en.ts';
import { en as trustTransport } from './trust-transport/en.ts';

export const en: GuideCopy = {
  ...frame,
  checks: {
    ...answerAccess,
    ...answerFacts,
    ...localContact,
    ...localMarkup,
    ...localOwner,
    ...localPlaces,
    ...pageBody,
    ...pageHead,
    ...pageLinks,
    ...reachAddress,
    ...reachLinks,
    ...reachRobots,
    ...speedDisplay,
    ...speedImages,
    ...speedServer,
    ...trustPeople,
    ...trustTransport,
  },
};
