import type { Context } from '../../context'
import type { Queue } from '../desk-media/queue'
import { bankItemHandlers } from './bank'
import { fileHandlers } from './files'
import { historyHandlers } from './history'
import { ownerHandlers } from './owner'
import { paperHandlers } from './papers'
import { publishHandlers } from './publish'
import { quotaHandlers } from './quotas'

/** All operations of the teacher's desk. @param queue - that of the work on files. */
export const teachersDeskHandlers = (context: Context, queue: Queue) => ({
  ...paperHandlers(context),
  ...ownerHandlers(context),
  ...quotaHandlers(context),
  ...historyHandlers(context),
  ...publishHandlers(context, queue),
  ...fileHandlers(context, queue),
  ...bankItemHandlers(context),
})
