import type { Context } from '../../context'
import { bankItemHandlers } from './bank'
import { fileHandlers } from './files'
import { historyHandlers } from './history'
import { paperHandlers } from './papers'
import { publishHandlers } from './publish'

/** All operations of the teacher's desk. */
export const teachersDeskHandlers = (context: Context) => ({
  ...paperHandlers(context),
  ...historyHandlers(context),
  ...publishHandlers(context),
  ...fileHandlers(context),
  ...bankItemHandlers(context),
})
