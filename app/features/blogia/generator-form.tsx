import type { Ref } from 'react';
import { useLocation } from 'react-router';
import type { BlogiaCopy } from '#app/content/blogia/shape.ts';
import {
  audiences,
  contentTypes,
  longestKeywords,
  longestTopic,
  promptTypes,
  type BlogForm,
} from '#app/domain/blogia/prompts.ts';
import { CopyLink } from '#app/ui/copy-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { linkTo } from './form-fields.ts';

/**
 * What the visitor asks for. The fields keep their values in the document. Without scripts the form is sent to its own
 * page, where the built-in writer answers.
 *
 * @param form the values it starts with
 * @param present its present values, when they can be sent
 */
export function GeneratorForm({
  ref,
  copy,
  form,
  present,
  isWriting,
  onInput,
  onGenerate,
}: {
  ref: Ref<HTMLFormElement>;
  copy: BlogiaCopy['form'];
  form: BlogForm;
  present: BlogForm | null;
  isWriting: boolean;
  onInput: () => void;
  onGenerate: () => void;
}) {
  const { pathname } = useLocation();
  return (
    <form
      ref={ref}
      action={`${pathname}#texte`}
      className="panel grid grid-cols-1 gap-5 p-6 sm:p-8"
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate();
      }}
    >
      <h2 className="heading">{copy.title}</h2>
      <input type="hidden" name="v" value="1" />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <label className="small grid content-start gap-1.5">
          {copy.promptType}
          <select className="input" name="promptType" defaultValue={form.promptType ?? ''} required>
            <option value="">{copy.choose}</option>
            {promptTypes.map((type) => (
              <option key={type} value={type}>
                {copy.promptTypes[type]}
              </option>
            ))}
          </select>
        </label>
        <label className="small grid content-start gap-1.5">
          {copy.contentType}
          <select className="input" name="contentType" defaultValue={form.contentType}>
            {contentTypes.map((type) => (
              <option key={type} value={type}>
                {copy.contentTypes[type]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="small grid gap-1.5">
        <label htmlFor="topic">{copy.topic}</label>
        <input
          id="topic"
          className="input"
          name="topic"
          defaultValue={form.topic}
          maxLength={longestTopic}
          aria-describedby="topic-help"
          required
        />
        <p id="topic-help" className="text-xs text-dust">
          {copy.topicHelp}
        </p>
      </div>
      <div className="small grid gap-1.5">
        <label htmlFor="keywords">{copy.keywords}</label>
        <input
          id="keywords"
          className="input"
          name="keywords"
          defaultValue={form.keywords}
          maxLength={longestKeywords}
          aria-describedby="keywords-help"
        />
        <p id="keywords-help" className="text-xs text-dust">
          {copy.keywordsHelp}
        </p>
      </div>
      <label className="small grid gap-1.5 sm:max-w-72">
        {copy.targetAudience}
        <select className="input" name="targetAudience" defaultValue={form.targetAudience}>
          {audiences.map((audience) => (
            <option key={audience} value={audience}>
              {copy.audiences[audience]}
            </option>
          ))}
        </select>
      </label>
      <div className="flex flex-wrap items-start gap-3">
        <button
          type="submit"
          className="button button-primary scripted disabled:cursor-default disabled:opacity-50 disabled:shadow-none"
          disabled={!present || isWriting}
          aria-describedby={present ? undefined : 'generate-missing'}
        >
          <Icon name="sparkles" className="icon size-5" />
          {isWriting ? copy.generating : copy.generate}
        </button>
        <noscript>
          <button type="submit" className="button button-primary">
            {copy.generate}
          </button>
        </noscript>
        {present && <CopyLink to={pathname + linkTo(present)} words={copy.share} />}
      </div>
      {!present && (
        <p id="generate-missing" className="scripted text-xs text-dust">
          {copy.missing}
        </p>
      )}
    </form>
  );
}
