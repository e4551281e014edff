import { globalStyle } from '@vanilla-extract/css'

// The gateway's script styles its own frame. If our security policy blocks a style of it, the frame must not end up
// invisible at the bottom of the page: the script's own styles override these rules.
globalStyle('#ph-container:has(iframe[src^="http"])', { position: 'fixed', inset: 0, zIndex: 2_147_483_647 })
globalStyle('#ph-container iframe[src^="http"]', { inlineSize: '100%', blockSize: '100%', border: 0 })
