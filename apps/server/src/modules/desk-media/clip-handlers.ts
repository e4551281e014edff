import type { Schemas } from '@naru/api/types'
import { withClip } from '@naru/exam-authoring/recorder/rules'
import type { PaperTurn } from '@naru/exam-kit/content'
import { eq } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import type * as Opentype from 'opentype.js'
import type { Font } from 'opentype.js'
import { addEntry, entryOf } from './library'
import { withOwnFiles } from './put'
import { type TakeRow, takesInOrder } from './take-repository'
import { fetchFiles } from '../media/store'
import { requireChangeable, requirePaper } from '../papers/access'
import { newestRevision, putRevision } from '../papers/repository'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { deskMedia } from '../../platform/db/schema'
import { accept, type Checked, checkLine } from '../../platform/http/checked'
import { say } from '../../platform/http/messages'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'
import type { SignedInUser } from '../../platform/http/signed-in-user'
import { lruCache } from '../../platform/lru-cache'
import { inWorker } from '../../worker/in-worker'
import type { Queue } from '../../worker/queue'
import { clipName, LONGEST_CLIP, type StoredClip } from '../../worker/store-clip'

/** Pauses in milliseconds, unless others are asked for. */
const defaultPauses = { afterNumber: 700, afterInstruction: 1000, betweenLines: 500 } as const

/** Time limit of joining and encoding, in seconds: ten minutes of sound take 13 on an idle processor. */
const LONGEST_JOB = 300

/** What is heard one after the other: takes, and pauses in milliseconds. */
type Plan = readonly (TakeRow | number)[]

const secondsOf = (plan: Plan) =>
  plan.reduce<number>(
    (sum, part) => sum + (typeof part === 'number' ? part / 1000 : part.seconds - part.trimStart - part.trimEnd),
    0,
  )

/** The sounds of a clip and of its dialogue; in seconds, where its second play begins: with the pause before the dialogue, and where its lines are in the dialogue. */
const planOf = (
  lines: readonly TakeRow[],
  announced: { number: TakeRow | undefined; instruction: TakeRow | undefined },
  pauses: Schemas['AssembleClipRequest']['pauses'],
): { audio: Plan; audioStart: number; dialogue: Plan; turns: PaperTurn[] } => {
  const { afterNumber, afterInstruction, betweenLines } = { ...defaultPauses, ...pauses }
  const dialogue = lines.flatMap((take, index) => (index === 0 ? [take] : [betweenLines, take]))
  const { number, instruction } = announced
  const head = [
    ...(number === undefined ? [] : [number, afterNumber]),
    ...(instruction === undefined ? [] : [instruction, afterInstruction]),
  ]
  const turns = dialogue.flatMap((part, at) => {
    const [start, end] = [at, at + 1].map((count) => Number(secondsOf(dialogue.slice(0, count)).toFixed(2)))
    return typeof part === 'number' ? [] : [{ start: start ?? 0, end: end ?? 0 }]
  })
  return { dialogue, turns, audioStart: secondsOf(head.slice(0, -1)), audio: [...head, ...dialogue] }
}

/** What a clip is made of, as text: the same text, the same clip. */
const sourceOf = (plan: Plan) =>
  JSON.stringify(
    plan.map((part) => (typeof part === 'number' ? part : [part.file, part.trimStart, part.trimEnd, part.gain])),
  )

/** A clip; its file, unless it is stored. */
type Made = Pick<StoredClip, 'name'> &
  Pick<typeof deskMedia.$inferSelect, 'bytes' | 'seconds' | 'loudness' | 'peak'> & { file: StoredClip | undefined }

/**
 * Puts a clip into the newest draft, so that it is there also for an author who has left the recorder. Only the fields of the clip change.
 * @returns whether the draft has the question or group.
 */
const putIntoPaper = async (
  transaction: Database,
  user: SignedInUser,
  { paper: id, item }: Schemas['AssembleClipRequest'],
  clip: Parameters<typeof withClip>[2],
): Promise<boolean> => {
  const paper = await requirePaper(transaction, user, id, true)
  requireChangeable(paper, user)
  const { draft: newest } = await newestRevision(transaction, paper)
  const draft = withClip(newest, item, clip)
  if (draft === undefined) return false
  if (!isDeepStrictEqual(draft, newest))
    await putRevision(transaction, user, paper, { draft, authorId: user.id, reason: 'edit' })
  return true
}

export const clipHandlers = (context: Context, queue: Queue): HandlersOf<'assembleClip' | 'outlineText'> => {
  const { database, mediaFolder } = context

  const make = async (plan: Plan): Promise<Made> => {
    const name = clipName(sourceOf(plan))
    const [known] = await database.select().from(deskMedia).where(eq(deskMedia.name, name))
    if (known !== undefined) return { ...known, file: undefined }
    const parts = plan.map((part) => {
      if (typeof part === 'number') return part / 1000
      const { file, trimStart, trimEnd, gain } = part
      return { file, trimStart, trimEnd, gain }
    })
    await fetchFiles(
      context,
      parts.flatMap((part) => (typeof part === 'number' ? [] : part.file)),
    )
    const file = accept(await inWorker('joinTakes', { name, folder: mediaFolder, parts }, LONGEST_JOB))
    return { ...file, bytes: file.bytes.length, file }
  }

  return {
    outlineText: async ({ body }) => accept(await outlineOf(body)),

    assembleClip: async ({ user, body, change }) => {
      requireChangeable(await requirePaper(database, user, body.paper), user)
      const { number, instruction } = body.announcement ?? {}
      const [first, second] = await Promise.all(
        [number, instruction].map(async (id) =>
          id === undefined ? undefined : (await takesInOrder(database, body.paper, [id]))[0],
        ),
      )
      const lines = await takesInOrder(database, body.paper, body.takes)
      const { audio, audioStart, dialogue, turns } = planOf(lines, { number: first, instruction: second }, body.pauses)
      if (secondsOf(audio) > LONGEST_CLIP) throw new Refusal(400, say('clip_too_long', LONGEST_CLIP / 60))
      const title = accept(checkLine('title', body.title ?? `${body.paper}, ${body.item}`))
      const isSame = sourceOf(audio) === sourceOf(dialogue)
      const { clip, spoken } = await queue(async () => {
        const made = await make(audio)
        return { clip: made, spoken: isSame ? made : await make(dialogue) }
      })
      const heard = (plan: Plan) => plan.flatMap((part) => (typeof part === 'number' ? [] : [part.speakerId]))
      const saidBy = (plan: Plan) =>
        plan.flatMap((part) => (typeof part === 'number' ? [] : [{ part: part.part, text: part.text }]))
      const entries = [
        { clip, title, speakers: heard(audio), says: saidBy(audio) },
        ...(isSame
          ? []
          : [
              {
                clip: spoken,
                title: `${title.slice(0, 180)} (dialogue)`,
                speakers: heard(dialogue),
                says: saidBy(dialogue),
              },
            ]),
      ]
      const isInPaper = await withOwnFiles<boolean>(
        context,
        user.id,
        entries.flatMap((entry) => entry.clip.file ?? []),
        (work) => change(clip.name, work),
        async (transaction) => {
          for (const { clip: made, title: own, speakers, says } of entries) {
            const { name, bytes, seconds, loudness, peak } = made
            const entry = { name, ownerId: user.id, kind: 'clip', title: own, bytes, seconds, loudness, peak } as const
            await addEntry(transaction, entry, speakers)
            // The same recordings may be kept for another text.
            await transaction.update(deskMedia).set({ says }).where(eq(deskMedia.name, name))
          }
          return putIntoPaper(transaction, user, body, { audio: clip.name, audioStart, dialogue: spoken.name, turns })
        },
      )
      const media = await entryOf(database, clip.name, user)
      return {
        success: true,
        message: 'The clip is in the library.',
        isInPaper,
        audio: media,
        dialogue: isSame ? media : await entryOf(database, spoken.name, user),
        seconds: clip.seconds ?? 0,
        loudness: clip.loudness ?? 0,
        peak: clip.peak ?? 0,
      }
    },
  }
}

type Weight = Schemas['OutlineRequest']['weight']

const require = createRequire(import.meta.url)

/** Names of the site's font by weight. */
const names: Readonly<Record<Weight, string>> = { 500: 'Medium', 600: 'SemiBold', 700: 'Bold' }

const fonts = lruCache<Font>(Object.keys(names).length)

const load = async (weight: Weight): Promise<Font> => {
  // Its module for Node is CommonJS, without the named exports that its types promise.
  const opentype: typeof Opentype = require('opentype.js')
  const bytes = await readFile(require.resolve(`pretendard/dist/public/static/Pretendard-${names[weight]}.otf`))
  // Letters are read when they are drawn: reading all at once stops a server for half a second.
  return opentype.parse(Uint8Array.from(bytes).buffer, { lowMemory: true })
}

const round = (value: number) => Math.round(value * 100) / 100

const outlineOf = async ({ text, size, weight }: Schemas['OutlineRequest']): Promise<Checked<Schemas['Outline']>> => {
  const line = text.normalize('NFC')
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(line)) return { refused: { message: 'The text must be one line.' } }
  const font = await fonts(String(weight), () => load(weight))
  const unknown = Array.from(line).find((letter) => letter !== ' ' && font.charToGlyphIndex(letter) === 0)
  if (unknown !== undefined) return { refused: { message: `The font has no letter '${unknown}'.` } }
  const scale = size / font.unitsPerEm
  const baseline = font.ascender * scale
  return {
    accepted: {
      path: font.getPath(line, 0, baseline, size).toPathData(2),
      width: round(font.getAdvanceWidth(line, size)),
      height: round((font.ascender - font.descender) * scale),
      baseline: round(baseline),
    },
  }
}
