import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import { isInView, moved, withinLimits, zoomed, type MapLimits, type MapView } from './map-view.ts';

/** Distance from which a press counts as a drag, in pixels. */
const dragThreshold = 4;

/** The width that the server renders for, in pixels. */
const servedWidth = 640;

interface Spot {
  x: number;
  y: number;
}

/** The visible part of a map, moved and zoomed by pointers, touch and the wheel. */
export function useMapView(
  frame: RefObject<HTMLDivElement | null>,
  start: MapView,
  limits: MapLimits,
) {
  const [view, setView] = useState(() => withinLimits(start, limits));
  const [width, setWidth] = useState<number | null>(null);
  const unit = (2 * view.half) / (width ?? servedWidth);

  /** A screen position on the map's plane. */
  const placeAt = ({ x, y }: Spot, now: MapView) => {
    const box = frame.current?.getBoundingClientRect();
    const scale = (2 * now.half) / (box?.width || servedWidth);
    return {
      x: now.x - now.half + (x - (box?.left ?? 0)) * scale,
      y: now.y - now.half + (y - (box?.top ?? 0)) * scale,
    };
  };
  const zoom = (factor: number, spot?: Spot) =>
    setView((now) => zoomed(now, factor, limits, spot && placeAt(spot, now)));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // While a page is scrolled past the map, the wheel keeps scrolling the page.
    const isMeant =
      event.ctrlKey || event.metaKey || frame.current?.contains(document.activeElement);
    if (!isMeant) return;
    event.preventDefault();
    zoom(Math.exp(event.deltaY / 300), { x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || null));
    measure.observe(current);
    // React's wheel listeners are passive and could not prevent the browser from zooming the page.
    current.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      measure.disconnect();
      current.removeEventListener('wheel', onWheel);
    };
  }, [frame]);

  return {
    view,
    unit,
    isMeasured: width !== null,
    zoom,
    show: (next: MapView) => setView(withinLimits(next, limits)),
    /** Brings a place into view. */
    reveal: (place: Spot) =>
      setView((now) => (isInView(now, place) ? now : withinLimits({ ...now, ...place }, limits))),
    drag: useDrag((dx, dy, factor, middle) =>
      setView((now) => {
        const scale = (2 * now.half) / (frame.current?.clientWidth || servedWidth);
        return moved(
          zoomed(now, factor, limits, placeAt(middle, now)),
          -dx * scale,
          -dy * scale,
          limits,
        );
      }),
    ),
  };
}

type OnDrag = (dx: number, dy: number, factor: number, middle: Spot) => void;

/** Handlers for dragging with one pointer and pinching with two. A press that became a drag does not click. */
function useDrag(onDrag: OnDrag) {
  const pointers = useRef(new Map<number, Spot>());
  const isDragging = useRef(false);

  function end({ pointerId }: PointerEvent) {
    pointers.current.delete(pointerId);
  }
  return {
    onPointerDown({ pointerId, clientX, clientY, button, isPrimary }: PointerEvent) {
      if (button !== 0) return;
      if (isPrimary) {
        pointers.current.clear();
        isDragging.current = false;
      }
      pointers.current.set(pointerId, { x: clientX, y: clientY });
    },
    onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent) {
      const from = pointers.current.get(pointerId);
      if (!from) return;
      const to = { x: clientX, y: clientY };
      const [other] = [...pointers.current].flatMap(([id, spot]) =>
        id === pointerId ? [] : [spot],
      );
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      if (!isDragging.current && !other && Math.hypot(dx, dy) < dragThreshold) return;
      isDragging.current = true;
      currentTarget.setPointerCapture(pointerId);
      pointers.current.set(pointerId, to);
      if (!other) onDrag(dx, dy, 1, to);
      else {
        const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
        // Each of two pointers moves their midpoint by half its own distance.
        onDrag(dx / 2, dy / 2, spread(from, other) / spread(to, other), middle);
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
      if (!isDragging.current) return;
      isDragging.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}

const spread = (a: Spot, b: Spot) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
