import type { Endpoint } from '@naru/api/types'
import type { Context } from '../../platform/context'
import { within, type Auditor, type Change } from '../../platform/http/operations'
import { appendEntry, recordChange } from './record'

type List = Extract<Endpoint['audit'], { list: unknown }>['list']

/** What a list shows: how many entries, or the named fields of each entry of the page. */
const shownIn = (reply: unknown, list: List): object => {
  if (list === 'count') return { count: Array.isArray(reply) ? reply.length : 0 }
  const entries = within(reply, 'entries')
  const valuesOf = (field: string) => (Array.isArray(entries) ? entries.map((entry) => within(entry, field)) : [])
  return Object.fromEntries(Object.entries(list).map(([name, field]) => [name, valuesOf(field)]))
}

/** Runs handlers and records what the staff changes and views. If an entry cannot be stored, the operation fails. */
export const createAuditor =
  ({ database }: Pick<Context, 'database'>): Auditor =>
  async (action, audit, call, handler) => {
    if (audit === undefined || audit === 'none') return handler(call)
    if ('change' in audit) {
      let isRecorded = false
      const change: Change = (id, work) => {
        isRecorded = true
        return recordChange(database, { actor: call.user.id, action, subjects: [{ kind: audit.change, id }] }, work)
      }
      const reply = await handler(Object.assign(call, { change }))
      if (!isRecorded) throw new Error(`The operation ${action} recorded no change.`)
      return reply
    }
    const reply = await handler(call)
    const shown =
      'list' in audit
        ? { after: shownIn(reply, audit.list) }
        : { subject: { kind: audit.view, id: String(within(call.path, 'id')) } }
    await appendEntry(database, { actor: call.user.id, action, ...shown })
    return reply
  }
