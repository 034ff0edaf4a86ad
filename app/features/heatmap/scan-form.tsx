import { useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import type { HeatmapCopy } from '#app/content/heatmap/shape.ts';
import { gridSizes, radiusBounds } from '#app/domain/heatmap/grid.ts';
import {
  heatmapVersion,
  longestText,
  type HeatmapLink,
  type HeatmapQuery,
} from '#app/domain/heatmap/heatmap-link.ts';
import { districtIds, districts } from '#app/domain/heatmap/places.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Slider } from '#app/ui/fields/slider.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Cautions } from '#app/ui/page/cautions.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** Business, keyword, place and grid of the scan, submitted to its own page, with scripts or without. */
export function ScanForm({
  copy,
  link: { query, corrected, isOtherVersion },
  isUnknownTown,
  onSend,
}: {
  copy: HeatmapCopy['form'];
  link: HeatmapLink;
  isUnknownTown: boolean;
  onSend: () => void;
}) {
  const { pathname } = useLocation();
  const isBusy = useNavigation().state !== 'idle';
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
      <Cautions
        remarks={[
          corrected.length > 0 &&
            `${copy.corrected} ${corrected.map((name) => copy.fields[name].label).join(', ')}`,
          isOtherVersion && copy.otherVersion,
        ]}
      />
      <Fields copy={copy} query={query} isUnknownTown={isUnknownTown} />
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

function Fields({
  copy,
  query,
  isUnknownTown,
}: {
  copy: HeatmapCopy['form'];
  query: HeatmapQuery;
  isUnknownTown: boolean;
}) {
  const { language } = useVisit();
  const [radius, setRadius] = useState(query.radius);
  return (
    <>
      {(['business', 'keyword'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          {...copy.fields[name]}
          initial={query[name]}
          placeholder={copy.samples[name]}
          maxLength={longestText}
          autoComplete={name === 'business' ? 'organization' : 'off'}
        />
      ))}
      <SelectField
        name="place"
        {...copy.fields.place}
        options={districtIds.map((value) => ({
          value,
          label: `${districts[value].name}, ${copy.towns[districts[value].town]}`,
        }))}
        initial={query.place}
      />
      <TextField
        name="town"
        {...copy.fields.town}
        initial={query.town}
        error={isUnknownTown && fill(copy.unknownTown, { town: query.town })}
        maxLength={longestText}
        autoComplete="address-level2"
      />
      <SelectField
        name="size"
        {...copy.fields.size}
        options={gridSizes.map((value) => ({
          value,
          label: fill(copy.size, { value: String(value), count: String(value * value) }),
        }))}
        initial={query.size}
      />
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
    </>
  );
}
