import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { MapControls, type MapMessages } from './map-controls.tsx';
import { MapLabels } from './map-labels.tsx';
import { viewAfterKey, type MapLimits, type MapView, type ShownMap } from './map-view.ts';
import type { Box, MapLabel } from './place-labels.ts';
import { useMapView } from './use-map-view.ts';

/** A drawing served by the server: its group `map` is in kilometres around its own origin. */
interface MapSheet {
  href: string;
  /** Position of its origin on the map's plane. */
  x: number;
  y: number;
  /** The widest view in which it is shown, as half of its side. */
  most?: number;
}

export interface MapFrameProps {
  /** Accessible name. */
  label: string;
  messages: MapMessages;
  /** The initial view. Without scripts it is the only one. */
  start: MapView;
  limits: MapLimits;
  sheets: readonly MapSheet[];
  /** Place names, in kilometres on the map's plane. */
  names: readonly MapLabel[];
  /** Obstacles that names must not cover: pins, in kilometres. */
  pins: (map: ShownMap) => readonly Box[];
  /** Views with a button each. */
  jumps?: readonly { label: string; view: MapView }[];
  /** A place chosen elsewhere, which is brought into view. */
  chosen?: { x: number; y: number } | undefined;
  /** Drawn above the land, in kilometres. */
  children: (map: ShownMap) => ReactNode;
  /** HTML above the drawing, such as buttons. */
  overlay?: (map: ShownMap) => ReactNode;
  className?: string;
}

/**
 * A self-hosted map: it loads no tiles from third parties. Arrow keys, drags and pinches move it; keys, buttons and the
 * wheel zoom it. A list beside it has the same content.
 */
export function MapFrame({
  label,
  messages,
  start,
  limits,
  sheets,
  names,
  pins,
  jumps,
  chosen,
  children,
  overlay,
  className = '',
}: MapFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const help = useId();
  const { view, unit, isMeasured, zoom, show, reveal, drag } = useMapView(frame, start, limits);
  const map = { view, unit, reveal };
  useChosenInView(chosen, reveal);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // Pins handle their own keys.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const next = viewAfterKey(event.key, view, limits, start);
    if (!next) return;
    event.preventDefault();
    show(next);
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="overflow-x-auto">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same */}
        <div
          ref={frame}
          role="region"
          aria-label={label}
          aria-describedby={help}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move it
          tabIndex={0}
          className={`map relative scroll-my-24 aspect-square touch-pan-y overflow-hidden rounded-tile ${className}`}
          onKeyDown={onKeyDown}
          {...drag}
        >
          <Drawing
            view={view}
            sheets={sheets}
            labels={<MapLabels map={map} names={names} pins={pins(map)} isMeasured={isMeasured} />}
          >
            {children(map)}
          </Drawing>
          {overlay?.(map)}
        </div>
      </div>
      <MapControls
        messages={messages}
        help={help}
        onZoom={zoom}
        onShow={(next) => {
          show(next);
          frame.current?.scrollIntoView({ block: 'nearest' });
        }}
        jumps={[{ label: messages.whole, view: start }, ...(jumps ?? [])]}
      />
    </div>
  );
}

/** Brings a place into view when it is chosen. */
function useChosenInView(chosen: MapFrameProps['chosen'], reveal: ShownMap['reveal']): void {
  const revealChosen = useEffectEvent(() => {
    if (chosen) reveal(chosen);
  });
  useEffect(() => {
    revealChosen();
  }, [chosen?.x, chosen?.y]);
}

/** The land and its names, hidden from assistive technology, and the overlay. */
function Drawing({
  view: { x, y, half },
  sheets,
  labels,
  children,
}: {
  view: MapView;
  sheets: readonly MapSheet[];
  labels: ReactNode;
  children: ReactNode;
}) {
  const viewBox = [x - half, y - half, half * 2, half * 2].map((each) => each.toFixed(3)).join(' ');
  return (
    <svg viewBox={viewBox} className="absolute inset-0 size-full">
      <g aria-hidden="true">
        {sheets
          .filter(({ most = Infinity }) => half <= most)
          .map((sheet) => (
            <use
              key={sheet.href}
              href={`${sheet.href}#map`}
              x={sheet.x.toFixed(3)}
              y={sheet.y.toFixed(3)}
            />
          ))}
        {labels}
      </g>
      {children}
    </svg>
  );
}
