import type { Block } from '#app/content/articles/shape.ts';
import { anchorOf } from '#app/domain/blog/anchor.ts';
import { BarList } from '#app/ui/charts/bar-list.tsx';
import { LinkedText } from '#app/ui/page/linked-text.tsx';
import { DataTable } from '#app/ui/results/data-table.tsx';

/** The text of an article. */
export function ArticleBody({ blocks, tip }: { blocks: readonly Block[]; tip: string }) {
  return (
    <div className="space-y-5 text-[1.0625rem] wrap-anywhere">
      {blocks.map((block) => (
        <Part key={keyOf(block)} block={block} tip={tip} />
      ))}
    </div>
  );
}

function keyOf(block: Block): string | undefined {
  if (block.kind === 'list') return block.items[0];
  return 'caption' in block ? block.caption : block.text;
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
      return (
        <p>
          <LinkedText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="list-disc space-y-2 pl-5 marker:text-lumen">
          {block.items.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'tip':
      return (
        <aside className="panel border-l-2 border-l-lumen p-6">
          <p className="small mb-1 text-lumen">{tip}</p>
          <p>
            <LinkedText text={block.text} />
          </p>
        </aside>
      );
    case 'table':
      return (
        <DataTable
          title={block.caption}
          isTitled
          columns={block.columns.map((label) => ({ label, isText: true, look: 'align-top' }))}
          rows={block.rows.map((cells) => ({
            id: cells.join('|'),
            cells: cells.map((cell) => <LinkedText key={cell} text={cell} />),
          }))}
        />
      );
    case 'chart':
      return (
        <div className="panel p-6">
          <BarList caption={block.caption} bars={block.bars} />
        </div>
      );
  }
}
