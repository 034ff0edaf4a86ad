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
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { CopyLink } from '#app/ui/results/copy-link.tsx';
import { linkTo } from './form-fields.ts';

/**
 * The request form, uncontrolled. Without scripts it is sent to its own page, where the built-in writer answers.
 *
 * @param initial initial values
 * @param present current values, or null while they cannot be submitted
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
      <RequestFields copy={copy} form={form} />
      <GenerateActions copy={copy} present={present} isWriting={isWriting} />
    </form>
  );
}

function RequestFields({ copy, form }: { copy: BlogiaCopy['form']; form: BlogForm }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <SelectField
          name="promptType"
          label={copy.promptType}
          none={copy.choose}
          options={promptTypes.map((value) => ({ value, label: copy.promptTypes[value] }))}
          initial={form.promptType ?? ''}
          isRequired
        />
        <SelectField
          name="contentType"
          label={copy.contentType}
          options={contentTypes.map((value) => ({ value, label: copy.contentTypes[value] }))}
          initial={form.contentType}
        />
      </div>
      <TextField
        name="topic"
        label={copy.topic}
        help={copy.topicHelp}
        initial={form.topic}
        maxLength={longestTopic}
        required
      />
      <TextField
        name="keywords"
        label={copy.keywords}
        help={copy.keywordsHelp}
        initial={form.keywords}
        maxLength={longestKeywords}
      />
      <div className="sm:max-w-72">
        <SelectField
          name="targetAudience"
          label={copy.targetAudience}
          options={audiences.map((value) => ({ value, label: copy.audiences[value] }))}
          initial={form.targetAudience}
        />
      </div>
    </>
  );
}

function GenerateActions({
  copy,
  present,
  isWriting,
}: {
  copy: BlogiaCopy['form'];
  present: BlogForm | null;
  isWriting: boolean;
}) {
  const { pathname } = useLocation();
  return (
    <>
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
        {present && <CopyLink to={pathname + linkTo(present)} messages={copy.share} />}
      </div>
      {!present && (
        <p id="generate-missing" className="scripted text-xs text-dust">
          {copy.missing}
        </p>
      )}
    </>
  );
}
