import { fr as answerAccess } from './answer-access/fr.ts';
import { fr as answerFacts } from './answer-facts/fr.ts';
import { fr as frame } from './frame/fr.ts';
import { fr as localContact } from './local-contact/fr.ts';
import { fr as localMarkup } from './local-markup/fr.ts';
import { fr as localOwner } from './local-owner/fr.ts';
import { fr as localPlaces } from './local-places/fr.ts';
import { fr as pageBody } from './page-body/fr.ts';
import { fr as pageHead } from './page-head/fr.ts';
import { fr as pageLinks } from './page-links/fr.ts';
import { fr as reachAddress } from './reach-address/fr.ts';
import { fr as reachLinks } from './reach-links/fr.ts';
import { fr as reachRobots } from './reach-robots/fr.ts';
import type { GuideCopy } from './shape.ts';
import { fr as speedDisplay } from './speed-display/fr.ts';
import { fr as speedImages } from './speed-images/fr.ts';
import { fr as speedServer } from './speed-server/fr.ts';
import { fr as trustPeople } from './trust-people/fr.ts';
import { fr as trustTransport } from './trust-transport/fr.ts';

export const fr: GuideCopy = {
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
