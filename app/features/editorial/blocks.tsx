import type { Block } from '#app/content/editorial/shape.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { LinkedText } from '#app/ui/page/linked-text.tsx';
import { Questions } from '#app/ui/page/questions.tsx';
import { SampleMark } from '#app/ui/page/sample-mark.tsx';
import { SectionHead } from '#app/ui/page/section-head.tsx';
import { Versus } from './versus.tsx';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const columns: Record<number, string> = {
  2: 'sm:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

function Cards({
  block: { title, lead, items },
  icons,
}: {
  block: Of<'cards'>;
  icons: readonly IconName[];
}) {
  return (
    <>
      <SectionHead title={title} lead={lead} />
      <ul className={`ruled ${columns[items.length] ?? 'sm:grid-cols-2 lg:grid-cols-3'}`}>
        {items.map((item, index) => (
          <li key={item.title} className="p-6">
            {icons[index] && <Icon name={icons[index]} className="icon mb-10 text-lumen" />}
            <h3 className="heading">{item.title}</h3>
            <p className="small mt-2 text-dust">
              <LinkedText text={item.text} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Timeline({ block: { title, lead, items } }: { block: Of<'timeline'> }) {
  return (
    <>
      <SectionHead title={title} lead={lead} />
      <ol className="relative ml-2 border-l border-line-2">
        {items.map((item) => (
          <li
            key={item.title}
            className="relative grid grid-cols-1 gap-x-10 gap-y-1 pb-10 pl-8 lg:grid-cols-[10rem_1fr_2fr]"
          >
            <i className="absolute top-1.5 -left-1.5 size-3 rounded-full border border-lumen bg-night" />
            <p className="text-aurora">{item.when}</p>
            <h3 className="heading">{item.title}</h3>
            <p className="text-dust">
              <LinkedText text={item.text} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function Steps({ block: { title, lead, items } }: { block: Of<'steps'> }) {
  return (
    <>
      <SectionHead title={title} lead={lead} />
      <ol className="grid grid-cols-1 gap-x-16 md:grid-cols-2">
        {items.map((item, index) => (
          <li
            key={item.title}
            className="grid grid-cols-[3.5rem_1fr] content-start border-t border-line py-6"
          >
            <span className="title row-span-2 text-lumen" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="heading">{item.title}</h3>
            <p className="col-start-2 mt-1 text-dust">
              <LinkedText text={item.text} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function Quotes({ block: { title, lead, items, note } }: { block: Of<'quotes'> }) {
  return (
    <>
      <SectionHead title={title} lead={lead} />
      <div className="grid grid-cols-1 gap-10 md:grid-cols-3">
        {items.map(({ quote, author }) => (
          <figure key={author} className="border-l border-lumen pl-6">
            <blockquote className="heading">
              <q className="quotation">{quote}</q>
            </blockquote>
            <figcaption className="small mt-4 text-dust">
              {author}
              <SampleMark />
            </figcaption>
          </figure>
        ))}
      </div>
      {note !== '' && <p className="mt-8 text-xs text-dust">{note}</p>}
    </>
  );
}

function Prose({ block: { title, mark, paragraphs, points } }: { block: Of<'prose'> }) {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
      <h2 className="title">{title}</h2>
      <div className="grid max-w-[42em] gap-5">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText text={paragraph} />
          </p>
        ))}
        {points.length > 0 && (
          <ul className="grid gap-2">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Icon name={mark} className="icon mt-0.5 size-5 text-lumen" />
                <span>
                  <LinkedText text={point} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function QuestionsBlock({ block: { title, lead, items } }: { block: Of<'questions'> }) {
  return (
    <>
      <SectionHead title={title} lead={lead} />
      <Questions items={items} />
    </>
  );
}

/**
 * One block of a page, rendered by its kind.
 *
 * @param icons of its cards
 * @param to the page's first target
 */
export function EditorialBlock({
  block,
  icons,
  to,
}: {
  block: Block;
  icons: readonly IconName[];
  to: string;
}) {
  switch (block.kind) {
    case 'cards':
      return <Cards block={block} icons={icons} />;
    case 'timeline':
      return <Timeline block={block} />;
    case 'steps':
      return <Steps block={block} />;
    case 'versus':
      return <Versus block={block} to={to} />;
    case 'quotes':
      return <Quotes block={block} />;
    case 'prose':
      return <Prose block={block} />;
    case 'questions':
      return <QuestionsBlock block={block} />;
  }
}
