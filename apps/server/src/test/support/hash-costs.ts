import { afterAll, beforeAll } from 'vitest'
import { hashCosts, setHashCosts } from '../../modules/auth/passwords'

// A setup file of every test: with the costs of production, hashing takes longer than most tests.
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 }
setHashCosts(cheap)

/** Hashes at the costs of production in this file's tests. */
export const hashAtProductionCosts = (): void => {
  beforeAll(() => setHashCosts(hashCosts))
  afterAll(() => setHashCosts(cheap))
}
