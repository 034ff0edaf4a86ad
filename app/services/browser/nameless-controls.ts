import type { CDPSession } from 'playwright-core';
import type { RenderedPage } from '#app/domain/ila/audit/rendered-evidence.ts';

/** Roles of controls that need a name. Source: WAI-ARIA 1.2, accessible name required */
const controls: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'listbox',
  'menuitem',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);

/** Maximum number of controls reported. */
const most = 20;

/** Controls in the accessibility tree without a name. */
export async function namelessControls(session: CDPSession): Promise<RenderedPage['nameless']> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const nameless = nodes.filter(
    ({ ignored, role, name }) =>
      !ignored && controls.has(String(role?.value)) && String(name?.value ?? '').trim() === '',
  );
  return Promise.all(
    nameless.slice(0, most).map(async ({ role, backendDOMNodeId }) => ({
      role: String(role?.value),
      excerpt: await sourceOf(session, backendDOMNodeId),
    })),
  );
}

async function sourceOf(session: CDPSession, backendNodeId: number | undefined): Promise<string> {
  if (backendNodeId === undefined) return '';
  const { outerHTML } = await session.send('DOM.getOuterHTML', { backendNodeId });
  return outerHTML.slice(0, 200);
}
