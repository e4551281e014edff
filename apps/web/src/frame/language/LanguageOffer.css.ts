import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'
import { bar as updateBar } from '@naru/app-shell/siteUpdate/UpdateBar.css'

/** Below the update's bar. Not for a device that knows a session, until it is known whether it still does. */
export const bar = style([
  updateBar,
  {
    zIndex: 19,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: vars.space[16],
    selectors: { 'html[data-known] &': { display: 'none' } },
  },
])
