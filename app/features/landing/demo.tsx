import type { LandingCopy } from '#app/content/landing/shape.ts';
import { accents, draftTexts, type PageDraft } from '#app/domain/landing/page-draft.ts';
import { Choices } from '#app/ui/fields/choices.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Section } from '#app/ui/page/section.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { Analytics } from './analytics.tsx';
import { DraftForm } from './draft-form.tsx';
import { PagePreview } from './page-preview.tsx';

/** The built page: preview, editing and analytics. */
export function Demo({ copy, draft }: { copy: LandingCopy; draft: PageDraft }) {
  const { demo } = copy;
  const preview = <PagePreview copy={copy} draft={draft} />;
  return (
    <Section id="demonstration" className="band scroll-mt-14" title={demo.title} lead={demo.lead}>
      <Tabs
        label={demo.tabs}
        tabs={[
          {
            id: 'apercu',
            label: demo.preview,
            icon: 'eye',
            panel: <div className="mx-auto max-w-[48rem]">{preview}</div>,
          },
          {
            id: 'personnaliser',
            label: demo.customize,
            icon: 'pen-line',
            panel: (
              <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[2fr_3fr]">
                <Customize copy={copy} draft={draft} />
                {preview}
              </div>
            ),
          },
          {
            id: 'analytics',
            label: demo.analytics,
            icon: 'chart-column',
            panel: <Analytics copy={copy.analytics} />,
          },
        ]}
      />
    </Section>
  );
}

const texts = ['headline', 'proof', 'label'] as const;

function Customize({ copy, draft }: { copy: LandingCopy; draft: PageDraft }) {
  const options = accents.map((value) => ({ value, label: copy.accents[value] }));
  return (
    <DraftForm draft={draft} own={[...texts, 'accent']} target="#personnaliser">
      {texts.map((name) => (
        <TextField
          key={name}
          name={name}
          {...copy.fields[name]}
          initial={draft[name]}
          maxLength={draftTexts[name]}
          lines={name === 'proof' ? 3 : 1}
          autoComplete="off"
        />
      ))}
      <Choices
        type="radio"
        name="accent"
        legend={copy.accent}
        options={options}
        chosen={[draft.accent]}
      />
      <button type="submit" className="button unscripted justify-self-start">
        {copy.demo.apply}
      </button>
    </DraftForm>
  );
}
