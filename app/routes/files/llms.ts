import { contentOf } from '#app/content/content.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { languageNames, languages } from '#app/i18n/languages.ts';
import { paths } from '#app/i18n/paths.ts';
import { closedScreens } from '#app/i18n/module-screens.ts';
import { publicSettingsContext } from '#app/middleware/public-settings.ts';
import { siteContext } from '#app/middleware/site.ts';
import { listedScreens } from '#app/i18n/paths.ts';
import type { Route } from './+types/llms';

/** The site in short for language models (llmstxt.org): what it is, and every listed page by language. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const closed = closedScreens(context.get(publicSettingsContext).closed);
  const open = listedScreens.filter((screen) => !closed.has(screen));
  const sections = languages.map((language) => {
    const links = open.map((screen) => {
      const { name, summary } = contentOf(language).screens[screen];
      return `- [${name}](${origin}${withPrefix(`/${language}`, paths[screen][0])}): ${summary}`;
    });
    return `## ${languageNames[language]}\n\n${links.join('\n')}\n`;
  });
  const text = `# Iluma\n\n> ${contentOf('en').home.description}\n\n${sections.join('\n')}`;
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, no-cache' },
  });
}
