import { contractSuite, internalDetail, type ContractTarget } from '@naru/api/contract'
import type { AnswerKeys } from './platform/settings'
import { breakDatabase } from './test/support/break-database'
import { writeContent } from './test/support/content'
import { buildTestServer } from './test/support/test-server'

const nothingToRestore = () => undefined

const listening = (answerKeys: AnswerKeys) => async (): Promise<ContractTarget> => {
  const admin = { email: 'harbour.master@example.com', password: 'keeper of the ferry' }
  let offsetMs = 0
  let restore: () => void = nothingToRestore
  const { server, context, mails, flush, close } = await buildTestServer({
    contentFolder: writeContent(),
    admin,
    answerKeys,
    now: () => new Date(Date.now() + offsetMs),
    // Waits for payment confirmation use the same clock and pass instantly.
    pause: async (milliseconds) => {
      offsetMs += milliseconds
    },
  })
  const baseUrl = await server.listen({ host: '127.0.0.1', port: 0 })
  // Passkeys need a host name.
  context.publicUrl = baseUrl.replace('127.0.0.1', 'localhost')
  return {
    baseUrl,
    admin,
    mailedCode: async (email) => {
      await flush()
      const mail = mails.findLast(({ to }) => to === email)
      const [code] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
      if (code === undefined) throw new Error(`No code was mailed to ${email}.`)
      return code
    },
    passSeconds: (seconds) => {
      offsetMs += seconds * 1000
    },
    setFailing: (isFailing) => {
      restore()
      restore = isFailing ? breakDatabase(context.database, () => new Error(internalDetail)) : nothingToRestore
    },
    close,
  }
}

contractSuite({
  name: 'the server',
  can: ['fail', 'takePayments', 'withholdKeys'],
  start: listening('withhold'),
  startTimeoutMs: 120_000,
})

contractSuite({
  name: 'the server that gives keys inline',
  can: ['fail', 'takePayments', 'inlineKeys'],
  // All others are the same code for both servers.
  operations: ['getExam'],
  start: listening('inline'),
  startTimeoutMs: 120_000,
})
