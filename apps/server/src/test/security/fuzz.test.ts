import { requestFaults, responseFaults } from '@naru/api/contract'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { openTestServer } from '../support/test-server'
import { demo, fieldOf, manualClock, listOf, newLearner } from '../support/client'
import { limitCounters } from '../../platform/db/schema'
import { writeContent } from '../support/content'
import { keysOf, operations, resolved, sendOperation, type Operation } from '../support/contract-operations'
import { newStaff } from '../support/desk-client'
import { fingerprints } from '../support/snapshot'
import { orderBody } from '../support/payment-server'

const numberOf = (schema: unknown, name: string, otherwise: number) => {
  const value = fieldOf(schema, name)
  return typeof value === 'number' ? value : otherwise
}

/** Texts that exist in the server under test, such as ids; random texts never get past "not found". */
const dictionary: string[] = ['x']

/** Numbers that exist in the server under test, such as prices. */
const numbers: number[] = [0]

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
const validFor = (raw: unknown): fc.Arbitrary<unknown> => {
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
const mutated = (schema: unknown): fc.Arbitrary<unknown> =>
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
const broken = (schema: unknown): fc.Arbitrary<string> =>
  fc
    .tuple(validFor(schema), fc.nat(), fc.constantFrom('', '"', '{', '}', ',', '\\', '\u0000', 'é'))
    .map(([good, at, other]) => {
      const text = JSON.stringify(good) ?? 'undefined'
      const place = at % (text.length + 1)
      return text.slice(0, place) + other + text.slice(place + 1)
    })

/** Parts of addresses, from ordinary to hostile. */
const addressPart: fc.Arbitrary<string> = fc.oneof(
  known,
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }),
  fc.constantFrom('..', '../..', "' or 1=1 --", '%00', '\0', '😀', '-1', '0', 'null', '__proto__', 'x'.repeat(150)),
)

/** Of each operation, a multiple of four. */
const CASES = 4 * Math.ceil(Number(process.env['RANDOM_RUNS'] ?? 100) / 34)

// The clock is fixed, so that maintenance has nothing to write meanwhile.
const server = await openTestServer({ contentFolder: writeContent(), now: manualClock().now })
let [learnerSid, adminSid] = ['', '']
beforeAll(async () => {
  const adminClient = await newStaff(server, 'admin')
  adminSid = adminClient.token() ?? ''
  // All texts and ids that a learner and an admin can see, so that many cases are about things that exist.
  const seen = new Set<string>()
  const collect = (value: unknown) => {
    if (typeof value === 'string') seen.add(value)
    else if (typeof value === 'number') numbers.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  const learner = await demo(server)
  learnerSid = learner.token() ?? ''
  for (const { url } of operations.filter((operation) => operation.method === 'GET' && !operation.path.includes('{'))) {
    for (const client of [learner, adminClient]) collect((await client.get(url)).body)
  }
  collect((await learner.get('/api/exams/mini')).body)
  // A deactivated learner would be rejected in all following cases.
  const own = String(fieldOf((await learner.get('/api/user/data')).body, 'userId'))
  seen.delete(own)
  // An ended session would be rejected in all following cases.
  for (const client of [learner, adminClient]) {
    for (const session of listOf((await client.get('/api/auth/sessions')).body))
      seen.delete(String(fieldOf(session, 'id')))
  }
  // An order id of this learner.
  dictionary.push(...seen, ...Array.from({ length: 20 }, (_, at) => `${own}${100_000 + at}`), 'LKR')
})

const isForAdmins = ({ path }: Operation) => /^\/api\/(user$|user\/\{|admin)/.test(path)

const addressOf = ({ path, queries }: Operation, [first, second]: readonly [string, string]) => {
  const filled = path.replaceAll(/\{\w+\}/g, encodeURIComponent(first))
  // Operations without a query are called with one, too.
  const names = queries.length > 0 ? queries : [encodeURIComponent(first)]
  return `${filled}?${names.map((name, at) => `${name}=${encodeURIComponent(at % 2 === 0 ? second : first)}`).join('&')}`
}

/** Count of responses by operation and status. */
const answered = new Map<string, number[]>()

/** Sends one case; returns what is wrong with the response, if anything. */
const faultOf = async (operation: Operation, payload: string | undefined, url: string, isInvalid: boolean) => {
  const { id, method } = operation
  const response = await sendOperation(server, operation, {
    url,
    ...(payload !== undefined && { payload }),
    // Authentication is not under test here; a logout would end it for all cases.
    token: id === 'logout' ? undefined : isForAdmins(operation) ? adminSid : learnerSid,
  })
  answered.set(id, [...(answered.get(id) ?? []), response.statusCode])
  const known = responseFaults(id, response.statusCode, JSON.parse(response.body))
  if (response.statusCode >= 500) known.push('a fault of the server')
  if (isInvalid && response.statusCode < 400) known.push('an invalid body was accepted')
  if (/node_modules|\\n +at /.test(response.body)) known.push('a stack')
  return known.length === 0
    ? undefined
    : `${method} ${url} ${payload?.slice(0, 300) ?? ''} → ${response.statusCode}: ${known.join('; ')}`
}

const cases = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns: number) => fc.sample(arbitrary, numRuns)
const paths = (numRuns: number) => cases(fc.tuple(addressPart, addressPart), numRuns)

const isInvalidBody = (operation: Operation, text: string) => {
  try {
    return requestFaults(operation.id, JSON.parse(text)).length > 0
  } catch {
    return true
  }
}

/** Waits for background work: codes, mails. */
const quiet = async () => {
  await server.flush()
  await server.flushMails()
}

/** Otherwise rate limits would answer instead of the operations. The strictest limit lets five requests pass. */
const clearRateLimits = async (at: number) => {
  if (at % 5 === 0) await server.context.database.delete(limitCounters)
}

const serialize = (value: unknown) => JSON.stringify(value) ?? 'undefined'

/** Sends valid requests without a body. @returns what is wrong with the responses. */
const withoutBody = async (operation: Operation) => {
  const faults: (string | undefined)[] = []
  for (const [at, place] of paths(CASES).entries()) {
    await clearRateLimits(at)
    faults.push(await faultOf(operation, undefined, addressOf(operation, place), false))
  }
  return faults
}

/** Sends bodies: first those that the contract forbids, which must write nothing, then all others. */
const withBody = async (operation: Operation) => {
  const { schema, url } = operation
  const faults: (string | undefined)[] = []
  const bodies = [...cases(mutated(schema), CASES / 2).map(serialize), ...cases(broken(schema), CASES / 4)]
  const invalid = bodies.filter((text) => isInvalidBody(operation, text))
  const others = [
    ...bodies.filter((text) => !isInvalidBody(operation, text)),
    ...cases(validFor(schema), CASES / 4).map(serialize),
  ]
  if (invalid.length === 0) faults.push('no body was invalid')
  await quiet()
  const before = await fingerprints(server.context.database)
  for (const text of invalid) faults.push(await faultOf(operation, text, url, true))
  await quiet()
  const after = await fingerprints(server.context.database)
  const written = Object.keys(after).filter((table) => after[table] !== before[table])
  if (written.length > 0) faults.push(`an invalid body was written: ${written.join(', ')}`)
  const addresses = paths(others.length)
  for (const [at, text] of others.entries()) {
    await clearRateLimits(at)
    faults.push(await faultOf(operation, text, addressOf(operation, addresses[at] ?? ['x', 'x']), false))
  }
  return faults
}

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s never fails, and never writes when it rejects',
  async (_, operation) => {
    const faults = await (operation.schema === undefined ? withoutBody(operation) : withBody(operation))
    expect(faults.filter((fault) => fault !== undefined)).toEqual([])
    expect(faults).toHaveLength(CASES)
    const statuses = answered.get(operation.id) ?? []
    expect(statuses).toHaveLength(CASES)
    // A case that is rejected without a session tests nothing. A failed login is 401, too.
    const rejectedEarly = statuses.filter((status) => status === 429 || (status === 401 && operation.id !== 'login'))
    expect(rejectedEarly).toEqual([])
  },
)

test("the gateway's notices, which are forms, never fail, and never activate an unpaid plan", async () => {
  const { database, payments } = server.context
  const learner = await newLearner(server)
  const order = `${learner.userId}123456`
  const plans = listOf((await learner.get('/api/price-plans')).body)
  const paid = plans.find((plan) => Number(fieldOf(plan, 'price')) > 0)
  await learner.post('/payment/start', {
    ...orderBody(learner, String(fieldOf(paid, '_id'))),
    order_id: order,
    amount: fieldOf(paid, 'price'),
  })
  const { ledger } = server.standIn ?? {}
  if (ledger === undefined) throw new Error('This server has no stand-in.')
  const checkout = { orderId: order, amount: Number(fieldOf(paid, 'price')).toFixed(2), currency: 'LKR', items: 'Plan' }
  const genuine = new URLSearchParams(ledger.notice(checkout, '2').toString())
  const fields = [...genuine.keys()]
  expect(fields).toEqual(expect.arrayContaining(['merchant_id', 'order_id', 'status_code', 'md5sig']))
  const text = fc.oneof(
    fc.constantFrom('', '0', '2', '-3', 'LKR', order, '\0', '\ud800', 'x'.repeat(9000)),
    fc.string(),
  )
  const how = fc.constantFrom('drop', 'replace', 'double', 'whole', 'add')
  const forms = fc.sample(fc.tuple(fc.nat(), text, how), CASES).map(([at, value, change]) => {
    const form = new URLSearchParams(genuine)
    // Changes signed fields only: others may contain anything, and the notice stays valid.
    const signed = ['merchant_id', 'order_id', 'payhere_amount', 'payhere_currency', 'status_code', 'md5sig']
    const field = signed[at % signed.length] ?? 'md5sig'
    const other = form.get(field) === value ? `${value}?` : value
    if (change === 'whole') return value
    if (change === 'drop') form.delete(field)
    else if (change === 'replace') form.set(field, other)
    else if (change === 'double') form.append(field, other)
    else {
      form.set('custom_1', value)
      form.set('md5sig', '0'.repeat(32))
    }
    return form.toString()
  })
  const before = JSON.stringify(await fingerprints(database, ['payment_notices', 'limit_counters']))
  const statuses: number[] = []
  for (const payload of forms) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await server.server.inject({ method: 'POST', url: '/payment/notify', headers, payload })
    await payments.flush()
    statuses.push(response.statusCode)
  }
  expect(statuses).toHaveLength(CASES)
  expect(statuses.filter((status) => status !== 400 && status !== 413)).toEqual([])
  expect(JSON.stringify(await fingerprints(database, ['payment_notices', 'limit_counters']))).toBe(before)
})
