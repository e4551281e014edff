// The rule of `npm run api:lint` that is ours: what the documented operations lack is marked `x-naru-extension: true`. The documented API never grows,
// so the last release has all of it.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const released = parse(readFileSync(new URL('../../packages/api/openapi.released.yaml', import.meta.url), 'utf8'))

/** A part of a contract without its reference. @param {any} contract @param {any} part @returns {any} */
const resolved = (contract, part) =>
  part?.$ref === undefined
    ? part
    : part.$ref
        .split('/')
        .slice(1)
        .reduce((/** @type {any} */ node, /** @type {string} */ step) => node?.[step], contract)

/** The fields of a schema, also of those that it is made of. @param {any} contract @param {any} part @returns {Record<string, any>} */
function fieldsOf(contract, part) {
  const { allOf = [], properties } = resolved(contract, part) ?? {}
  return Object.assign({}, ...allOf.map((/** @type {any} */ each) => fieldsOf(contract, each)), properties)
}

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
        const isMarked = (/** @type {any} */ part) =>
          [part, resolved(document, part)].some((each) => each?.['x-naru-extension'] === true)
        const faulty = new Set()
        const demandMark = (/** @type {unknown} */ part, /** @type {string} */ name) => {
          if (faulty.has(part) || isMarked(part)) return
          faulty.add(part)
          const message = `${name} is beyond the documented API: mark it \`x-naru-extension: true\`.`
          report({ message, location: locations.get(part) })
        }
        /** @param {any} from a schema of the release @param {any} to @param {string} name where it is @param {unknown[]} above the schemas around this one */
        function compare(from, to, name, above = []) {
          const [older, newer] = [resolved(released, from), resolved(document, to)]
          if (!older || !newer || above.includes(newer) || isMarked(to)) return
          const known = fieldsOf(released, older)
          for (const [field, schema] of Object.entries(fieldsOf(document, newer))) {
            if (field in known) compare(known[field], schema, `${name}${field}.`, [...above, newer])
            else demandMark(schema, `${name}${field}\``)
          }
          compare(older.items, newer.items, `${name}items.`, [...above, newer])
          compare(older.additionalProperties, newer.additionalProperties, `${name}*.`, [...above, newer])
        }
        /** @param {any} from the body of a request or response of the release @param {any} to @param {string} name */
        function compareBodies(from, to, name) {
          const [older, newer] = [resolved(released, from), resolved(document, to)].map(
            (body) => body?.content?.['application/json']?.schema,
          )
          compare(older, newer, `${name}: \``)
        }
        for (const [path, methods] of Object.entries(document.paths)) {
          for (const [method, operation] of Object.entries(methods)) {
            const name = `${method.toUpperCase()} ${path}`
            const known = released.paths[path]?.[method]
            if (known === undefined) demandMark(operation, name)
            if (known === undefined || isMarked(operation)) continue
            const parameters = (known.parameters ?? []).map((/** @type {any} */ each) => resolved(released, each).name)
            for (const parameter of operation.parameters ?? []) {
              const own = resolved(document, parameter)
              if (!parameters.includes(own.name)) demandMark(parameter, `${name}: \`${own.name}\``)
            }
            compareBodies(known.requestBody, operation.requestBody, name)
            for (const [status, response] of Object.entries(operation.responses))
              compareBodies(known.responses[status], response, `${name}, ${status}`)
          }
        }
      },
    },
  }
}

export default () => ({ id: 'naru', rules: { oas3: { 'mark-extensions': markExtensions } } })
