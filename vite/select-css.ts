import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';

/**
 * Selects the part of a stylesheet that the given code's markup may use. A selector is kept if every class in it occurs
 * in the code as a word and it requires no `data-` attribute: the server sets none that styles depend on, and the
 * script that sets one loads the whole sheet. Styles for hover, an element's own focus ring, selections, print and
 * increased contrast are removed, and transitions: by then the whole sheet is loaded, at the first pointer movement or
 * key press, before the first paint or, without scripts, immediately. Custom properties, `@property` rules and
 * keyframes are kept if a kept rule uses them.
 */
export function selectCss(css: string, code: string): string {
  const words = new Set(code.split(/[\s"'`\\${}]+/));
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter(
      (selector) =>
        !scripted.test(selector) &&
        !hovering.test(selector) &&
        !ownRing.test(selector) &&
        classesIn(selector).every((name) => words.has(name)),
    );
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  root.walkAtRules('media', (media) => {
    if (media.params === 'print' || /prefers-contrast/.test(media.params)) media.remove();
  });
  root.walkAtRules('page', (page) => {
    page.remove();
  });
  // Tailwind's initial values for browsers without @property, which are older than any build target.
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove();
  });
  root.walkAtRules('supports', (supports) => {
    if (supports.params === mixesColors) dropFallback(supports);
  });
  // A prefixed copy is of a property that every build target knows by its name.
  root.walkDecls(/^(?:transition|-webkit-text-decoration-color$)/, (declaration) => {
    declaration.remove();
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  putInitialValues(root);
  dropUnusedDefinitions(root);
  dropEmpty(root);
  return root.toString();
}

/** Whether a selector requires a `data-` attribute, rather than its absence. */
const scripted = /(?<!:not\()\[data-/;

/** Whether a selector requires hovering, rather than its absence, or selecting. */
const hovering = /(?<!:not\()(?<!\\):hover|::selection/;

/** Whether a selector styles the keyboard focus of one kind of element; the common focus ring is kept. */
const ownRing = /[^\s,(]:focus-visible/;

const mixesColors = '(color:color-mix(in lab, red, red))';

/** Tailwind declares color-mix twice, for browsers without it; every build target supports it. */
function dropFallback(supports: AtRule): void {
  supports.walkDecls(({ prop }) => {
    supports.parent?.each((node) => {
      if (node.type === 'decl' && node.prop === prop) node.remove();
    });
  });
  supports.replaceWith(supports.nodes ?? []);
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  );
}

/**
 * A registered property that is never set has its initial value everywhere, or none: inlining that value, or what is
 * used without one, is shorter.
 */
function putInitialValues(root: Root): void {
  const set = new Set<string>();
  root.walkDecls(/^--/, ({ prop }) => void set.add(prop));
  root.walkAtRules('property', (rule) => {
    if (set.has(rule.params)) return;
    const initial = rule.nodes?.find(
      (node) => node.type === 'decl' && node.prop === 'initial-value',
    );
    const [pattern, value] =
      initial?.type === 'decl'
        ? [`var\\(${rule.params}\\)`, initial.value]
        : [`var\\(${rule.params},\\s*((?:[^()]|\\([^()]*\\))*)\\)`, '$1'];
    const use = new RegExp(pattern, 'g');
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(use, value);
    });
  });
}

/** Removing one definition can make another unused (a token that only a removed token used), hence the loop. */
function dropUnusedDefinitions(root: Root): void {
  for (let removed = true; removed;) {
    removed = false;
    const text = root.toString();
    const used = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
    root.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
      const isUsed =
        rule.name === 'property'
          ? used.has(rule.params)
          : new RegExp(
              `animation[^;}]*\\b${rule.params}\\b|--animate[^;}]*\\b${rule.params}\\b`,
            ).test(text);
      if (isUsed) return;
      rule.remove();
      removed = true;
    });
  }
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0 && !(node.type === 'atrule' && node.name === 'layer'))
      node.remove();
  });
}
