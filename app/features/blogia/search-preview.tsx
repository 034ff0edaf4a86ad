import type { BlogiaCopy } from '#app/content/blogia/shape.ts';
import type { Draft } from '#app/domain/blogia/draft.ts';
import {
  searchResultSizes,
  shownIn,
  type SearchDevice,
  type ShownText,
} from '#app/domain/blogia/search-result.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { ShareBar } from '#app/ui/results/share-bar.tsx';
import { useVisit } from '#app/ui/visit.ts';

const devices = Object.keys(searchResultSizes) as SearchDevice[];

/** The draft as a search result on each device, with the space it uses. */
export function SearchPreview({ copy, draft }: { copy: BlogiaCopy['preview']; draft: Draft }) {
  return (
    <section aria-labelledby="preview-title">
      <h3 id="preview-title" className="heading">
        {copy.title}
      </h3>
      <div className="mt-4 grid grid-cols-1 gap-5 lg:grid-cols-[1.7fr_1fr]">
        {devices.map((device) => (
          <Preview key={device} device={device} copy={copy} draft={draft} />
        ))}
      </div>
      <p className="mt-3 text-xs text-dust">{copy.note}</p>
    </section>
  );
}

function Preview({
  device,
  copy,
  draft,
}: {
  device: SearchDevice;
  copy: BlogiaCopy['preview'];
  draft: Draft;
}) {
  const title = shownIn(device, 'title', draft.title);
  const description = shownIn(device, 'description', draft.description);
  return (
    <figure className="panel p-5">
      <figcaption className="text-xs font-semibold text-dust">{copy.devices[device]}</figcaption>
      <div className="mt-3 font-[Arial,sans-serif]">
        <p className="text-xs break-all text-dust">example.com › blog › {draft.slug || '…'}</p>
        <p
          className={`mt-1 leading-6 text-violet ${device === 'desktop' ? 'text-[1.25rem]' : 'text-[1.125rem]'}`}
        >
          {title.text || copy.untitled}
        </p>
        <p className="mt-1 text-sm text-dust">{description.text || copy.undescribed}</p>
      </div>
      <div className="mt-4 grid gap-2 text-xs">
        <Room copy={copy} shown={title} />
        <Room copy={copy} shown={description} />
      </div>
    </figure>
  );
}

/** Share of the available width that a text uses. */
function Room({
  copy,
  shown: { width, room, isCut },
}: {
  copy: BlogiaCopy['preview'];
  shown: ShownText;
}) {
  const { language } = useVisit();
  const size = (pixels: number) => formatNumber(language, pixels);
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-3">
      <ShareBar share={width / room} tone={isCut ? 'fill-band-red' : 'fill-aurora'} />
      <p className="tabular">
        {fill(copy.width, { width: size(width), room: size(room) })},{' '}
        <span className={isCut ? 'text-band-red' : 'text-dust'}>
          {isCut ? copy.cut : copy.whole}
        </span>
      </p>
    </div>
  );
}
