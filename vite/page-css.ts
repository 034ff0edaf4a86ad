import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import postcss from 'postcss';
import { createRequestHandler } from 'react-router';
import type { SiteBuild } from '../server/app-build.ts';
import { noticeId, noticePath } from '../app/domain/consent/notice.ts';
import { selectCss } from './select-css.ts';

/**
 * Adds to `build/critical-css.json` the styles of each public page as rendered: those of its classes, in any language;
 * and those of the consent notice. A page with a query, which may be in another state, keeps the styles that its code can
 * use. The sheet itself loses its fonts.
 */
export async function pageCss(buildDirectory: string): Promise<void> {
  const assets = join(buildDirectory, 'client/assets');
  const sheet = (await readdir(assets)).find((file) => /^app-.*\.css$/.test(file));
  if (!sheet) throw new Error('page-css: the build has no assets/app-*.css');
  const css = await readFile(join(assets, sheet), 'utf8');

  const server = pathToFileURL(join(buildDirectory, 'server/index.js')).href;
  const build: SiteBuild = await import(/* @vite-ignore */ server);
  const entry = build.entry.module;
  const handle = createRequestHandler(build, 'production');
  const classesAt = async (address: string) => {
    const request = new Request(`http://localhost${address}`);
    const context = entry.createLoadContext(null, entry.parseRequestTarget(address), '');
    const response = await handle(request, context);
    if (!response.ok) throw new Error(`page-css: ${address} answers ${response.status}`);
    return classesIn(await response.text());
  };
  const rendered = await Promise.all(
    entry.publicPages.map(async ({ address, path }) => ({
      path,
      classes: await classesAt(address),
    })),
  );
  const pages: Record<string, string> = {};
  for (const [path, group] of Map.groupBy(rendered, (each) => each.path))
    pages[path] = selectCss(css, group.map(({ classes }) => classes).join(' '));

  const file = join(buildDirectory, 'critical-css.json');
  const routes = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  // The same classes in every language.
  const notice = within(`#${noticeId}`, selectCss(css, await classesAt(`${noticePath}fr`)));
  await writeFile(file, JSON.stringify({ routes, pages, notice }));
  await writeFile(join(assets, sheet), withoutFonts(css));
}

/**
 * The sheet without its fonts, which every page inlines: a second declaration makes the browser load them again, and
 * one that was late for the first paint (`font-display: optional`) would then shift the page.
 */
function withoutFonts(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (font) => {
    font.remove();
  });
  return sheet.toString();
}

/** Styles for what is inside an element only, which has the tokens; fonts and properties are those of the page. */
function within(element: string, css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules(/^(?:font-face|property|view-transition)$/, (rule) => {
    rule.remove();
  });
  sheet.walkRules(/:root/, (rule) => {
    rule.selector = ':scope';
  });
  return `@scope(${element}){${sheet.toString()}}`;
}

/** Also of HTML inside a script's string. */
function classesIn(html: string): string {
  return [...html.matchAll(/\sclass=\\?"([^"\\]*)/g)].map(([, names]) => names).join(' ');
}
