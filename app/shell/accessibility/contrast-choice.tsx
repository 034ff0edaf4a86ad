import type { AccessibilityPanelCopy } from '#app/content/accessibility-panel/shape.ts';
import { contrasts, type Contrast } from '#app/domain/accessibility/settings.ts';

/** The three token sets, each shown in its own colours. */
export function ContrastChoice({
  messages,
  value,
  onChange,
}: {
  messages: AccessibilityPanelCopy['contrast'];
  value: Contrast;
  onChange: (value: Contrast) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{messages.label}</legend>
      <div className="contrast-choices">
        {contrasts.map((name) => (
          <label key={name} className="contrast-choice" data-contrast={name}>
            <span className="contrast-sample" aria-hidden="true">
              <span className="font-serif text-[1.75rem] leading-none">Aa</span>
              <span className="size-3 rounded-full bg-lumen" />
              <span className="size-3 rounded-full bg-aurora" />
            </span>
            <span className="flex items-center gap-1.5">
              <input
                type="radio"
                name="contrast"
                className="radio"
                value={name}
                checked={name === value}
                onChange={() => onChange(name)}
              />
              {messages.options[name]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
