import { isLiftedIntoText } from '#app/inline/banner-height.ts';

/** Interactive elements. */
const controls = 'a,button,input,select,textarea,summary,label';

/** Text elements. */
const texts = 'h1,h2,h3,p,li,dt,dd,th,td';

const all = `:is(main,footer) :is(${controls},${texts})`;

/** Margin in pixels around a whole button, so that it does not flicker in the space between paragraphs. */
const air = 16;

/**
 * Draws floating buttons in to the edge of the window while they would cover a control or text, so that nothing is
 * covered at any scroll position and each button can always be pressed; also while the consent banner lifts them into
 * the page's text. It checks the visible elements, at most once per frame, after scrolling, resizing, and when content
 * appears or unfolds.
 */
export function keepControlsClear(signal: AbortSignal): void {
  let frame = 0;
  const words = document.createRange();
  const shown = new Set<Element>();
  const look = () => {
    frame = 0;
    const { clientWidth, dataset } = document.documentElement;
    for (const button of document.querySelectorAll('.float-button')) {
      const { top, bottom, left, height } = button.getBoundingClientRect();
      // Its position when not drawn in: a circle, about a third of its height from the edge.
      const reach = height * 1.31;
      const [from, to] = left < clientWidth / 2 ? [0, reach] : [clientWidth - reach, clientWidth];
      const meets = (box: DOMRect) =>
        box.right > from && box.left < to && box.bottom > top - air && box.top < bottom + air;
      // Lines of text rarely fill their block's box.
      const hasWordsUnder = (text: Element) => {
        words.selectNodeContents(text);
        return [...words.getClientRects()].some(meets);
      };
      const isInTheWay = (element: Element) =>
        meets(element.getBoundingClientRect()) &&
        element.checkVisibility() &&
        // Large buttons stay large: a drawn-in button is a narrow target.
        (element.matches(controls) || (!('large' in dataset) && hasWordsUnder(element)));
      button.toggleAttribute(
        'data-aside',
        height > 0 &&
          ((isLiftedIntoText(height) && document.querySelector('.consent-banner') !== null) ||
            [...shown].some(isInTheWay)),
      );
    }
  };
  const ask = () => {
    frame ||= requestAnimationFrame(look);
  };
  for (const type of ['scroll', 'resize'])
    window.addEventListener(type, ask, { capture: true, signal });

  // A page has hundreds of these, but only a few are in view.
  const visible = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      shown[isIntersecting ? 'add' : 'delete'](target);
    look();
  });
  const follow = () => {
    for (const element of document.querySelectorAll(all)) visible.observe(element);
    ask();
  };
  const changes = { childList: true, subtree: true, attributeFilter: ['open'] };
  new MutationObserver(follow).observe(document.body, changes);
  follow();
}
