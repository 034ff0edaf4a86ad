import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { createSectionHandler } from './sections.ts';

const paths = {
  'bare.0': '/',
  'bare.1': '/contact',
  'bare.2': '/*',
  'en.0': '/en',
  'en.1': '/en/contact',
  'en.2': '/en/about/:person',
  'en.3': '/en/*',
  words: '/words/:language/:widget',
  api: '/api/*',
  openapi: '/api/openapi.json',
};

/** A build whose routes respond with their ids, some within a layout. */
function aBuild(): ServerBuild {
  const made = Object.entries(paths).map(([id, path]) => {
    const parentId = id.includes('.') ? `layout-${id.split('.', 1)[0]}` : 'root';
    return [id, { id, path, parentId, caseSensitive: !path.includes('*'), module: answering(id) }];
  });
  const layouts = ['bare', 'en'].map((name) => {
    const id = `layout-${name}`;
    return [id, { id, parentId: 'root', module: {} }];
  });
  const routes = Object.fromEntries([
    ['root', { id: 'root', path: '', module: {} }],
    ...layouts,
    ...made,
  ]);
  return {
    routes,
    entry: { module: { default: () => new Response('a page') } },
    assets: { routes },
    future: {},
    ssr: true,
    routeDiscovery: { mode: 'initial' },
    publicPath: '/',
  } as unknown as ServerBuild;
}

const answering = (id: string) => ({ loader: () => new Response(id) });

const asked = `
  / /contact /contact/ /Contact /nothing /nothing/at/all /words/en/chat /words/en /en
  /en/ /EN /en/contact /EN/contact /en/Contact /en//contact /en/about/zoe /en/about /en/nothing
  /english /en.html /en-us /api /api/ /api/leads /API/leads /api/openapi.json /apiary
  //en/contact /en?api /%20
`;

const whole = createRequestHandler(aBuild(), 'production');
const parted = createSectionHandler(aBuild(), 'production');

it.each(asked.trim().split(/\s+/))(
  'a section handles %s like the whole route tree',
  async (path) => {
    const request = () => new Request(`http://127.0.0.1${path}`);
    const answers = await Promise.all(
      [whole, parted].map(async (handle) =>
        (await handle(request(), new RouterContextProvider())).text(),
      ),
    );
    expect(answers[0]).toBeOneOf(Object.keys(paths));
    expect(answers[1]).toBe(answers[0]);
  },
);
