import type { Context } from '../../platform/context'
import type { Queue } from '../../worker/queue'
import { fileHandlers } from './files'
import { publishHandlers } from './publish'

/** The operations on whole papers and their files. @param queue - that of the work on files. */
export const deskHandlers = (context: Context, queue: Queue) => ({
  ...publishHandlers(context, queue),
  ...fileHandlers(context, queue),
})
