// The takes of a device without the recorder: for pages that only send them.
export { createTakeDatabase } from './browser/browserTakes'
export { createTakeQueue } from './session/takeQueue'
export { createTakeStore } from './session/takes'
