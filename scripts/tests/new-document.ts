// Setup of the tests that share a document in a worker: each file starts with an empty one, and with modules of its own.
import { vi } from 'vitest'

vi.resetModules()
document.body.replaceChildren()
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
localStorage.clear()
sessionStorage.clear()
// jsdom has no fonts, of which the listener of an earlier file may ask.
Object.defineProperty(document, 'fonts', { value: new Set(), configurable: true, writable: true })
