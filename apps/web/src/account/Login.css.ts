import { style } from '@vanilla-extract/css'

/** Part of the prerendered page; hidden before the first paint where no path to return to is given (`prePaint.js`). */
export const ifReturning = style({ selectors: { 'html:not([data-returning]) &': { display: 'none' } } })
