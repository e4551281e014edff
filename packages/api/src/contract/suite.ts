import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contractCases } from './cases/index'
import { documentedOperations } from './document'
import { createStage, type Ability, type ContractTarget, type Stage } from './target'

const anything = () => true

/** Which server is held against the contract. */
export interface ContractSuite {
  /** Names the server in the report. */
  name: string
  /** What it can do that not every server can; see Ability. */
  can: readonly Ability[]
  /** Starts it. */
  setup: () => Promise<ContractTarget>
  /** How long starting it may take, in milliseconds. Default: the runner's. */
  setupTimeout?: number
}

/** Holds a server against `openapi.yaml`: every operation, its successes and its refusals, both sides of each call. */
export function contractSuite({ name, can, setup, setupTimeout }: ContractSuite): void {
  describe(`${name} keeps the contract`, () => {
    let stage: Stage

    beforeAll(async () => {
      stage = createStage(await setup())
    }, setupTimeout)
    afterEach(() => stage.target.arrange?.())
    afterAll(() => stage.target.close())

    const within = contractCases.filter(({ needs }) => needs === undefined || can.includes(needs))
    describe.each(documentedOperations)('$id', ({ id }) => {
      for (const { operation, says, status, scene, given, expects = anything } of within.filter(
        (each) => each.operation === id,
      )) {
        it(`${says} (${status})`, async () => {
          const call = await given(stage)
          stage.target.arrange?.({ operation, status, ...(scene && { scene }) })
          const exchange = await call()
          expect(exchange).toMatchObject({ status, faults: [] })
          expect(exchange.body).toSatisfy(expects)
        })
      }
    })
  })
}
