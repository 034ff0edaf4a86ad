import { isLiftedIntoText } from '#app/inline/banner-height.ts';

/** What a visitor types into or presses. */
const controls = ':is(main,footer) :is(a,button,input,select,textarea,summary,label)';

/**
 * Draws floating buttons in to the edge of the window while they would stand on a control, so that none is covered at
 * any scroll position and each button can be pressed at all of them; and while the consent banner lifts them into the
 * page's text. It looks once a frame at most, after scrolling, resizing, and what appears or unfolds.
 */
export function keepControlsClear(signal: AbortSignal): void {
  let frame = 0;
  const look = () => {
    frame = 0;
    const { clientWidth } = document.documentElement;
    const isAsked = document.querySelector('.consent-banner') !== null;
    for (const button of document.querySelectorAll('.float-button')) {
      const { top, bottom, left, height } = button.getBoundingClientRect();
      // Where it stands when it is not drawn in: a circle, about a third of its height from the edge.
      const reach = height * 1.31;
      const [from, to] = left < clientWidth / 2 ? [0, reach] : [clientWidth - reach, clientWidth];
      const isUnder = (control: Element) => {
        const box = control.getBoundingClientRect();
        return (
          box.right > from &&
          box.left < to &&
          box.bottom > top &&
          box.top < bottom &&
          control.checkVisibility()
        );
      };
      button.toggleAttribute(
        'data-aside',
        height > 0 &&
          ((isAsked && isLiftedIntoText(height)) ||
            [...document.querySelectorAll(controls)].some(isUnder)),
      );
    }
  };
  const ask = () => {
    frame ||= requestAnimationFrame(look);
  };
  for (const type of ['scroll', 'resize'])
    window.addEventListener(type, ask, { capture: true, signal });
  const changes = { childList: true, subtree: true, attributeFilter: ['open'] };
  new MutationObserver(ask).observe(document.body, changes);
  ask();
}
