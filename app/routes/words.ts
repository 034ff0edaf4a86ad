import { accessibilityPanelCopy } from '#app/content/accessibility-panel/copy.ts';
import { crmCopy } from '#app/content/crm/copy.ts';
import { adminCopy } from '#app/content/admin/copy.ts';
import { debugCopy } from '#app/content/debug/copy.ts';
import { chatCopy } from '#app/content/chat/copy.ts';
import { consentCopy } from '#app/content/consent/copy.ts';
import { leadsCopy } from '#app/content/leads/copy.ts';
import { isLanguage, type Language } from '#app/i18n/languages.ts';
import { widgets, type Widget } from '#app/shell/words.ts';
import type { Route } from './+types/words';

/** What each widget of the frame says. Copy never ships as code: the widget asks for its language when it opens. */
const copies: Record<Widget, Record<Language, unknown>> = {
  admin: adminCopy,
  accessibility: accessibilityPanelCopy,
  consent: consentCopy,
  chat: chatCopy,
  crm: crmCopy,
  debug: debugCopy,
  leads: leadsCopy,
};

export function loader({ params: { language, widget } }: Route.LoaderArgs) {
  const name = widgets.find((each) => each === widget);
  if (!name || !isLanguage(language)) throw new Response(null, { status: 404 });
  return Response.json(copies[name][language], {
    headers: { 'Cache-Control': 'public, no-cache' },
  });
}
