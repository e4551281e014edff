import type { Context } from '../../platform/context'
import { clipHandlers } from './clip-handlers'
import { libraryHandlers } from './library-handlers'
import type { Queue } from '../../worker/queue'
import { takeHandlers } from './take-handlers'

export const deskMediaHandlers = (context: Context, queue: Queue) => ({
  ...libraryHandlers(context, queue),
  ...takeHandlers(context),
  ...clipHandlers(context, queue),
})
