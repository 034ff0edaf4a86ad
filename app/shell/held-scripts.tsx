import { createContext, use } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  useMatches,
} from 'react-router';
import { languageKey } from '#app/i18n/negotiate.ts';

/** Address of the page's hydration data, or null when the data stands in the page. Set on the server only. */
export const HydrateFrom = createContext<string | null>(null);

/**
 * Takes the place of React Router's `<Scripts>`: the same data and the same modules, but nothing is fetched until the
 * browser is idle after load and first paint, or the visitor first acts. Until then links, menus and forms work natively, and the page
 * owes its first paint nothing but HTML. What the visitor does meanwhile and HTML has no words for is noted: the
 * button last pressed, and the language chosen. In development `<Scripts>` stays, for Vite's hot reload. See docs/decisions/003-hydration-on-intent.md.
 */
export function HeldScripts({ stylesheet }: { stylesheet: string }) {
  const framework = use(FrameworkContext);
  const router = use(DataRouterContext);
  const matches = useMatches();
  const data = use(HydrateFrom);
  if (!framework || !router?.staticContext) return null;
  // oxlint-disable-next-line react/immutability -- how React Router's own <Scripts> asks for the page's data
  if (framework.renderMeta) framework.renderMeta.didRenderScripts = true;

  const { entry, routes, url } = framework.manifest;
  const ids = matches.map(({ id }) => id);
  const modules = ids.map((id) => routes[id]?.module ?? '');
  const imports = ids.flatMap((id) => routes[id]?.imports ?? []);
  // What the modules import themselves: asked for at once, so that nothing waits for a file that waits for a file.
  const shared = [...new Set([...entry.imports, ...imports])].filter(
    (file) => !modules.includes(file),
  );
  const start = {
    stylesheet,
    data,
    shared,
    manifest: url,
    ids,
    modules,
    entry: entry.module,
    key: languageKey,
  };
  return (
    <>
      <noscript>
        <link rel="stylesheet" media="print" href={stylesheet} />
      </noscript>
      <script
        dangerouslySetInnerHTML={{
          __html: `__reactRouterContext=${withoutFalse(framework.serverHandoffString)}${data ? '' : openStream}`,
        }}
      />
      <script dangerouslySetInnerHTML={{ __html: `(${holdBack})(${JSON.stringify(start)})` }} />
    </>
  );
}

/** What React Router says of itself, less everything that is false: being absent says the same in fewer bytes. */
function withoutFalse(handoff = '{}'): string {
  return JSON.stringify(JSON.parse(handoff), (_key, value: unknown) =>
    value === false ? undefined : value,
  ).replaceAll('<', String.raw`\u003c`);
}

/** The stream that React Router's inline scripts feed with the data of a page that carries it. */
const openStream = `;__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())`;

/**
 * Kept as text: it runs in the page before any module, and the policy admits it by its hash. Once React is there it has
 * run, and need not come along. A pointer in the very corner is a browser's without windows that says where its pointer
 * rests, and no intent.
 */
const holdBack = import.meta.env.SSR
  ? `p=>{
let d=document,begun,events=["pointerdown","pointermove","touchstart","keydown","focusin","scroll"],
link=a=>new Promise(f=>d.head.append(Object.assign(d.createElement("link"),a,{onload:f,onerror:f}))),
begin=e=>{
if(begun||e?.clientX===0&&!e.clientY)return;begun=1;
events.forEach(e=>removeEventListener(e,begin,!0));
let sheet=link({rel:"stylesheet",href:p.stylesheet});
[p.entry,...p.shared].forEach(href=>link({rel:"modulepreload",href}));
Promise.all([p.data&&fetch(p.data).then(r=>{
if(!r.ok)throw r.status;
__reactRouterContext.stream=r.body}),
import(p.manifest),sheet,...p.modules.map(m=>import(m))]).then(([,,,...m])=>{
window.__reactRouterRouteModules=Object.fromEntries(p.ids.map((id,i)=>[id,m[i]]));
return import(p.entry)}).then(()=>begun=2)},
idle=()=>(window.requestIdleCallback||setTimeout)(begin,{timeout:5e3}),
painted=()=>new PerformanceObserver(idle).observe({type:"paint",buffered:!0});
addEventListener("click",e=>{
let t=e.target,b=t.closest("[type=button]:not([popovertarget])"),a=t.closest("a[hreflang]");
if(b&&begun!=2)ilumaPressed=b;
try{if(a)localStorage[p.key]=a.hreflang}catch{}},!0);
events.forEach(e=>addEventListener(e,begin,{capture:!0,passive:!0}));
d.readyState=="complete"?painted():addEventListener("load",painted)}`.replace(/\n/g, '')
  : '';
