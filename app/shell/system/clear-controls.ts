/** What a visitor types into or presses. */
const controls = ':is(main,footer) :is(a,button,input,select,textarea,summary,label)';

/**
 * Takes floating buttons away while they would stand on a control, so that none is covered at any scroll position. It
 * looks once a frame at most, after scrolling, resizing, and what appears or unfolds.
 */
export function keepControlsClear(signal: AbortSignal): void {
  let frame = 0;
  const look = () => {
    frame = 0;
    for (const button of document.querySelectorAll('.float-button')) {
      const place = button.getBoundingClientRect();
      const isOver = (control: Element) => {
        const box = control.getBoundingClientRect();
        return (
          box.right > place.left &&
          box.left < place.right &&
          box.bottom > place.top &&
          box.top < place.bottom &&
          control.checkVisibility()
        );
      };
      button.toggleAttribute(
        'data-aside',
        place.width > 0 && [...document.querySelectorAll(controls)].some(isOver),
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
