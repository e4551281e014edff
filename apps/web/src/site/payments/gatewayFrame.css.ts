import { globalStyle } from '@vanilla-extract/css'

// The gateway's script styles its own frame. Where our security policy refuses a style of it, the frame must not lie unseen at the foot of the
// page: these rules give way to anything that the script itself sets on the elements.
globalStyle('#ph-container:has(iframe[src^="http"])', { position: 'fixed', inset: 0, zIndex: 2_147_483_647 })
globalStyle('#ph-container iframe[src^="http"]', { inlineSize: '100%', blockSize: '100%', border: 0 })
