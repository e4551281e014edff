import { afterAll, describe, expect, test } from 'vitest'
import { buildTestServer } from '../../testing'
import { manualClock, newLearner } from '../client'
import { writeContent } from '../content'
import { ownPage } from '../contract-operations'
import { hashAtProductionCosts } from '../hash-costs'
import { processorMs } from '../processor-time'

hashAtProductionCosts()
const clock = manualClock()
const server = await buildTestServer({ contentFolder: writeContent(), now: clock.now })
afterAll(() => server.close())

describe('ASVS 6: an email without an account is answered like one with an account, and as fast', () => {
  /** A tenth of the times are below it. Other work on the machine, such as garbage collection, only adds to a time. */
  const typical = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 10)] ?? 0

  test.each([
    ['/api/auth/login', { password: 'not this one' }],
    ['/api/auth/send-reset-otp', {}],
  ])('at %s', async (url, more) => {
    const people: string[] = []
    for (let at = 0; at < 12; at += 1) people.push((await newLearner(server)).email)
    const [known, unknown]: [number[], number[]] = [[], []]
    const answers = new Set<string>()
    const timed = async (email: string, times: number[]) => {
      const started = processorMs()
      const payload = { email, ...more }
      const response = await server.server.inject({ method: 'POST', url, headers: ownPage, payload })
      times.push(processorMs() - started)
      answers.add(`${response.statusCode} ${response.body}`)
      await server.flush()
    }
    for (let round = 0; round < 4; round += 1) {
      clock.forward(61)
      // Alternates, so that other load affects both.
      for (const [at, email] of people.entries()) {
        await timed(email, known)
        await timed(`nobody${at}@naru.test`, unknown)
      }
    }
    expect(known.length + unknown.length).toBe(96)
    expect([...answers]).toHaveLength(1)
    // Less than a tenth, or than a millisecond, which no network can distinguish.
    const difference = Math.abs(typical(known) - typical(unknown))
    expect(difference).toBeLessThan(Math.max(typical(unknown) / 10, 1))
  })
})
