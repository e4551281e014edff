import { sampleFloors } from '../../msw/index'
import { isSuccessOf } from '../document'
import { succeed } from '../target'
import { candidate, clause, newLearner, type ContractCase } from './case'
import { finished, pathOfAttempt } from './results'

export const statisticsCases: ContractCase[] = [
  clause(
    'getTrend',
    200,
    'has no point of a paper with fewer than 20 first attempts',
    finished,
    {},
    {
      expects: (body) => isSuccessOf('getTrend', body) && body.length === 0,
    },
  ),
  clause(
    'getToday',
    200,
    'has neither result nor plan of a new learner',
    newLearner,
    {},
    {
      expects: (body) =>
        isSuccessOf('getToday', body) &&
        body.lastResult === undefined &&
        body.weakest.length === 0 &&
        body.hasPlan === false,
    },
  ),
  clause(
    'getToday',
    200,
    'has the result, the mistakes and the plan of a learner with an attempt',
    finished,
    {},
    {
      expects: (body) =>
        isSuccessOf('getToday', body) &&
        body.lastResult !== undefined &&
        body.questions > 0 &&
        body.hasPlan === true &&
        body.weakest.every(({ hasDrill }) => hasDrill !== undefined),
    },
  ),
  ...[true, false].map((isConfirmed): ContractCase =>
    clause(
      'getAttemptAnalysis',
      200,
      isConfirmed ? 'shows a floor that an admin has confirmed' : 'hides a floor that no admin has confirmed',
      candidate,
      async (person, setup) => {
        const floors = sampleFloors.floors.map((floor) => ({ ...floor, isConfirmed }))
        await succeed(await setup.admin(), 'saveFloors', { body: { floors } })
        return pathOfAttempt(person, setup)
      },
      { expects: (body) => isSuccessOf('getAttemptAnalysis', body) && body.floors.length > 0 === isConfirmed },
    ),
  ),
]
