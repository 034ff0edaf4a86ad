import type { MatchField } from '#app/domain/ilumatch/answers.ts';

/**
 * Options of one question, each a wide target with its own radio button or checkbox.
 *
 * @param chosen the options checked initially; the inputs are uncontrolled
 */
export function Choices<Option extends string>({
  legend,
  name,
  options,
  messages,
  chosen,
  type,
}: {
  legend: string;
  name: MatchField;
  options: readonly Option[];
  messages: Record<Option, string>;
  chosen: readonly Option[];
  type: 'radio' | 'checkbox';
}) {
  return (
    <fieldset>
      <legend className="small mb-2">{legend}</legend>
      <div className="grid grid-cols-1 gap-2.5 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option}
            className="small flex min-h-11 items-center gap-3 rounded-tile border border-edge px-4 py-2 hover:border-dust has-checked:border-lumen has-checked:bg-night-3"
          >
            <input
              type={type}
              name={name}
              value={option}
              defaultChecked={chosen.includes(option)}
              className={type}
            />
            {messages[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
