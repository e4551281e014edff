// Setup of test files: how many random runs each property gets, unless a costly one says it, and from which seed.
import { configureGlobal } from 'fast-check'

const { RANDOM_RUNS = '100', RANDOM_SEED } = process.env
configureGlobal({ numRuns: Number(RANDOM_RUNS), seed: Number(RANDOM_SEED) })
