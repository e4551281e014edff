import { requestFaults, responseFaults } from '@naru/api/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestServer } from '../../testing'
import { clientOf, demo, fieldOf } from '../client'
import { addressPart, broken, dictionary, mutated, validFor } from '../arbitrary'
import { writeContent } from '../content'
import { operations, ownPage, type Operation } from '../contract-operations'
import { fingerprints } from '../snapshot'

/** Set FUZZ_SEED to the number in a failed test's name to see the same cases again. */
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const CASES = 200

const admin = { email: 'admin@naru.test', password: 'admin of naru' }
const server = await buildTestServer({ contentFolder: writeContent(), admin })
afterAll(() => server.close())
let [learnerSid, adminSid] = ['', '']
beforeAll(async () => {
  const keeper = clientOf(server)
  await keeper.post('/api/auth/login', admin)
  adminSid = keeper.token() ?? ''
  // Every text and id that a learner and an admin can see, so that many cases are about things that exist.
  const seen = new Set<string>()
  const collect = (value: unknown) => {
    if (typeof value === 'string') seen.add(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  const learner = await demo(server)
  learnerSid = learner.token() ?? ''
  for (const { url } of operations.filter((operation) => operation.method === 'GET' && !operation.path.includes('{'))) {
    for (const client of [learner, keeper]) collect((await client.get(url)).body)
  }
  collect((await learner.get('/api/exams/mini')).body)
  // Switched off, the learner would be refused everything that follows.
  seen.delete(String(fieldOf((await learner.get('/api/user/data')).body, 'userId')))
  dictionary.push(...seen)
})

const isForAdmins = ({ path }: Operation) => /^\/api\/(user$|user\/\{|admin)/.test(path)

const addressOf = ({ path, url }: Operation, [first, second]: readonly [string, string]) => {
  const query = url.split('?')[1]
  const filled = path.replaceAll(/\{\w+\}/g, encodeURIComponent(first))
  return query === undefined ? filled : `${filled}?${query.replaceAll(/=[^&]*/g, `=${encodeURIComponent(second)}`)}`
}

/** Sends one case; returns what is wrong with the answer, if anything is. */
const faultOf = async (operation: Operation, payload: string | undefined, url: string, isInvalid: boolean) => {
  const { id, method } = operation
  const sid = isForAdmins(operation) ? adminSid : learnerSid
  const answer = await server.server.inject({
    method,
    url,
    headers: payload === undefined ? ownPage : { ...ownPage, 'content-type': 'application/json' },
    ...(payload === undefined ? {} : { payload }),
    // Who is let in is not at stake here; logging out would end it for all cases.
    ...(id === 'logout' ? {} : { cookies: { sid } }),
  })
  const known = responseFaults(id, answer.statusCode, JSON.parse(answer.body))
  if (answer.statusCode >= 500) known.push('a fault of the server')
  if (isInvalid && answer.statusCode < 400) known.push('an invalid body was taken')
  return known.length === 0
    ? undefined
    : `${method} ${url} ${payload?.slice(0, 300) ?? ''} → ${answer.statusCode}: ${known.join('; ')}`
}

const cases = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns: number) => fc.sample(arbitrary, { seed, numRuns })
const places = (numRuns: number) => cases(fc.tuple(addressPart, addressPart), numRuns)

const isInvalidBody = (operation: Operation, text: string) => {
  try {
    return requestFaults(operation.id, JSON.parse(text)).length > 0
  } catch {
    return true
  }
}

/** Waits for what goes on after answers: codes, mails. */
const quiet = async () => {
  await server.settle()
  await server.settleMails()
}

const printed = (value: unknown) => JSON.stringify(value) ?? 'undefined'

/** Sends what fits an operation without a body. @returns what is wrong with the answers. */
const withoutBody = async (operation: Operation) => {
  const faults: (string | undefined)[] = []
  for (const place of places(CASES))
    faults.push(await faultOf(operation, undefined, addressOf(operation, place), false))
  return faults
}

/** Sends bodies: first those that the contract forbids, which must write nothing, then all others. */
const withBody = async (operation: Operation) => {
  const { schema, url } = operation
  const faults: (string | undefined)[] = []
  const bodies = [...cases(mutated(schema), CASES / 2).map(printed), ...cases(broken(schema), CASES / 4)]
  const invalid = bodies.filter((text) => isInvalidBody(operation, text))
  const others = [
    ...bodies.filter((text) => !isInvalidBody(operation, text)),
    ...cases(validFor(schema), CASES / 4).map(printed),
  ]
  if (invalid.length < CASES / 4) faults.push(`only ${invalid.length} bodies were invalid`)
  await quiet()
  const before = JSON.stringify(await fingerprints(server.context.database))
  for (const text of invalid) faults.push(await faultOf(operation, text, url, true))
  await quiet()
  if (JSON.stringify(await fingerprints(server.context.database)) !== before) faults.push('an invalid body was written')
  const addresses = places(others.length)
  for (const [at, text] of others.entries()) {
    faults.push(await faultOf(operation, text, addressOf(operation, addresses[at] ?? ['x', 'x']), false))
  }
  return faults
}

test.each(operations.map((operation) => [operation.id, operation] as const))(
  `${seed}: %s never fails, and never writes what it refuses`,
  async (_, operation) => {
    const faults = await (operation.schema === undefined ? withoutBody(operation) : withBody(operation))
    expect(faults.filter((fault) => fault !== undefined)).toEqual([])
    expect(faults).toHaveLength(CASES)
  },
)
