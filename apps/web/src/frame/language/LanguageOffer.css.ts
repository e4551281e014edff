import { vars, wrappingRow } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'
import { bottomEdge } from '@naru/app-shell/frame/bottomEdge.css'

/** Overlays the bottom of the page, so that it shifts no layout. Not for a device that knows a session, until it is known whether it still does. */
export const bar = style({
  ...bottomEdge,
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 9,
  ...wrappingRow,
  justifyContent: 'center',
  columnGap: vars.space[16],
  selectors: { 'html[data-known] &': { display: 'none' } },
})
