import type { Page } from './page-evidence.ts';

/** Maximum length of an error message and of its explanation. */
const mostText = 1500;

const titles =
  /^(?:error:? )?(?:403 forbidden|404 (?:page )?not found|500 internal server error|502 bad gateway|503 service (?:temporarily )?unavailable|504 gateway time-?out|server error in '\/' application)/i;

/** First words of the messages of CMSs and frameworks, in three languages, and of PHP. */
const messages: readonly RegExp[] = [
  // WordPress
  /^error establishing a database connection/im,
  /^erreur lors de (?:la connexion|l['’]établissement de la connexion) à la base de données/im,
  /^error al establecer (?:una|la) conexión con la base de datos/im,
  /^(?:there has been a critical error on|il y a eu une erreur critique sur|ha habido un error crítico en) /im,
  /^(?:briefly unavailable for scheduled maintenance|(?:brièvement|momentanément) indisponible pour (?:cause de )?maintenance|no disponible (?:brevemente |temporalmente )?por mantenimiento)/im,
  // Drupal, Joomla, PrestaShop, Magento
  /^(?:the website|le site web|el sitio web) (?:encountered an|a rencontré une|(?:ha encontrado|encontró) un) (?:unexpected error|erreur inattendue|error inesperado)/im,
  /^(?:error displaying the error page|database connection error|could not connect to (?:mysql|the database)|link to database cannot be established|there has been an error processing your request)/im,
  // Laravel, Rails, Next.js
  /^(?:whoops, looks like something went wrong|we['’]re sorry, but something went wrong|application error: a (?:server|client)-side exception has occurred)/im,
  /^(?:php )?(?:fatal|parse) error ?: .{0,1200} on line \d+/ims,
];

/** Whether a page is a message of the site's software, sent with the status of a page. */
export function isErrorPage({ url, html }: Page): boolean {
  if (!html || html.wholeText.length > mostText || linksInside(url, html)) return false;
  return (
    titles.test(html.titles[0]?.text ?? '') || messages.some((each) => each.test(html.wholeText))
  );
}

/** Whether a page links to another one of its site. */
export function linksInside(url: string, { links }: NonNullable<Page['html']>): boolean {
  const { origin } = new URL(url);
  return links.some(
    (each) => each.url !== null && each.url !== url && URL.parse(each.url)?.origin === origin,
  );
}
