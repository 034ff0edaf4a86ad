import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import postcss, { type AtRule } from 'postcss';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { noticeId, noticePath } from '../app/domain/consent/notice.ts';
import type { AppBuild, SiteBuild } from '../server/app-build.ts';
import { selectCss } from './select-css.ts';

/**
 * Writes `build/critical-css.json`, which the server inlines so that a page paints without a stylesheet request: the
 * styles of each public page as rendered, those that each route's code may use, and those of the consent notice.
 * Removes fonts from the sheet itself, which the client entry loads at hydration.
 */
export async function criticalCss(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client');
  const assets = join(client, 'assets');
  const sheet = (await readdir(assets)).find((file) => /^app-.*\.css$/.test(file));
  if (!sheet) throw new Error('critical-css: the build has no assets/app-*.css');
  const css = await readFile(join(assets, sheet), 'utf8');

  const server = pathToFileURL(join(buildDirectory, 'server/index.js')).href;
  const build: SiteBuild = await import(/* @vite-ignore */ server);
  const classesAt = classesOf(build);
  const critical: AppBuild['criticalCss'] = {
    routes: await routeCss(css, build, client),
    pages: await pageCss(css, build, classesAt),
    // The same classes in every language.
    notice:
      within(`#${noticeId}`, selectCss(css, await classesAt(`${noticePath}fr`))) +
      // The notice draws them in (app/inline/banner-height.ts).
      rulesOf('.float-button', css),
  };
  await writeFile(join(buildDirectory, 'critical-css.json'), JSON.stringify(critical));
  await writeFile(join(assets, sheet), withoutFonts(css));
}

/** Routes that every page includes besides its own; see app/routes.ts. */
const frame = ['root', 'bare'];

/**
 * For each route module: the styles that it, the frame and their static imports may use. They serve pages with a query,
 * whose state may differ from the rendered one.
 */
async function routeCss(
  css: string,
  { assets: { routes } }: ServerBuild,
  client: string,
): Promise<Record<string, string>> {
  const filesOf = (id: string): [module: string, ...imports: string[]] => {
    const route = routes[id];
    if (!route) throw new Error(`critical-css: there is no route ${id}`);
    return [route.module, ...(route.imports ?? [])];
  };
  const framed = frame.flatMap(filesOf);
  const read = (file: string) => readFile(join(client, file), 'utf8');
  const byModule: Record<string, string> = {};
  for (const [module, ...imports] of Object.keys(routes).map(filesOf)) {
    const files = new Set([...framed, module, ...imports]);
    byModule[module] ??= selectCss(css, (await Promise.all([...files].map(read))).join('\n'));
  }
  return byModule;
}

/** Styles of each public page's classes, in any language. */
async function pageCss(
  css: string,
  { entry }: SiteBuild,
  classesAt: (address: string) => Promise<string>,
): Promise<Record<string, string>> {
  const rendered = await Promise.all(
    entry.module.publicPages.map(async ({ address, path }) => ({
      path,
      classes: await classesAt(address),
    })),
  );
  const pages: Record<string, string> = {};
  for (const [path, group] of Map.groupBy(rendered, (each) => each.path))
    pages[path] = selectCss(css, group.map(({ classes }) => classes).join(' '));
  return pages;
}

/** Renders an address to collect its classes. */
function classesOf(build: SiteBuild): (address: string) => Promise<string> {
  const entry = build.entry.module;
  const handle = createRequestHandler(build, 'production');
  return async (address) => {
    const request = new Request(`http://localhost${address}`);
    const context = entry.createLoadContext(null, entry.parseRequestTarget(address), '');
    const response = await handle(request, context);
    if (!response.ok) throw new Error(`critical-css: ${address} answers ${response.status}`);
    return classesIn(await response.text());
  };
}

/**
 * The sheet without its fonts, which every page inlines: a second declaration makes browsers load them again, and a
 * font that missed the first paint (`font-display: optional`) would then shift the page.
 */
function withoutFonts(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (font) => {
    font.remove();
  });
  return sheet.toString();
}

/** The rules of a selector, nested ones included, in their cascade layer. */
function rulesOf(selector: string, css: string): string {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (rule.selector !== selector || rule.parent?.type !== 'atrule') return;
    const { name, params } = rule.parent as AtRule;
    found.push(`@${name} ${params}{${rule.toString()}}`);
  });
  return found.join('');
}

/** Styles only for the element's content, which inherits tokens, fonts and properties from the page. */
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

/** Includes HTML inside a script's string. Names contain combinators, which React escapes. */
function classesIn(html: string): string {
  const names = [...html.matchAll(/\sclass=\\?"([^"\\]*)/g)].map(([, each]) => each).join(' ');
  return names.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
