import { globalStyle } from '@vanilla-extract/css'
import { paymentBarHeight } from './paymentBar'

// The gateway's script styles its own frame. These rules keep it below our bar, whatever it says: paint containment
// makes the container the reference of fixed positions inside, and clips what is outside. If our security policy blocks
// a style of the script, the frame is visible nevertheless.
globalStyle('#ph-container', {
  position: 'fixed',
  inset: `${paymentBarHeight} 0 0 0 !important`,
  inlineSize: 'auto !important',
  blockSize: 'auto !important',
  overflow: 'auto !important',
  contain: 'paint !important',
  zIndex: '2147483646 !important',
})
globalStyle('#ph-container iframe[src^="http"]', { inlineSize: '100%', blockSize: '100%', border: 0 })
