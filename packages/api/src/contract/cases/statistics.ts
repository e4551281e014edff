import { sampleFloors } from '../../msw/index'
import { isSuccessOf } from '../document'
import { succeed } from '../target'
import { noSuchId, type ContractCase } from './case'
import { candidate } from './progress'
import { attemptAt } from './results'

export const statisticsCases: ContractCase[] = [
  {
    operation: 'getTrend',
    title: 'has no point of a paper with fewer than 20 first attempts',
    status: 200,
    prepare: async (setup) => {
      const learner = await candidate(setup)
      await succeed(learner, 'saveResult', { body: await attemptAt(learner, setup) })
      return () => learner.call('getTrend')
    },
    expects: (body) => isSuccessOf('getTrend', body) && body.length === 0,
  },
  {
    operation: 'getToday',
    title: 'has neither result nor plan of a new learner',
    status: 200,
    prepare: async ({ newLearner }) => {
      const { call } = await newLearner()
      return () => call('getToday')
    },
    expects: (body) =>
      isSuccessOf('getToday', body) &&
      body.lastResult === undefined &&
      body.weakest.length === 0 &&
      body.hasPlan === false,
  },
  {
    operation: 'getToday',
    title: 'has the result, the mistakes and the plan of a learner with an attempt',
    status: 200,
    prepare: async (setup) => {
      const learner = await candidate(setup)
      await succeed(learner, 'saveResult', { body: await attemptAt(learner, setup) })
      return () => learner.call('getToday')
    },
    expects: (body) =>
      isSuccessOf('getToday', body) &&
      body.lastResult !== undefined &&
      body.questions > 0 &&
      body.hasPlan === true &&
      body.weakest.every(({ hasDrill }) => hasDrill !== undefined),
  },
  ...[true, false].map((isConfirmed): ContractCase => ({
    operation: 'getAttemptAnalysis',
    title: isConfirmed ? 'shows a floor that an admin has confirmed' : 'hides a floor that no admin has confirmed',
    status: 200,
    prepare: async (setup) => {
      const floors = sampleFloors.floors.map((floor) => ({ ...floor, isConfirmed }))
      await succeed(await setup.admin(), 'saveFloors', { body: { floors } })
      const learner = await candidate(setup)
      const { result } = await succeed(learner, 'saveResult', { body: await attemptAt(learner, setup) })
      return () => learner.call('getAttemptAnalysis', { path: { id: result.attemptId ?? noSuchId } })
    },
    expects: (body) => isSuccessOf('getAttemptAnalysis', body) && body.floors.length > 0 === isConfirmed,
  })),
]
