import { succeed, type Setup } from '../target'
import { noSuchId, type ContractCase } from './case'
import { attemptAt } from './results'

/** A learner with a finished attempt. */
const finished = async (setup: Setup) => {
  const learner = await setup.learner()
  const { result } = await succeed(learner, 'saveResult', { body: await attemptAt(learner, setup) })
  return { learner, path: { id: result.attemptId ?? noSuchId } }
}

export const scoreReportCases: ContractCase[] = [
  {
    operation: 'getScoreReport',
    title: 'returns the same score report at every request',
    status: 200,
    prepare: async (setup) => {
      const { learner, path } = await finished(setup)
      const { number } = await succeed(learner, 'getScoreReport', { path })
      return async () => {
        const second = await learner.call('getScoreReport', { path })
        const isSame = JSON.stringify(second.body).includes(`"number":"${number}"`)
        return isSame ? second : { ...second, faults: [...second.faults, 'the second score report is another one'] }
      }
    },
  },
  {
    operation: 'getScoreReport',
    title: 'rejects the attempt of another learner',
    status: 404,
    prepare: async (setup) => {
      const { path } = await finished(setup)
      const { call } = await setup.newLearner()
      return () => call('getScoreReport', { path })
    },
  },
  {
    operation: 'setScoreReportName',
    title: 'shows the name where the score report is verified',
    status: 200,
    prepare: async (setup) => {
      const { learner, path } = await finished(setup)
      await succeed(learner, 'getScoreReport', { path })
      await succeed(learner, 'changeLeaderboardSettings', { body: { isAdult: true } })
      return () => learner.call('setScoreReportName', { path, body: { showsName: true } })
    },
    expects: (body) => /"name":"Nimali Perera"/.test(JSON.stringify(body)),
  },
  {
    operation: 'setScoreReportName',
    title: 'rejects the attempt of another learner',
    status: 404,
    prepare: async (setup) => {
      const { path } = await finished(setup)
      const { call } = await setup.newLearner()
      return () => call('setScoreReportName', { path, body: { showsName: true } })
    },
  },
  {
    operation: 'checkScoreReport',
    title: 'verifies a score report for a visitor, without the name',
    status: 200,
    prepare: async (setup) => {
      const { learner, path } = await finished(setup)
      const { number } = await succeed(learner, 'getScoreReport', { path })
      return () => setup.visitor().call('checkScoreReport', { path: { number } })
    },
    expects: (body) => /^{"state":"genuine"(?!.*"name":)/.test(JSON.stringify(body)),
  },
  {
    operation: 'checkScoreReport',
    title: 'rejects an unknown score report',
    status: 404,
    prepare:
      async ({ visitor }) =>
      () =>
        visitor().call('checkScoreReport', { path: { number: '0000-0000-0000-0000' } }),
  },
]
