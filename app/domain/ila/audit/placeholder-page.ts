import { bareHost } from './bare-host.ts';
import { linksInside } from './error-page.ts';
import type { Page } from './page-evidence.ts';

/** Longer texts are a site's own content. */
const mostText = 1000;

/** Titles of default pages of servers, hosts and control panels. */
const titles =
  /^(?:welcome to (?:nginx|openresty|caddy|apache)|apache2? .{0,40}(?:default|test) page|it works!?$|iis windows|index of \/|test page for|default (?:web site|plesk|parallels) page|web server's default page|domain default page|account suspended|(?:domain|site) (?:parked|not configured)|(?:site|compte) suspendu$|(?:sitio|cuenta) suspendid[oa]$)/iu;

/**
 * Sentences on such pages, in three languages. A "domaine" alone may be an estate, which can also be for sale or
 * reserved.
 */
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
  /\bthis domain(?: name)? (?:is|has been) (?:already )?registered\b|\b(?:this|your) (?:account|website|site|plan) has expired\b/iu,
  /\bthere isn['’]t a git(?:hub|lab) pages site here\b|\bdomain isn['’]t connected to a website\b/iu,
  /\bthis (?:website is private|(?:website|site|shop|store) is (?:no longer available|currently unavailable))\b/iu,
  /\bce (?:site(?: web| internet)?|compte) n['’]est (?:plus|pas encore) (?:disponible|accessible|en ligne|configuré)/iu,
  /est[ea] (?:sitio(?: web)?|página(?: web)?|tienda) ya no está disponible/iu,
  // Such pages address the owner rather than visitors.
  /\bif you(?: are|['’]re) the (?:(?:site|website|domain|store) owner|owner of this (?:site|website|domain|store))\b/iu,
  /\bsi vous êtes (?:le |la )?propriétaire d(?:e ce|u) (?:site|domaine|nom de domaine)(?!\p{L})/iu,
  /(?<!\p{L})si (?:usted )?(?:es|eres) (?:el |la )?(?:propietari[oa]|dueñ[oa]|titular) de est[ea] (?:sitio|web|página|dominio)(?!\p{L})/iu,
];

/** Services that sell domains without a site, or show advertisements on them. */
const parking =
  /(?:^|\.)(?:sedo|sedoparking|parkingcrew|bodis|afternic|dan|hugedomains|parklogic)\.(?:com|net)$/;

/** A script that makes up a registrar's parking page. */
const lander = /\/parking-lander\//;

/** Whether a page is a placeholder of a registrar, a host or a server. */
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

/** Maximum length of a page that announces a site: a longer one has content of its own. */
const mostAnnounced = 400;

/** Maximum length for pages where a line of its own, below a heading, is sufficient evidence. */
const mostAroundLine = 150;

/** Phrases on such pages, in three languages: other pages use them about houses, menus and branches. */
const state = String.raw`(?:(?:coming|opening|launching) soon|under (?:construction|maintenance|development)|on its way|being (?:built|updated|redesigned)|be (?:right )?back (?:soon|shortly|online)|(?:we['’]re|we are) (?:almost|nearly) (?:there|ready)|en (?:cours de )?(?:construction|maintenance|refonte|travaux|création|réalisation)|arrive|(?:ouvre|revient|revenez) (?:très )?bientôt|(?:bientôt|prochainement)(?: (?:en ligne|disponible|de retour|ici))?|en (?:construcción|mantenimiento|obras)|muy pronto|próximamente|(?:vuelva|volvemos|volveremos) (?:muy )?pronto)`;
const site = String.raw`(?<!\p{L})(?:web ?site|site|page|boutique en ligne|sitio|página|web|tienda en línea)(?!\p{L})`;

/** Words allowed between the site and its state, besides its name: "web casas en construcción" is about houses. */
const link = String.raw`(?:(?:[^\n.!?]{0,30}[^\p{L}\n.!?])?(?:is|will|est|sera|está|estará|currently|actuellement|actualmente|web|internet))?`;
const announcement = new RegExp(
  [
    String.raw`${site}${link}[ :–—-]{0,3}(?<!\p{L})${state}(?!\p{L}|[^\n.!]*\?)`,
    String.raw`(?:working on|travaillons (?:à|sur)|trabajando en) (?:\p{L}+ ){1,3}${site}`,
  ].join('|'),
  'iu',
);
const stateAlone = new RegExp(String.raw`^${state}[\s.!…]*$`, 'imu');

/** Whether a page only announces a site: it is short and links to no other page of the site. */
export function isAnnouncement({ url, html }: Page): boolean {
  if (!html || html.wholeText.length > mostAnnounced || linksInside(url, html)) return false;
  const title = html.titles[0]?.text ?? '';
  const parts = title.split(/ [-–—|·] /).join('\n');
  const [heading] = html.headings;
  const lines = html.wholeText.length > mostAroundLine ? (heading?.text ?? '') : html.wholeText;
  return stateAlone.test(`${parts}\n${lines}`) || announcement.test(`${title}\n${html.wholeText}`);
}
