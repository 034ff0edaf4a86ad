import { useEffect, useRef, useState } from 'react';
import { readDraft, type Draft } from '#app/domain/blogia/draft.ts';
import {
  canGenerate,
  keyphraseOf,
  type BlogForm,
  type PromptType,
} from '#app/domain/blogia/prompts.ts';
import { linkTo, readForm } from './form-fields.ts';
import { useGeneration } from './use-generation.ts';

/**
 * State of the request form and of the generation it starts.
 *
 * @param initial the form as sent in the page's address
 * @param isAnswered whether the page opens with the text for that form
 * @param onDraft receives each generated draft
 */
export function useRequest(
  initial: BlogForm,
  isAnswered: boolean,
  onDraft: (kind: PromptType, draft: Draft) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const output = useRef<HTMLHeadingElement>(null);
  const [present, setPresent] = useState(initial);
  const [answered, setAnswered] = useState<BlogForm | null>(isAnswered ? initial : null);

  const { generation, start, stop } = useGeneration((request, text, end) => {
    if (text.trim() === '' || !request.promptType) return;
    onDraft(request.promptType, readDraft(text, keyphraseOf(request)));
    // A stopped or interrupted text does not count as an answer that could get another variant.
    setAnswered(end.is === 'done' ? request : null);
  });

  const read = () => {
    if (form.current) setPresent(readForm(form.current));
  };
  // Fields typed before hydration, or restored by the browser.
  useEffect(() => {
    read();
  }, []);

  function generate(writer: 'local' | 'configured' = 'configured') {
    if (!form.current) return;
    const request = readForm(form.current);
    if (!canGenerate(request)) return;
    // Repeating the same request asks for another variant.
    const isSame = answered !== null && linkTo({ ...answered, variant: 0 }) === linkTo(request);
    const variant = isSame ? answered.variant + 1 : 0;
    output.current?.focus({ preventScroll: true });
    output.current?.scrollIntoView();
    void start({ ...request, variant }, writer);
  }

  return {
    form,
    output,
    /** The form's values, once they can be submitted. */
    present: canGenerate(present) ? present : null,
    generation,
    read,
    generate,
    stop,
  };
}
