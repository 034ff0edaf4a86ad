import { company } from '#app/content/company/facts.ts';
import { contentOf } from '#app/content/content.ts';
import { pageName } from '#app/content/page-name.ts';
import { languageNames, languages } from '#app/i18n/languages.ts';
import { closedScreens } from '#app/i18n/module-screens.ts';
import { listedPages } from '#app/i18n/site-pages.ts';
import { publicSettingsContext } from '#app/middleware/public-settings.ts';
import { siteContext } from '#app/middleware/site.ts';
import type { Route } from './+types/llms';

/** A summary of the site for language models (llmstxt.org): what it is, and every listed page by language. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const closed = closedScreens(context.get(publicSettingsContext).closed);
  const open = listedPages.filter(({ screen }) => !closed.has(screen));
  const sections = languages.map((language) => {
    const links = open.map((page) => {
      const { name, summary } = pageName(page, contentOf(language));
      return `- [${name}](${origin}${page.forms[`/${language}`]}): ${summary}`;
    });
    return `## ${languageNames[language]}\n\n${links.join('\n')}\n`;
  });
  const text = `# ${company.name}\n\n> ${contentOf('en').home.description}\n\n${sections.join('\n')}`;
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, no-cache' },
  });
}
