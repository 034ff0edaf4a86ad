import { telLink } from '#app/domain/contact-links.ts';
import {
  at,
  fact,
  failWith,
  fault,
  notJudged,
  ofPages,
  type HtmlPage,
  type Verdict,
} from '../check.ts';
import type { SiteEvidence } from '../evidence.ts';
import { isSameNumber, lastDigits } from '../last-digits.ts';
import type { PhoneFound } from '../page-evidence.ts';
import { isTemplateNumber } from '../template-number.ts';
import { decoded } from '../url-text.ts';

interface Stated {
  readonly page: HtmlPage;
  readonly phone: PhoneFound;
}

export function judgePhone(
  site: SiteEvidence,
): Verdict<'missing' | 'template' | 'only-link' | 'no-link' | 'differs'> {
  return ofPages(site, (pages) => {
    const all = pages.flatMap((page) =>
      page.local.phones
        .filter(({ from }) => from !== 'markup')
        .map((phone): Stated => ({ page, phone })),
    );
    const own = all.filter(({ phone }) => !isTemplateNumber(phone.number));
    const inText = own.filter(({ phone }) => phone.from === 'text');
    const inLinks = own.filter(({ phone }) => phone.from === 'link');
    const [text] = inText;
    const [link] = inLinks;
    const leftovers = ofTemplate(all, text !== undefined);
    if (leftovers.length > 0)
      return failWith(
        leftovers.map(({ page, phone }) => fault('template', at(page, phone, phone.number))),
      );
    if (!text)
      return link
        ? failWith([fault('only-link', at(link.page, link.phone, link.phone.number))])
        : failWith([fault('missing', fact(pages[0]?.url ?? '', ''))]);
    if (!link)
      return isCalledOtherwise(pages, text.phone.number)
        ? notJudged('call-unclear')
        : failWith([
            fault(
              'no-link',
              at(text.page, text.phone, text.phone.number, telLink(text.phone.number)),
            ),
          ]);
    const numbers = new Set(inText.map(({ phone }) => phone.number));
    const known = new Set([...numbers].map(lastDigits));
    return failWith(
      inLinks
        .filter(({ phone }) => !known.has(lastDigits(phone.number)))
        .map(({ page, phone }) =>
          fault('differs', at(page, phone, phone.number, [...numbers].join(', '))),
        ),
      [at(text.page, text.phone, text.phone.number)],
    );
  });
}

/** Numbers left over from a template. Beside the business's own, one in the text alone may be an example. */
const ofTemplate = (all: readonly Stated[], hasOwn: boolean) =>
  all.filter(({ phone }) => isTemplateNumber(phone.number) && (phone.from === 'link' || !hasOwn));

/** Link formats that some phones and apps dial and others do not. */
const otherCall = /^(?:callto|skype|wtai|sip):/i;

/** Whether a shown number is linked in a format that not every phone supports. */
const isCalledOtherwise = (pages: readonly HtmlPage[], number: string) =>
  pages.some(({ html }) =>
    html.links.some(({ href }) => otherCall.test(href) && isSameNumber(decoded(href), number)),
  );
