import { describe, expect, it } from 'vitest';
import { selectCss } from './select-css.ts';

/** Removes insignificant spaces and trailing semicolons. */
const tight = (css: string) => css.replace(/\s+/g, '').replace(/;}/g, '}');

const cases: Record<string, (readonly [name: string, css: string, code: string, kept: string])[]> =
  {
    'a rule': [
      ['stays for a class in the code', '.a{top:0}', 'className:"x a y"', '.a{top:0}'],
      ['goes without one', '.a{top:0}', 'className:"ab"', ''],
      ['stays when it names no class', 'body{top:0}', '', 'body{top:0}'],
      ['needs every class of its selector', '.a .b{top:0}', '"a"', ''],
      ['stays with every class of its selector', '.a .b{top:0}', '"a b"', '.a .b{top:0}'],
      ['keeps only the selectors that can match', '.a,.b,p{top:0}', '"b"', '.b,p{top:0}'],
      ['stays for an escaped class', '.sm\\:p-2{top:0}', '"sm:p-2"', '.sm\\:p-2{top:0}'],
      ['stays for one with brackets', '.w-\\[3px\\]{top:0}', '"w-[3px]"', '.w-\\[3px\\]{top:0}'],
      ['stays for one with a fraction', '.w-1\\/2{top:0}', '"w-1/2"', '.w-1\\/2{top:0}'],
      ['stays for a class in a template', '.a{top:0}', '`b ${c?"":"a"}`', '.a{top:0}'],
      ['stays for a class beside a template', '.a{top:0}', '`a ${tone}`', '.a{top:0}'],
      ['stays inside what it is nested in', '.a{&:focus{top:0}}', '"a"', '.a{&:focus{top:0}}'],
      [
        'goes when a pointer makes it match',
        '.a{&:hover,&:focus{top:0}}',
        '"a"',
        '.a{&:focus{top:0}}',
      ],
      [
        'goes when it changes the ring of one kind of element',
        ':focus-visible{top:0}p:focus-visible{top:1px}.a{&:focus-visible{top:2px}left:0}',
        '"a"',
        ':focus-visible{top:0}.a{left:0}',
      ],
      [
        'stays with a class that is named so',
        '.hover\\:a{top:0}',
        '"hover:a"',
        '.hover\\:a{top:0}',
      ],
      ['goes from inside what stays', '.a{.b &{top:0}left:0}', '"a"', '.a{left:0}'],
      [
        'goes when only a script can make it match',
        '[data-a=b]{top:0}.a{[data-a] &{top:0}}',
        '"a"',
        '',
      ],
      [
        'stays when only a script can make it not match',
        'p:not([data-a]){top:0}',
        '',
        'p:not([data-a]){top:0}',
      ],
      ['goes with what it is nested in', '.b{&:hover{top:0}}', '"a"', ''],
      ['goes without its transitions', '.a{top:0;transition:top 1s}', '"a"', '.a{top:0}'],
      ['goes when it has only transitions', '.a{transition:top 1s}', '"a"', ''],
      [
        'goes without a prefixed copy',
        'p{-webkit-text-decoration-color:red;text-decoration-color:red}',
        '',
        'p{text-decoration-color:red}',
      ],
    ],
    'a condition': [
      ['stays with a rule', '@media (hover){.a{top:0}}', '"a"', '@media (hover){.a{top:0}}'],
      ['goes when it is empty', '@media (hover){.a{top:0}}', '"b"', ''],
      ['goes when it is about print', '@media print{.a{top:0}}', '"a"', ''],
      ['goes when it is a page of a print', '@page a{margin:0}', '', ''],
      ['goes when it is empty, nested too', '@supports (a:b){@media (hover){.a{top:0}}}', '', ''],
      [
        'keeps the order of layers, empty ones too',
        '@layer base,x;@layer base{.a{top:0}}',
        '',
        '@layer base,x;@layer base{}',
      ],
      [
        'for browsers that mix colours stays without its fallback',
        'p{top:0;color:red;@supports (color:color-mix(in lab, red, red)){color:color-mix(in oklab, red, #0000)}}',
        '',
        'p{top:0;color:color-mix(in oklab, red, #0000)}',
      ],
      [
        'for browsers without @property goes',
        '@layer properties{*{--a:0}}p{top:var(--a)}',
        '',
        'p{top:var(--a)}',
      ],
    ],
    'a definition': [
      [
        'of a token stays when it is used',
        ':root{--a:1px}p{top:var(--a)}',
        '',
        ':root{--a:1px}p{top:var(--a)}',
      ],
      ['of a token goes with its last user', ':root{--a:1px}.x{top:var(--a)}', '', ''],
      [
        'of a token goes when only a token that goes used it',
        ':root{--a:1px;--b:var(--a)}',
        '',
        '',
      ],
      [
        'of a token stays when a token that stays uses it',
        ':root{--a:1px;--b:var(--a)}p{top:var(--b)}',
        '',
        ':root{--a:1px;--b:var(--a)}p{top:var(--b)}',
      ],
      [
        'of a property stays when it is used',
        '@property --a{syntax:"*"}p{top:var(--a)}',
        '',
        '@property --a{syntax:"*"}p{top:var(--a)}',
      ],
      ['of a property goes when it is not', '@property --a{syntax:"*"}', '', ''],
      [
        'of a property without one gives way to what is used then',
        '@property --a{syntax:"*"}p{top:var(--a, var(--b));--b:1px}',
        '',
        'p{top:var(--b);--b:1px}',
      ],
      [
        'of a property gives way to its initial value when nothing sets it',
        '@property --a{syntax:"*";initial-value:solid}p{border-style:var(--a)}',
        '',
        'p{border-style:solid}',
      ],
      [
        'of a property stays when something sets it',
        '@property --a{syntax:"*";initial-value:solid}p{border-style:var(--a)}.a{--a:dashed}',
        '"a"',
        '@property --a{syntax:"*";initial-value:solid}p{border-style:var(--a)}.a{--a:dashed}',
      ],
      [
        'of keyframes stays when something moves by them',
        '@keyframes turn{0%{top:0}to{top:1px}}.a{animation:turn 1s}',
        '"a"',
        '@keyframes turn{0%{top:0}to{top:1px}}.a{animation:turn 1s}',
      ],
      [
        'of keyframes goes when nothing does',
        '@keyframes turn{to{top:1px}}.a{animation:turn 1s}',
        '',
        '',
      ],
    ],
  };

describe.each(Object.entries(cases))('%s', (_name, table) => {
  it.each(table)('%s', (_case, css, code, kept) => {
    expect(tight(selectCss(css, code))).toBe(tight(kept));
  });
});

it('selecting styles is idempotent', () => {
  const css = '.a,.b{top:var(--c)}@media (hover){.b{left:0}}:root{--c:1px;--d:2px}@layer x,y;';
  const once = selectCss(css, '"a"');
  expect(selectCss(once, '"a"')).toBe(once);
});
