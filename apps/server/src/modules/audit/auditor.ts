import type { Context } from '../../context'
import { within, type Auditor } from '../../http/operations'
import { auditOf } from './operations'
import { appendEntry, recordChange } from './record'

/** Runs handlers and records what admins change and view. If an entry cannot be stored, the operation fails. */
export const createAuditor =
  ({ database }: Pick<Context, 'database'>): Auditor =>
  async (action, call, handler) => {
    const audit = auditOf(action)
    let isRecorded = false
    const reply = await handler(
      Object.assign(call, {
        change: <Result>(id: string, work: Parameters<typeof recordChange<Result>>[2]) => {
          if (audit?.kind !== 'change') throw new Error(`The operation ${action} is not listed as a change.`)
          isRecorded = true
          const subjects = [{ kind: audit.subject, id }]
          return recordChange(database, { actor: call.user.id, action, subjects }, work)
        },
      }),
    )
    if (audit?.kind === 'change' && !isRecorded) throw new Error(`The operation ${action} recorded no change.`)
    if (audit?.kind === 'view') {
      const id = within(call.path, 'id')
      const subject = audit.subject === undefined || typeof id !== 'string' ? undefined : { kind: audit.subject, id }
      const after = audit.shows?.(reply)
      await appendEntry(database, { actor: call.user.id, action, subject, after })
    }
    return reply
  }
