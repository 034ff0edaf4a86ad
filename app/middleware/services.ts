import { createContext } from 'react-router';
import type { Services } from '#app/application/services.ts';

/** Set by the server entry; pages rendered at build time have none. */
export const servicesContext = createContext<Services>();
