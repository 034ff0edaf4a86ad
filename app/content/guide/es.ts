import { es as answerAccess } from './answer-access/es.ts';
import { es as answerFacts } from './answer-facts/es.ts';
import { es as frame } from './frame/es.ts';
import { es as localContact } from './local-contact/es.ts';
import { es as localMarkup } from './local-markup/es.ts';
import { es as localOwner } from './local-owner/es.ts';
import { es as localPlaces } from './local-places/es.ts';
import { es as pageBody } from './page-body/es.ts';
import { es as pageHead } from './page-head/es.ts';
import { es as pageLinks } from './page-links/es.ts';
import { es as reachAddress } from './reach-address/es.ts';
import { es as reachLinks } from './reach-links/es.ts';
import { es as reachRobots } from './reach-robots/es.ts';
import type { GuideCopy } from './shape.ts';
import { es as speedDisplay } from './speed-display/es.ts';
import { es as speedImages } from './speed-images/es.ts';
import { es as speedServer } from './speed-server/es.ts';
import { es as trustPeople } from './trust-people/es.ts';
import { es as trustTransport } from './trust-transport/es.ts';

export const es: GuideCopy = {
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
