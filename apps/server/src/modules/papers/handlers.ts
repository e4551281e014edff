import type { Context } from '../../platform/context'
import { bankItemHandlers } from './bank'
import { historyHandlers } from './history'
import { ownerHandlers } from './owner'
import { paperHandlers } from './papers'
import { quotaHandlers } from './quotas'

/** The operations on papers that need none of their files. */
export const allPaperHandlers = (context: Context) => ({
  ...paperHandlers(context),
  ...ownerHandlers(context),
  ...quotaHandlers(context),
  ...historyHandlers(context),
  ...bankItemHandlers(context),
})
