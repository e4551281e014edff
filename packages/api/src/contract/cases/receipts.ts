import { succeed, type Setup } from '../target'
import { noSuchId, type ContractCase } from './case'
import { attemptAt } from './results'

/** A learner with a finished attempt. */
const finished = async (setup: Setup) => {
  const learner = await setup.learner()
  const { result } = await succeed(learner, 'saveResult', { body: await attemptAt(learner, setup) })
  return { learner, path: { id: result.attemptId ?? noSuchId } }
}

export const receiptCases: ContractCase[] = [
  {
    operation: 'getReceipt',
    title: 'returns the same receipt at every request',
    status: 200,
    prepare: async (setup) => {
      const { learner, path } = await finished(setup)
      const { number } = await succeed(learner, 'getReceipt', { path })
      return async () => {
        const second = await learner.call('getReceipt', { path })
        const isSame = JSON.stringify(second.body).includes(`"number":"${number}"`)
        return isSame ? second : { ...second, faults: [...second.faults, 'the second receipt is another one'] }
      }
    },
  },
  {
    operation: 'getReceipt',
    title: 'rejects the attempt of another learner',
    status: 404,
    prepare: async (setup) => {
      const { path } = await finished(setup)
      const { call } = await setup.newLearner()
      return () => call('getReceipt', { path })
    },
  },
  {
    operation: 'setReceiptName',
    title: 'shows the name where the receipt is verified',
    status: 200,
    prepare: async (setup) => {
      const { learner, path } = await finished(setup)
      await succeed(learner, 'getReceipt', { path })
      return () => learner.call('setReceiptName', { path, body: { showsName: true } })
    },
    expects: (body) => /"name":"Nimali Perera"/.test(JSON.stringify(body)),
  },
  {
    operation: 'setReceiptName',
    title: 'rejects the attempt of another learner',
    status: 404,
    prepare: async (setup) => {
      const { path } = await finished(setup)
      const { call } = await setup.newLearner()
      return () => call('setReceiptName', { path, body: { showsName: true } })
    },
  },
  {
    operation: 'checkReceipt',
    title: 'verifies a receipt for a visitor, without the name',
    status: 200,
    prepare: async (setup) => {
      const { learner, path } = await finished(setup)
      const { number } = await succeed(learner, 'getReceipt', { path })
      return () => setup.visitor().call('checkReceipt', { path: { number } })
    },
    expects: (body) => /^{"state":"genuine"(?!.*"name":)/.test(JSON.stringify(body)),
  },
  {
    operation: 'checkReceipt',
    title: 'rejects an unknown receipt',
    status: 404,
    prepare:
      async ({ visitor }) =>
      () =>
        visitor().call('checkReceipt', { path: { number: '0000-0000-0000-0000' } }),
  },
]
