import { succeed, type Person, type Setup } from '../target'
import { clause, learner, newLearner, visitor, type ContractCase } from './case'
import { pathOfAttempt, pathOfForeign } from './results'

/** A score report of a learner. */
const reportOf = async (person: Person, setup: Setup) => {
  const parts = await pathOfAttempt(person, setup)
  const { number } = await succeed(person, 'getScoreReport', parts)
  return { ...parts, number }
}

export const scoreReportCases: ContractCase[] = [
  {
    operation: 'getScoreReport',
    title: 'returns the same score report at every request',
    status: 200,
    prepare: async (setup) => {
      const person = await setup.learner()
      const { path, number } = await reportOf(person, setup)
      return async () => {
        const second = await person.call('getScoreReport', { path })
        const isSame = JSON.stringify(second.body).includes(`"number":"${number}"`)
        return isSame ? second : { ...second, faults: [...second.faults, 'the second score report is another one'] }
      }
    },
  },
  clause('getScoreReport', 404, 'rejects the attempt of another learner', newLearner, pathOfForeign),
  clause(
    'setScoreReportName',
    200,
    'shows the name where the score report is verified',
    learner,
    async (person, setup) => {
      const { path } = await reportOf(person, setup)
      await succeed(person, 'changeLeaderboardSettings', { body: { isAdult: true } })
      return { path, body: { showsName: true } }
    },
    { expects: (body) => /"name":"Nimali Perera"/.test(JSON.stringify(body)) },
  ),
  clause('setScoreReportName', 404, 'rejects the attempt of another learner', newLearner, async (person, setup) => ({
    ...(await pathOfForeign(person, setup)),
    body: { showsName: true },
  })),
  clause(
    'checkScoreReport',
    200,
    'verifies a score report for a visitor, without the name',
    visitor,
    async (_, setup) => ({ path: { number: (await reportOf(await setup.learner(), setup)).number } }),
    { expects: (body) => /^{"state":"genuine"(?!.*"name":)/.test(JSON.stringify(body)) },
  ),
  clause('checkScoreReport', 404, 'rejects an unknown score report', visitor, {
    path: { number: '0000-0000-0000-0000' },
  }),
]
