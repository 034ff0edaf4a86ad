import { createContext, RouterContextProvider } from 'react-router';
import type { Prompts } from '#app/application/prompts/prompts.ts';
import { leadLog } from '#app/application/server-log.ts';
import type { Services } from '#app/application/services.ts';
import type { RequestTarget } from '#app/i18n/request-target.ts';
import { leadLogContext } from './lead-log.ts';
import { promptsContext } from './prompts.ts';
import { publicSettingsContext, publicSettingsOf } from './public-settings.ts';
import { memberStatusesContext } from './public-team.ts';
import { servicesContext } from './services.ts';
import { siteContext, type Site } from './site.ts';
import { askedLanguageContext, malformedContext } from './visit.ts';
import { visitorContext } from './visitor.ts';

/** Set for requests of hydration data rather than HTML. */
export const hydrationContext = createContext(false);

/** What the requests of a running server share. */
interface Runtime {
  readonly site: Site;
  readonly prompts: Prompts;
  readonly services: Services;
}

/**
 * Creates the context that every loader and action of one request reads.
 *
 * @param runtime null while pages are rendered at build time: contexts then keep their defaults
 * @param visitor network address of the client
 */
export function createLoadContext(
  runtime: Runtime | null,
  { isHydration, language, isMalformed }: RequestTarget,
  visitor: string,
): RouterContextProvider {
  const context = new RouterContextProvider();
  if (runtime) {
    context.set(siteContext, runtime.site);
    context.set(promptsContext, runtime.prompts);
    context.set(servicesContext, runtime.services);
  }
  context.set(leadLogContext, leadLog);
  context.set(memberStatusesContext, runtime?.services.publicTeam.statuses() ?? {});
  context.set(publicSettingsContext, publicSettingsOf(runtime?.services));
  context.set(visitorContext, visitor);
  context.set(hydrationContext, isHydration);
  context.set(askedLanguageContext, language);
  context.set(malformedContext, isMalformed);
  return context;
}
