/** Headings of what describes a whole run. */
const ofRun = ['# ', '## Targets'];

/**
 * A former report with the sections of a later run of some parts, each under the machine of that run; the table of targets
 * has its rows of what was measured anew.
 */
export function replaceSections(
  former: string,
  later: string,
  machine: readonly (readonly string[])[],
): string {
  const sections = new Map(sectionsOf(former));
  for (const [heading, text] of sectionsOf(later)) {
    if (heading === '## Targets')
      sections.set(heading, mergeTargets(sections.get(heading) ?? text, text));
    else if (!ofRun.some((each) => heading.startsWith(each)))
      sections.set(heading, `${text.trim()}\n\nMeasured ${whenAndHow(machine)}.`);
  }
  return `${[...sections.values()].map((text) => text.trim()).join('\n\n')}\n`;
}

function sectionsOf(report: string): [heading: string, text: string][] {
  return report
    .split(/^(?=##? )/m)
    .map((text) => [text.slice(0, text.indexOf('\n')), text] as const)
    .map(([heading, text]) => [heading, text]);
}

/** Rows of a later table in place of those of the same name; new ones at the end. */
function mergeTargets(former: string, later: string): string {
  const nameOf = (row: string) => row.split('|')[1]?.trim() ?? '';
  const rows = new Map(
    later.split('\n').flatMap((row) => (row.startsWith('|') ? [[nameOf(row), row]] : [])),
  );
  const kept = former
    .trim()
    .split('\n')
    .map((row) => {
      const name = row.startsWith('|') ? nameOf(row) : '';
      const replaced = rows.get(name) ?? row;
      rows.delete(name);
      return replaced;
    });
  return [...kept, ...rows.values()].join('\n');
}

function whenAndHow(machine: readonly (readonly string[])[]): string {
  return machine
    .filter(([name]) => name === 'Date' || name?.startsWith('Load'))
    .map(([name = '', value = '']) => (name === 'Date' ? value : `${name.toLowerCase()}: ${value}`))
    .join(', ');
}
