import * as fc from 'fast-check'
import { fieldOf } from './client'
import { keysOf, resolved } from './contract-operations'

const numberOf = (schema: unknown, name: string, otherwise: number) => {
  const value = fieldOf(schema, name)
  return typeof value === 'number' ? value : otherwise
}

/** Texts that exist in the server under test, such as ids; random texts never get past "not found". */
export const dictionary: string[] = ['x']

/** Numbers that exist in the server under test, such as prices. */
export const numbers: number[] = [0]

const knownNumber = fc.nat().map((at) => numbers[at % numbers.length] ?? 0)

const known = fc.nat().map((at) => dictionary[at % dictionary.length] ?? 'x')

const texts = new Map<string, fc.Arbitrary<string>>()

/** Made once for each length: making one tries dozens of dangerous texts. */
const textOf = (unit: 'grapheme' | 'binary', minLength: number, maxLength: number): fc.Arbitrary<string> => {
  const key = `${unit} ${minLength} ${maxLength}`
  const text = texts.get(key) ?? fc.string({ unit, minLength, maxLength })
  texts.set(key, text)
  return text
}

const anyText = (schema: unknown): fc.Arbitrary<string> => {
  const pattern = fieldOf(schema, 'pattern')
  if (typeof pattern === 'string') {
    const shape = new RegExp(pattern, 'u')
    const fitting = dictionary.filter((word) => shape.test(word))
    const any = fc.stringMatching(shape)
    return fitting.length === 0 ? any : fc.oneof(any, fc.constantFrom(...fitting))
  }
  if (fieldOf(schema, 'format') === 'date-time') {
    return fc
      .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString())
  }
  const minLength = numberOf(schema, 'minLength', 0)
  const maxLength = Math.max(minLength, Math.min(numberOf(schema, 'maxLength', 60), 60))
  return fc.oneof(
    { weight: 3, arbitrary: textOf('grapheme', minLength, maxLength) },
    { weight: 1, arbitrary: textOf('binary', minLength, maxLength) },
    { weight: 4, arbitrary: known.filter((word) => word.length >= minLength && word.length <= maxLength) },
  )
}

/** Values that a schema of the contract allows. */
export const validFor = (raw: unknown): fc.Arbitrary<unknown> => {
  const schema = resolved(raw)
  const options = fieldOf(schema, 'enum')
  if (Array.isArray(options)) return fc.constantFrom<unknown>(...options)
  switch (fieldOf(schema, 'type')) {
    case 'object': {
      const properties = fieldOf(schema, 'properties')
      const required = fieldOf(schema, 'required')
      const fields = Object.fromEntries(keysOf(properties).map((key) => [key, validFor(fieldOf(properties, key))]))
      const requiredKeys = keysOf(properties).filter((key) => Array.isArray(required) && required.includes(key))
      return fc.record(fields, { requiredKeys })
    }
    case 'array':
      return fc.array(validFor(fieldOf(schema, 'items')), {
        minLength: numberOf(schema, 'minItems', 0),
        maxLength: Math.max(numberOf(schema, 'minItems', 0), 4),
      })
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: numberOf(schema, 'minimum', -5), max: numberOf(schema, 'maximum', 2 ** 31 - 1) })
    case 'number': {
      const [min, max] = [numberOf(schema, 'minimum', -1e9), numberOf(schema, 'maximum', 1e9)]
      return fc.oneof(
        fc.double({ min, max, noNaN: true, noDefaultInfinity: true }),
        knownNumber.map((number) => Math.min(max, Math.max(min, number))),
      )
    }
    default:
      return anyText(schema)
  }
}

const wild = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1e308,
    '',
    'x'.repeat(5000),
    [],
    {},
    [[]],
    { a: { b: 1 } },
    '\0',
    '1',
    '٣',
  ),
  fc.anything({ maxDepth: 3, withNullPrototype: false }),
)

/** Bodies with one fault: a field is missing, of another type or unknown, or the body is something else. */
export const mutated = (schema: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(validFor(schema), fc.nat(), wild, fc.constantFrom('drop', 'replace', 'add', 'whole'))
    .map(([good, at, other, how]) => {
      const keys = keysOf(good)
      const key = keys[at % Math.max(1, keys.length)]
      if (how === 'whole' || typeof good !== 'object' || good === null) return other
      if (how === 'add') return { ...good, [`extra${at}`]: other }
      if (key === undefined) return other
      if (how === 'drop') return Object.fromEntries(Object.entries(good).filter(([name]) => name !== key))
      return { ...good, [key]: other }
    })

/** JSON texts with one character deleted, doubled or changed. */
export const broken = (schema: unknown): fc.Arbitrary<string> =>
  fc
    .tuple(validFor(schema), fc.nat(), fc.constantFrom('', '"', '{', '}', ',', '\\', '\u0000', 'é'))
    .map(([good, at, other]) => {
      const text = JSON.stringify(good) ?? 'undefined'
      const place = at % (text.length + 1)
      return text.slice(0, place) + other + text.slice(place + 1)
    })

/** Parts of addresses, from ordinary to hostile. */
export const addressPart: fc.Arbitrary<string> = fc.oneof(
  known,
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }),
  fc.constantFrom('..', '../..', "' or 1=1 --", '%00', '\0', '😀', '-1', '0', 'null', '__proto__', 'x'.repeat(150)),
)
