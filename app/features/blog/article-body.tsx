import type { Block } from '#app/content/articles/shape.ts';
import { anchorOf } from '#app/domain/blog/anchor.ts';

/** The text of an article. */
export function ArticleBody({ blocks, tip }: { blocks: readonly Block[]; tip: string }) {
  return (
    <div className="space-y-5 text-[1.0625rem] leading-relaxed">
      {blocks.map((block) => (
        <Part key={block.kind === 'list' ? block.items[0] : block.text} block={block} tip={tip} />
      ))}
    </div>
  );
}

function Part({ block, tip }: { block: Block; tip: string }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={anchorOf(block.text)} className="title scroll-mt-24 pt-8">
          {block.text}
        </h2>
      );
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul className="list-disc space-y-2 pl-5 marker:text-lumen">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'tip':
      return (
        <aside className="panel border-l-2 border-l-lumen p-6">
          <p className="small mb-1 text-lumen">{tip}</p>
          <p>{block.text}</p>
        </aside>
      );
  }
}
