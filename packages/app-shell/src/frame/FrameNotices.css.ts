import { style } from '@vanilla-extract/css'

/** Where the page itself says it, with what it has on the device, that is enough. */
export const offline = style({ selectors: { ':root:has([data-says-offline]) &': { display: 'none' } } })
