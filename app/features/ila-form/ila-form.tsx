import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import type { HomeCopy } from '#app/content/home/shape.ts';
import { homeScore, homeSliderIds, homeSliders } from '#app/domain/ila/home-score.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Headline } from '#app/ui/headline.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { IlaResult } from './ila-result.tsx';
import { ScorePanel } from './score-panel.tsx';
import { sliderText } from './slider-text.ts';
import { longestText, readForm, textFields, type Submission } from './submission.ts';

/**
 * The home page's ILA evaluation, in two states: form and result. The fields keep their values in the document and this
 * component only reads them, so that what a visitor did before hydration, or what the browser restored, counts. Without
 * scripts the form is sent to its own page, which answers with the result.
 */
export function IlaForm({ copy, submission }: { copy: HomeCopy['ila']; submission: Submission }) {
  const { language } = useVisit();
  const { pathname } = useLocation();
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
    // The heading of what has just appeared, or the form's first field, once React has shown it.
    requestAnimationFrame(() => {
      const target = next === 'result' ? '[data-ila-result]' : 'input';
      section.current?.querySelector<HTMLElement>(target)?.focus();
    });
  }

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
          <p className="lead mt-4 mb-8">{copy.lead}</p>
          <form
            ref={form}
            hidden={view === 'result'}
            action={`${pathname}#ila`}
            className="grid grid-cols-1 gap-6"
            onInput={readValues}
            onSubmit={calculate}
            {...{ toolname: 'ila_score', tooldescription: copy.toolDescription }}
          >
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
              {textFields.map((field) => (
                <label key={field} className="small grid grid-cols-1 content-end gap-1">
                  {copy.fields[field]}
                  <input
                    className="input"
                    placeholder={copy.optional}
                    name={field}
                    defaultValue={submission.texts[field]}
                    maxLength={longestText}
                  />
                </label>
              ))}
            </div>
            <div className="grid grid-cols-1 gap-x-10 gap-y-5 sm:grid-cols-2">
              {homeSliderIds.map((id) => (
                <Slider
                  key={id}
                  name={id}
                  {...copy.sliders[id]}
                  {...homeSliders[id]}
                  initial={submission.input[id]}
                  value={input[id]}
                  display={sliderText(language, id, input[id])}
                />
              ))}
            </div>
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
