import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import type { HomeCopy } from '#app/content/home/shape.ts';
import {
  homeSliderIds,
  homeSliders,
  homeTexts,
  longestHomeText,
  type HomeSlider,
} from '#app/domain/ila/home-inputs.ts';
import { homeScore } from '#app/domain/ila/home-score.ts';
import { Slider } from '#app/ui/fields/slider.tsx';
import { Headline } from '#app/ui/page/headline.tsx';
import { EstimateNote } from '#app/ui/results/estimate-note.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { IlaResult } from './ila-result.tsx';
import { ScorePanel } from './score-panel.tsx';
import { sliderText } from './slider-text.ts';
import { readForm, type Submission } from './submission.ts';

/**
 * The home page's ILA evaluation, in two states: form and result. The fields are uncontrolled, so that values
 * entered before hydration or restored by the browser count. Without scripts the form is sent to its own page, which
 * answers with the result.
 */
export function IlaForm({
  copy,
  submission,
  sliders,
}: {
  copy: HomeCopy['ila'];
  submission: Submission;
  /** The sliders' values as text, as submitted. */
  sliders: Record<HomeSlider, string>;
}) {
  const { pathname } = useLocation();
  const { form, section, input, texts, view, readValues, show } = useFormState(submission);

  function calculate(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    readValues();
    show('result');
  }

  const result = homeScore(input);
  return (
    <section id="ila" ref={section} className="band">
      <div className="measure grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <div>
          <h2 className="title">
            <Headline text={copy.title} />
          </h2>
          <p className="lead mt-4">{copy.lead}</p>
          <EstimateNote copy={copy.estimate} className="mt-4 mb-8" />
          <form
            ref={form}
            hidden={view === 'result'}
            action={`${pathname}#ila`}
            className="grid grid-cols-1 gap-6"
            onInput={readValues}
            onSubmit={calculate}
            {...{ toolname: 'ila_score', tooldescription: copy.toolDescription }}
          >
            <TextFields copy={copy} texts={submission.texts} />
            <Sliders copy={copy} initial={submission.input} texts={sliders} input={input} />
            <div>
              <button type="submit" className="button button-primary">
                {copy.calculate}
              </button>
            </div>
          </form>
          {view === 'result' && (
            <IlaResult
              copy={copy}
              result={result}
              submission={{ input, texts, corrected: submission.corrected }}
              onAgain={() => show('form')}
            />
          )}
        </div>
        <ScorePanel copy={copy} result={view === 'result' ? result : null} />
      </div>
    </section>
  );
}

function TextFields({ copy, texts }: { copy: HomeCopy['ila']; texts: Submission['texts'] }) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {homeTexts.map((field) => (
        <label key={field} className="small grid grid-cols-1 content-end gap-1">
          {copy.fields[field]}
          <input
            id={field}
            className="input"
            placeholder={copy.optional}
            name={field}
            defaultValue={texts[field]}
            maxLength={longestHomeText}
          />
        </label>
      ))}
    </div>
  );
}

function Sliders({
  copy,
  initial,
  texts,
  input,
}: {
  copy: HomeCopy['ila'];
  /** The sliders' initial values and their texts; afterwards the DOM holds them. */
  initial: Submission['input'];
  texts: Record<HomeSlider, string>;
  input: Submission['input'];
}) {
  const { language } = useVisit();
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-5 sm:grid-cols-2">
      {homeSliderIds.map((id) => (
        <Slider
          key={id}
          name={id}
          {...copy.sliders[id]}
          {...homeSliders[id]}
          initial={initial[id]}
          value={input[id]}
          display={input[id] === initial[id] ? texts[id] : sliderText(language, id, input[id])}
        />
      ))}
    </div>
  );
}

/** The form's values as last read, and the current one of the two states. */
function useFormState(submission: Submission) {
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLElement>(null);
  const [{ input, texts }, setValues] = useState<Pick<Submission, 'input' | 'texts'>>(submission);
  const [view, setView] = useState(submission.view);

  const readValues = () => {
    if (form.current) setValues(readForm(form.current));
  };
  useEffect(readValues, []);

  function show(next: Submission['view']) {
    setView(next);
    // Focuses the result's heading, or the form's first field, after React has rendered it.
    requestAnimationFrame(() => {
      const target = next === 'result' ? '[data-ila-result]' : 'input';
      section.current?.querySelector<HTMLElement>(target)?.focus();
    });
  }

  return { form, section, input, texts, view, readValues, show };
}
