// The rule of `npm run api:lint` that is ours: what the documented operations lack is marked `x-naru-extension: true`. The documented API never grows,
// so the last release has all of it.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { changesOf, lineOf, released } from './diff.mjs'

/** Reports each operation and field that is neither in the last release nor marked. */
function markExtensions() {
  /** @type {Map<unknown, unknown>} where each part of the document is */
  const locations = new Map()
  const note = (/** @type {unknown} */ part, /** @type {any} */ { location }) => void locations.set(part, location)
  return {
    Operation: note,
    Parameter: note,
    Schema: note,
    ref: note,
    Root: {
      leave(/** @type {any} */ document, /** @type {any} */ { report }) {
        for (const change of changesOf(parse(readFileSync(released, 'utf8')), document)) {
          const { added, isMarked } = change
          if (added === undefined || isMarked) continue
          const fault = lineOf(change).replace(/ was added.*/, ' is beyond the documented API')
          const message = `${fault}: mark it \`x-naru-extension: true\`.`
          report({ message, location: locations.get(added) })
        }
      },
    },
  }
}

export default () => ({ id: 'naru', rules: { oas3: { 'mark-extensions': markExtensions } } })
