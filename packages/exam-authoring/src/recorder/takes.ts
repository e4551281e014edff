// The takes of a device without the recorder: for pages that only send them.
export { createTakeDatabase } from './browser/browserTakes'
export { createTakeQueue } from './recording/takeQueue'
export { createTakeStore } from './recording/takes'
