import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { reasonOf } from '../../failure'
import { gradeOverdue } from './overdue'

/** How often a listening server looks for attempts that were left open, in milliseconds. */
const EVERY = 30_000

const gradeAll = async (context: Context) => {
  while ((await gradeOverdue(context)) > 0);
}

/** Grades attempts that were left open, again and again while the server listens. A server that only answers `inject` does not. */
export const registerSweep = (server: FastifyInstance, context: Context): void => {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> | undefined
  const sweep = () => {
    // A round that takes long is not overtaken by the next.
    running ??= gradeAll(context)
      .catch((thrown: unknown) => server.log.error({ reason: reasonOf(thrown) }, 'open attempts could not be graded'))
      .finally(() => (running = undefined))
  }
  server.addHook('onListen', async () => {
    timer = setInterval(sweep, EVERY).unref()
  })
  server.addHook('preClose', async () => {
    clearInterval(timer)
    await running
  })
}
