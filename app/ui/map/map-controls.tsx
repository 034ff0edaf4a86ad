import { Icon } from '../icon.tsx';
import { zoomStep, type MapView } from './map-view.ts';

export interface MapMessages {
  zoomIn: string;
  zoomOut: string;
  /** The button that restores the initial view. */
  whole: string;
  /** Help text on moving the map. */
  help: string;
}

/** Zoom buttons, buttons for views, and help on moving the map. */
export function MapControls({
  messages,
  help,
  onZoom,
  onShow,
  jumps,
}: {
  messages: MapMessages;
  /** Id of the text that describes the map. */
  help: string;
  onZoom: (factor: number) => void;
  onShow: (view: MapView) => void;
  jumps: readonly { label: string; view: MapView }[];
}) {
  const buttons = [
    { label: messages.zoomIn, icon: 'plus', factor: 1 / zoomStep },
    { label: messages.zoomOut, icon: 'minus', factor: zoomStep },
  ] as const;
  return (
    <div className="scripted print:hidden">
      <div className="flex flex-wrap gap-2">
        {buttons.map(({ label, icon, factor }) => (
          <button
            key={icon}
            type="button"
            aria-label={label}
            title={label}
            className="button px-3"
            onClick={() => onZoom(factor)}
          >
            <Icon name={icon} className="icon size-5" />
          </button>
        ))}
        {jumps.map(({ label, view }) => (
          <button
            key={label}
            type="button"
            className="button small px-4"
            onClick={() => onShow(view)}
          >
            {label}
          </button>
        ))}
      </div>
      <p id={help} className="mt-2 text-xs text-dust pointer-coarse:hidden">
        {messages.help}
      </p>
    </div>
  );
}
