import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context'
import { errorFields } from '../../platform/failure'
import { gradeOverdue } from './overdue'

const INTERVAL_MS = 30_000

/** Grades expired attempts periodically while the server listens; a server that only answers `inject` does not. */
export const registerAttemptExpiry = (server: FastifyInstance, context: Context): void => {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= gradeOverdue(context)
      .catch((thrown: unknown) => server.log.error(errorFields(thrown), 'expired attempts could not be graded'))
      .finally(() => (running = undefined))
  }
  server.addHook('onListen', async () => {
    timer = setInterval(run, INTERVAL_MS).unref()
  })
  server.addHook('preClose', async () => {
    clearInterval(timer)
    await running
  })
}
