import { createContext, type RouterContextProvider } from 'react-router';
import { createLeadService, type LeadService } from '#app/application/leads/lead-service.server.ts';
import type { Services } from '#app/application/services.ts';

/** Set by the server entry; pages rendered while building have none. */
export const servicesContext = createContext<Services>();

export function leadServiceOf(context: Readonly<RouterContextProvider>): LeadService {
  return createLeadService(context.get(servicesContext));
}
