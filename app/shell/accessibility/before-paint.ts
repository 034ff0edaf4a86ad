import { contrasts, fontSizes } from '#app/domain/accessibility.ts';
import { accessibilityKey } from './key.ts';

/**
 * Runs in the head, before anything is painted, and puts what is stored on the root element, as `applySettings` does
 * once React is there. The styles for it are not among the inlined ones: the whole sheet is asked for, as a link of the
 * parser, for which every browser waits. A visitor who has stored nothing pays for none of it.
 */
export function beforePaint(stylesheet: string): string {
  return `try{
let h=document.documentElement,d=h.dataset,s=JSON.parse(localStorage[${JSON.stringify(accessibilityKey)}]),f=s.fontSize,a=s.animations;
if(typeof f=="number")h.style.fontSize=Math.min(${fontSizes.max},Math.max(${fontSizes.min},Math.round(f)))+"px";
if(${JSON.stringify(contrasts)}.includes(s.contrast))d.contrast=s.contrast;
if(a===!!a)d.motion=a?"on":"off";
if(s.largeButtons===!0)d.large="";
if(s.focusHighlight===!1)d.focus="off";
document.write("<link rel=stylesheet href=${stylesheet}>")
}catch{}`.replace(/\n/g, '');
}
