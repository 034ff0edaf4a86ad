import type { IlaDashboardCopy } from '#app/content/ila-dashboard/shape.ts';
import { courseOf, type Analysis } from '#app/domain/ila/dashboard-score.ts';
import type { Project, ScoreEntry } from '#app/domain/ila/projects.ts';
import { formatDay } from '#app/i18n/format-day.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { useVisit } from '#app/ui/visit.ts';

interface CourseProps<Shown> {
  copy: IlaDashboardCopy['dashboard'];
  shown: Shown;
}

/** The project's own scores as soon as there are two; before that a sample course. */
export function Course({ copy, shown }: CourseProps<Project>) {
  return shown.history.length > 1 ? (
    <EntryCourse copy={copy} shown={shown.history} />
  ) : (
    <SampleCourse copy={copy} shown={shown.analysis} />
  );
}

function EntryCourse({ copy, shown }: CourseProps<readonly ScoreEntry[]>) {
  const { language } = useVisit();
  const first = shown[0]?.score ?? 0;
  const last = shown.at(-1)?.score ?? 0;
  const mark = { id: 'now', at: [shown.length, last] as const, label: String(last) };
  return (
    <div>
      <LineChart
        title={fill(plural(language, shown.length, copy.entered), {
          from: String(first),
          to: String(last),
        })}
        xLabel={copy.entry}
        yLabel={copy.score}
        series={[
          {
            id: 'course',
            tone: 'text-lumen',
            points: shown.map(({ score }, at) => [at + 1, score] as const),
          },
        ]}
        marks={[{ ...mark, tone: 'text-lumen', kind: 'dot' }]}
        table={{
          label: copy.table,
          head: [copy.entry, copy.date, copy.score],
          rows: shown.map(({ at, score }, index) => [
            String(index + 1),
            formatDay(language, at),
            String(score),
          ]),
        }}
        formatX={(entry) => (Number.isInteger(entry) ? String(entry) : '')}
        formatY={String}
      />
      <p className="text-xs text-dust">{copy.enteredNote}</p>
    </div>
  );
}

/** An invented course over twelve weeks; its title names the trend. */
function SampleCourse({
  copy: { course, courseNote, week, score, table },
  shown: analysis,
}: CourseProps<Analysis>) {
  const { language } = useVisit();
  const { direction, percentage } = analysis.trends;
  const values = courseOf(analysis);
  const points = values.map((value, at) => [at + 1, value] as const);
  return (
    <div>
      <LineChart
        title={fill(course[direction], {
          value: formatNumber(language, percentage / 100, { style: 'percent' }),
        })}
        xLabel={week}
        yLabel={score}
        series={[{ id: 'course', tone: 'text-lumen', points }]}
        marks={[
          {
            id: 'now',
            at: [values.length, analysis.overallScore],
            label: String(analysis.overallScore),
            tone: 'text-lumen',
            kind: 'dot',
          },
        ]}
        table={{
          label: table,
          head: [week, score],
          rows: values.map((value, at) => [String(at + 1), String(value)]),
        }}
        formatX={String}
        formatY={String}
      />
      <p className="text-xs text-dust">{courseNote}</p>
    </div>
  );
}
