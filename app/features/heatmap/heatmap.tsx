import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router';
import type { HeatmapCopy } from '#app/content/heatmap/shape.ts';
import type { MapsCopy } from '#app/content/maps/shape.ts';
import {
  heatmapFields,
  readView,
  viewFields,
  type HeatmapLink,
  type ScanView,
} from '#app/domain/heatmap/heatmap-link.ts';
import { onLand, type ScannedMap } from '#app/domain/heatmap/scanned-map.ts';
import { useFormKey } from '#app/ui/form-key.ts';
import { CopyLink } from '#app/ui/results/copy-link.tsx';
import { PrintButton } from '#app/ui/results/print-button.tsx';
import { PointPanel } from './point-panel.tsx';
import { RankTable } from './rank-table.tsx';
import { ScanFigures } from './scan-figures.tsx';
import { ScanForm } from './scan-form.tsx';
import { ScanResult } from './scan-result.tsx';

interface HeatmapScan extends ScannedMap {
  link: HeatmapLink;
}

interface Props {
  copy: HeatmapCopy;
  maps: MapsCopy;
  scan: HeatmapScan;
}

/** The form and, unless the town is unknown, the map and the figures. */
export function Heatmap({ copy, maps, scan }: Props) {
  const { link, isUnknownTown } = scan;
  const { title, onSend } = useFocusAfterScan();
  const formKey = useFormKey(JSON.stringify(link.query));
  const form = (
    <ScanForm
      key={formKey}
      copy={copy.form}
      link={link}
      isUnknownTown={isUnknownTown}
      onSend={onSend}
    />
  );
  return (
    <div className="printable">
      {isUnknownTown ? (
        <div className="max-w-[20rem]">{form}</div>
      ) : (
        <Scan copy={copy} maps={maps} scan={scan} title={title} form={form} />
      )}
    </div>
  );
}

/** The map and the figures. The chosen view and point are part of the address, like the query. */
function Scan({
  copy,
  maps,
  scan,
  title,
  form,
}: Props & { title: RefObject<HTMLHeadingElement | null>; form: ReactNode }) {
  const { link, points, before } = scan;
  const { pathname, search } = useLocation();
  const { query } = link;
  const view = readView(new URLSearchParams(search), query.size);

  function searchFor(show: ScanView, point: number): string {
    const fields = [...heatmapFields(query), ...viewFields({ show, point }, query.size)];
    return `?${new URLSearchParams(fields).toString()}`;
  }

  const ranks = points.map(({ rank }) => rank);
  const chosen = points[view.point];
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[20rem_1fr] lg:grid-rows-[auto_1fr]">
        {form}
        <ScanResult
          copy={copy}
          maps={maps}
          scan={scan}
          view={view}
          title={title}
          searchFor={searchFor}
        />
        {chosen && (
          <PointPanel
            copy={copy}
            query={query}
            centre={scan.centre}
            index={view.point}
            point={chosen}
          />
        )}
      </div>
      <div className="mt-8">
        <ScanFigures
          copy={copy.result}
          now={onLand(points, ranks)}
          before={onLand(points, before)}
        />
      </div>
      <RankTable copy={copy} size={query.size} points={points} before={before} />
      <div className="mt-6 flex flex-wrap items-start gap-3">
        <CopyLink to={pathname + searchFor(view.show, view.point)} messages={copy.share} />
        <PrintButton label={copy.print} />
      </div>
    </>
  );
}

/** Focuses the result's title, or the unknown town, after a navigation that the form caused. */
function useFocusAfterScan() {
  const { key } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const wasSent = useRef(false);
  useEffect(() => {
    if (wasSent.current) (title.current ?? document.getElementById('town'))?.focus();
    wasSent.current = false;
  }, [key]);
  return { title, onSend: () => (wasSent.current = true) };
}
