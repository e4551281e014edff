import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { operationIds } from '../generated/contract'
import type { OperationId } from '../types'
import { contractCases } from './cases/index'
import { createSetup, type Ability, type ContractTarget, type Setup } from './target'

const anything = () => true

/** A server to run the suite against. */
export interface ContractSuite {
  /** The server's name in the report. */
  name: string
  /** Its optional abilities. */
  can: readonly Ability[]
  /** The operations to call. @default all */
  operations?: readonly OperationId[]
  start: () => Promise<ContractTarget>
  /** How long starting it may take, in milliseconds. @default the runner's */
  startTimeoutMs?: number
}

/** Tests a server against `openapi.yaml`: successes and errors of every operation; requests and responses are validated. */
export function contractSuite({ name, can, operations = operationIds, start, startTimeoutMs }: ContractSuite): void {
  describe(`${name} conforms to the contract`, () => {
    let setup: Setup

    beforeAll(async () => {
      setup = createSetup(await start())
    }, startTimeoutMs)
    afterEach(() => setup.target.setFailing?.(false))
    afterAll(() => setup.target.close())

    const supported = contractCases.filter(({ needs }) => needs === undefined || can.includes(needs))
    describe.each(operations)('%s', (id) => {
      for (const { title, status, prepare, expects = anything } of supported.filter(
        ({ operation }) => operation === id,
      )) {
        it(`${title} (${status})`, async () => {
          const call = await prepare(setup)
          if (status === 500) setup.target.setFailing?.(true)
          const exchange = await call()
          expect(exchange).toMatchObject({ status, faults: [] })
          expect(exchange.body).toSatisfy(expects)
        })
      }
    })
  })
}
