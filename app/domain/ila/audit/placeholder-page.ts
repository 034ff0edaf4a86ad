import { bareHost } from './bare-host.ts';
import type { Page } from './page-evidence.ts';

/** Longer texts are a site's own. */
const mostText = 1000;

/** Titles of what servers, hosts and control panels show where no site is. */
const titles =
  /^(?:welcome to (?:nginx|openresty|caddy|apache)|apache2? .{0,40}(?:default|test) page|it works!?$|iis windows|index of \/|test page for|default (?:web site|plesk|parallels) page|web server's default page|domain default page|account suspended|(?:domain|site) (?:parked|not configured)|(?:site|compte) suspendu$|(?:sitio|cuenta) suspendid[oa]$)/iu;

/** Sentences of such pages, in three languages. A "domaine" alone may be an estate, which is for sale or reserved too. */
const sentences: readonly RegExp[] = [
  /(?<![\w-])[\w-]{1,63}\.[a-z]{2,12} (?:is|may be|est|está) (?:now )?(?:for sale|parked|à vendre|en vente|en venta|a la venta)/iu,
  /\bbuy this domain\b|\bthe web server (?:software )?is (?:running|successfully installed)/iu,
  /\bthis domain(?: name)? (?:is|may be|has been) (?:now )?(?:for sale|parked|suspended|available for (?:sale|purchase))/iu,
  /\bthis (?:account|website|site) (?:is|has been) (?:currently )?suspended/iu,
  /\bnom de domaine (?:est|a été|a bien été) (?:à vendre|en vente|parqué|enregistré|créé|réservé)/iu,
  /domaine [\w-]{1,63}\.[a-z]{2,12} (?:est|a été|a bien été) (?:parqué|enregistré|créé|réservé)/iu,
  /votre domaine a (?:bien )?été (?:créé|enregistré)|(?:ce|votre) domaine est parqué/iu,
  /(?:ce|votre) (?:site|compte|hébergement) (?:est|a été) suspendu/iu,
  /este dominio (?:está|ha sido) (?:en venta|a la venta|aparcado|reservado|registrado|suspendido)/iu,
  /est[ea] (?:cuenta|sitio) (?:está|ha sido) suspendid[oa]/iu,
];

/** Services that sell names without a site, or show advertisements on them. */
const parking =
  /(?:^|\.)(?:sedo|sedoparking|parkingcrew|bodis|afternic|dan|hugedomains|parklogic)\.(?:com|net)$/;

/** A script that a registrar's own page consists of. */
const lander = /\/parking-lander\//;

/** Whether a page stands where no site is: one of a registrar, a host or a server. */
export function isPlaceholder({ url, html }: Page): boolean {
  if (!html) return false;
  if (parking.test(bareHost(url))) return true;
  const {
    titles: [title],
    wholeText,
    resources,
  } = html;
  if (wholeText.length > mostText) return false;
  return (
    titles.test(title?.text ?? '') ||
    sentences.some((each) => each.test(wholeText)) ||
    resources.some(({ url: each }) => parking.test(bareHost(each)) || lander.test(each))
  );
}

/** Characters of a page that announces a site: one with more says something already. */
const mostAnnounced = 400;

/** Those of which a line of their own, below a heading, says enough. */
const mostAroundLine = 150;

/** What such pages say of themselves, in three languages: others say as much of houses, menus and branches. */
const state = String.raw`(?:coming soon|launching soon|under (?:construction|maintenance|development)|on its way|being (?:built|updated|redesigned)|be (?:right )?back (?:soon|shortly|online)|(?:we['’]re|we are) (?:almost|nearly) (?:there|ready)|en (?:cours de )?(?:construction|maintenance|refonte|travaux|création|réalisation)|arrive|(?:ouvre|revient|revenez) (?:très )?bientôt|(?:bientôt|prochainement)(?: (?:en ligne|disponible|de retour|ici))?|en (?:construcción|mantenimiento|obras)|muy pronto|próximamente|(?:vuelva|volvemos|volveremos) (?:muy )?pronto)`;
const site = String.raw`(?<!\p{L})(?:web ?site|site|page|boutique en ligne|sitio|página|web|tienda en línea)(?!\p{L})`;

/** What stands between a site and its state, beside its name: "web casas en construcción" is about houses. */
const link = String.raw`(?:(?:[^\n.!?]{0,30}[^\p{L}\n.!?])?(?:is|will|est|sera|está|estará|currently|actuellement|actualmente|web|internet))?`;
const announcement = new RegExp(
  [
    String.raw`${site}${link}[ :–—-]{0,3}(?<!\p{L})${state}(?!\p{L}|[^\n.!]*\?)`,
    String.raw`(?:working on|travaillons (?:à|sur)|trabajando en) (?:\p{L}+ ){1,3}${site}`,
  ].join('|'),
  'iu',
);
const stateAlone = new RegExp(String.raw`^${state}[\s.!…]*$`, 'imu');

/** Whether a page only announces a site: it is short, and leads to no other page of it. */
export function isAnnouncement({ url, html }: Page): boolean {
  if (!html || html.wholeText.length > mostAnnounced) return false;
  const { origin } = new URL(url);
  const hasPages = html.links.some(
    (each) => each.url !== null && each.url !== url && URL.parse(each.url)?.origin === origin,
  );
  if (hasPages) return false;
  const title = html.titles[0]?.text ?? '';
  const [heading] = html.headings;
  const lines = html.wholeText.length > mostAroundLine ? (heading?.text ?? '') : html.wholeText;
  return stateAlone.test(`${title}\n${lines}`) || announcement.test(`${title}\n${html.wholeText}`);
}
