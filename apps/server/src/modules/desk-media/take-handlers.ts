import { asc, eq } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { databaseNow } from '../../platform/db/clock'
import { speakers, takes, users } from '../../platform/db/schema'
import type { HandlersOf } from '../../platform/http/operations'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { newId } from '../../platform/ids'
import { accept, checkLine } from '../../platform/http/checked'
import { requireChangeable, requirePaper } from '../papers/access'
import { requireWithinQuota } from '../papers/quotas'
import { mediaNameOf } from '../media/paths'
import { removeUnused } from '../media/store'
import { wholeName } from '../user/rules'
import { withOwnFiles } from './put'
import { checkTakeFile, checkText, checkTrim, isUuid } from './rules'
import { takeOf, takesOf } from './take-repository'

export const takeHandlers = (
  context: Context,
): HandlersOf<'listSpeakers' | 'addSpeaker' | 'putTake' | 'deleteTake' | 'listTakes'> => {
  const { database, runInBackground } = context

  /** All speakers, or the one with this id. */
  const speakersOf = async (id?: string) => {
    const rows = await database
      .select({ speaker: speakers, by: { id: users.id, name: users.name, lName: users.lName } })
      .from(speakers)
      .innerJoin(users, eq(users.id, speakers.recordedBy))
      .where(id === undefined ? undefined : eq(speakers.id, id))
      .orderBy(asc(speakers.name), asc(speakers.id))
    return rows.map(({ speaker: { id, name, consent, consentedAt }, by }) => ({
      id,
      name,
      consent,
      consentedAt: consentedAt.toISOString(),
      recordedBy: { id: by.id, name: wholeName(by) },
    }))
  }

  return {
    listSpeakers: () => speakersOf(),

    addSpeaker: async ({ user, body, change }) => {
      const name = accept(checkLine('name', body.name))
      const consent = accept(checkText({ message: 'The consent must not be empty.' }, body.consent))
      const id = newId()
      await change(id, async (transaction) => {
        await transaction.insert(speakers).values({ id, name, consent, consentedAt: databaseNow, recordedBy: user.id })
        await requireWithinQuota(transaction, context, 'speakers', user.id)
      })
      const [speaker] = await speakersOf(id)
      if (speaker === undefined) throw new Error('The speaker was not stored.')
      return { success: true, message: 'The speaker was added.', speaker }
    },

    listTakes: async ({ user, path, query }) => {
      await requirePaper(database, user, path.id)
      return takesOf(database, path.id, query.item)
    },

    putTake: async ({ user, path: { id }, body }) => {
      const { paper, item, part, line, speaker, trimStart, trimEnd, gain } = body
      const paperRow = await requirePaper(database, user, paper)
      requireChangeable(paperRow, user)
      if (!isUuid(id)) throw new Refusal(400, 'The id of a take must be a UUID.')
      const text = accept(checkText(say('text_missing'), body.text))
      const recorded = body.file === undefined ? undefined : accept(checkTakeFile(body.file))
      const [known] = await database.select({ id: speakers.id }).from(speakers).where(eq(speakers.id, speaker))
      if (known === undefined) throw new Refusal(404, say('speaker_unknown'))
      const name = recorded && mediaNameOf('.wav', 'take\n', recorded.bytes)
      const files =
        recorded === undefined || name === undefined ? [] : [{ name, contentType: 'audio/wav', bytes: recorded.bytes }]
      await withOwnFiles(
        context,
        paperRow.ownerId,
        files,
        (work) => database.transaction(work),
        async (transaction) => {
          const [before] = await transaction.select().from(takes).where(eq(takes.id, id)).for('update')
          const isOther =
            before !== undefined && (before.paperId !== paper || (name !== undefined && before.file !== name))
          if (isOther) throw new Refusal(409, 'Another recording has this id.')
          const file = name ?? before?.file
          const seconds = recorded?.seconds ?? before?.seconds
          const bytes = recorded?.bytes.length ?? before?.bytes
          if (file === undefined || seconds === undefined || bytes === undefined)
            throw new Refusal(404, {
              ...say('take_unknown'),
              message: 'There is no such take. Please send its recording.',
            })
          accept(checkTrim(seconds, trimStart, trimEnd))
          const fields = { item, part, line, text, speakerId: speaker, trimStart, trimEnd, gain }
          await transaction
            .insert(takes)
            .values({ id, paperId: paper, file, bytes, seconds, createdAt: databaseNow, ...fields })
            .onConflictDoUpdate({ target: takes.id, set: fields })
        },
      )
      return { success: true, message: 'The take is saved.', take: await takeOf(database, id) }
    },

    deleteTake: async ({ user, path, change }) => {
      const gone = await change(path.id, async (transaction) => {
        const [take] = await transaction.select().from(takes).where(eq(takes.id, path.id)).for('update')
        if (take === undefined) throw new Refusal(404, say('take_unknown'))
        requireChangeable(await requirePaper(transaction, user, take.paperId), user)
        await transaction.delete(takes).where(eq(takes.id, path.id))
        return take
      })
      runInBackground(() => removeUnused(context, [gone.file]))
      return { success: true, message: 'The take was deleted.' }
    },
  }
}
