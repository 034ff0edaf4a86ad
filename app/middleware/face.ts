import { createContext } from 'react-router';
import { defaultCockpit } from '#app/domain/cockpit.ts';
import { siteFace, type SiteFace } from '#app/domain/site-face.ts';

/** How the public site is set at the moment; as it is by itself when pages are rendered while building. */
export const faceContext = createContext<SiteFace>(siteFace(defaultCockpit));
