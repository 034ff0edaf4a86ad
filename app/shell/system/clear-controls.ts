/** What a visitor types into or presses. */
const controls = ':is(main,footer) :is(a,button,input,select,textarea,summary,label)';

/** Takes floating buttons away while they would stand on a control, so that none is covered at any scroll position. */
function clearControls(): void {
  const present = [...document.querySelectorAll(controls)];
  for (const button of document.querySelectorAll('.float-button')) {
    const { left, right, top, bottom, width } = button.getBoundingClientRect();
    const isOver =
      width > 0 &&
      present.some((control) => {
        const box = control.getBoundingClientRect();
        const isThere =
          box.right > left && box.left < right && box.bottom > top && box.top < bottom;
        return isThere && control.checkVisibility();
      });
    button.toggleAttribute('data-aside', isOver);
  }
}

/** Follows scrolling, the viewport, and what appears on the page or unfolds, once a frame at most. */
export function keepControlsClear(signal: AbortSignal): void {
  let frame = 0;
  const ask = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(clearControls);
  };
  for (const type of ['scroll', 'resize'])
    window.addEventListener(type, ask, { capture: true, signal });
  const content = new MutationObserver(ask);
  const options = { childList: true, subtree: true, attributeFilter: ['open'] };
  content.observe(document.body, options);
  signal.addEventListener('abort', () => content.disconnect());
  ask();
}
