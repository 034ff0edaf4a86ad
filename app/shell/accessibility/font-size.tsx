import type { AccessibilityPanelCopy } from '#app/content/accessibility-panel/shape.ts';
import { fontSizes } from '#app/domain/accessibility/settings.ts';
import { Icon } from '#app/ui/icon.tsx';

const { min, max, step } = fontSizes;

/** The text size: a slider, and two buttons for visitors who cannot drag (WCAG 2.2, 2.5.7). */
export function FontSize({
  messages,
  value,
  onChange,
}: {
  messages: AccessibilityPanelCopy['fontSize'];
  value: number;
  onChange: (value: number) => void;
}) {
  const pixels = `${value}\u00a0px`;
  const button = 'grid size-11 shrink-0 place-items-center rounded-full border border-line-2';
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor="font-size" className="font-medium">
          {messages.label}
        </label>
        <output htmlFor="font-size" className="tabular font-semibold">
          {pixels}
        </output>
      </div>
      <div className="mt-2 flex items-center gap-3">
        <button
          type="button"
          className={button}
          aria-label={messages.smaller}
          aria-disabled={value <= min}
          onClick={() => onChange(Math.max(min, value - step))}
        >
          <Icon name="minus" className="icon size-5" />
        </button>
        <SizeSlider value={value} text={pixels} onChange={onChange} />
        <button
          type="button"
          className={button}
          aria-label={messages.larger}
          aria-disabled={value >= max}
          onClick={() => onChange(Math.min(max, value + step))}
        >
          <Icon name="plus" className="icon size-5" />
        </button>
      </div>
    </div>
  );
}

function SizeSlider({
  value,
  text,
  onChange,
}: {
  value: number;
  text: string;
  onChange: (value: number) => void;
}) {
  return (
    <div className="relative grow">
      <svg className="slider-track" aria-hidden="true">
        <rect
          className="fill-rail"
          x={`${(((value - min) / (max - min)) * 100).toFixed(2)}%`}
          y="-1"
          width="100%"
          height="5"
        />
      </svg>
      <input
        id="font-size"
        type="range"
        className="slider"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
