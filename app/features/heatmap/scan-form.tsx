import { useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import type { HeatmapCopy } from '#app/content/heatmap/shape.ts';
import { gridSizes, radiusBounds } from '#app/domain/heatmap/grid.ts';
import { heatmapVersion, longestText, type HeatmapLink } from '#app/domain/heatmap/heatmap-link.ts';
import { boroughIds, boroughs } from '#app/domain/heatmap/places.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Slider } from '#app/ui/slider.tsx';

/** What is looked for, where, and how finely. A form that is sent to its own page, with scripts or without. */
export function ScanForm({
  copy,
  link: { query, corrected, isOtherVersion },
  onSend,
}: {
  copy: HeatmapCopy['form'];
  link: HeatmapLink;
  onSend: () => void;
}) {
  const { language } = useVisit();
  const { pathname } = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  const [radius, setRadius] = useState(query.radius);
  const remarks = [
    corrected.length > 0 &&
      `${copy.corrected} ${corrected.map((name) => copy.fields[name].label).join(', ')}`,
    isOtherVersion && copy.otherVersion,
  ].filter((remark) => remark !== false);
  return (
    <Form
      action={`${pathname}#heatmap-result`}
      aria-label={copy.title}
      className="panel grid content-start gap-5 p-6 print:hidden"
      preventScrollReset
      onSubmit={onSend}
    >
      <input type="hidden" name="v" value={heatmapVersion} />
      <h2 className="heading">{copy.title}</h2>
      {remarks.map((remark) => (
        <p key={remark} className="small flex gap-2 text-band-yellow">
          <Icon name="triangle-alert" className="icon size-5" />
          {remark}
        </p>
      ))}
      {(['business', 'keyword'] as const).map((name) => (
        <Field key={name} name={name} words={copy.fields[name]}>
          <input
            id={name}
            name={name}
            className="input"
            defaultValue={query[name]}
            placeholder={copy.samples[name]}
            maxLength={longestText}
            autoComplete={name === 'business' ? 'organization' : 'off'}
            aria-describedby={`${name}-help`}
          />
        </Field>
      ))}
      <Field name="place" words={copy.fields.place}>
        <select
          id="place"
          name="place"
          className="input"
          defaultValue={query.place}
          aria-describedby="place-help"
        >
          {boroughIds.map((id) => (
            <option key={id} value={id}>
              {boroughs[id].name}
            </option>
          ))}
        </select>
      </Field>
      <Field name="size" words={copy.fields.size}>
        <select
          id="size"
          name="size"
          className="input"
          defaultValue={query.size}
          aria-describedby="size-help"
        >
          {gridSizes.map((size) => (
            <option key={size} value={size}>
              {fill(copy.size, { value: String(size), count: String(size * size) })}
            </option>
          ))}
        </select>
      </Field>
      <div
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) setRadius(Number(target.value));
        }}
      >
        <Slider
          name="radius"
          label={copy.fields.radius.label}
          help={copy.fields.radius.help}
          {...radiusBounds}
          initial={query.radius}
          value={radius}
          display={fill(copy.radius, { value: formatNumber(language, radius) })}
        />
      </div>
      <button
        type="submit"
        className="button button-primary aria-disabled:cursor-progress"
        aria-disabled={isBusy}
      >
        {copy.submit}
      </button>
    </Form>
  );
}

function Field({
  name,
  words,
  children,
}: {
  name: string;
  words: { label: string; help: string };
  children: React.ReactNode;
}) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={name} className="small">
        {words.label}
      </label>
      {children}
      <p id={`${name}-help`} className="text-xs text-dust">
        {words.help}
      </p>
    </div>
  );
}
