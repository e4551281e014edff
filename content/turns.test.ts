import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readEntries, ROOT, slugs } from './papers'
import { decode } from './tools/sound'
import { SOUND } from './tools/voices'

/** In seconds. */
const FRAME = 0.005
const TOLERANCE = 0.05
/** What is 40 dB below the loudest part of a turn is silence. */
const SILENCE = 10 ** (-40 / 20)

/** @returns the level of each frame */
const levelsOf = (file: string): number[] => {
  const pcm = decode(file, SOUND.rate)
  const samples = new Float32Array(pcm.buffer, pcm.byteOffset, pcm.length / 4)
  const size = SOUND.rate * FRAME
  return Array.from({ length: Math.floor(samples.length / size) }, (_, at) =>
    Math.hypot(...samples.subarray(at * size, (at + 1) * size)),
  )
}

/** @returns how far the sound of a turn begins and ends from its times, in seconds */
const errorsOf = (levels: readonly number[], [start, end]: readonly [number, number]): number[] => {
  // Three times as far as allowed: other turns are further away.
  const from = Math.max(0, Math.round((start - 3 * TOLERANCE) / FRAME))
  const heard = levels.slice(from, Math.round((end + 3 * TOLERANCE) / FRAME))
  const loudest = Math.max(...heard)
  const isHeard = (level: number) => level > loudest * SILENCE
  return [
    (from + heard.findIndex(isHeard)) * FRAME - start,
    (from + heard.findLastIndex(isHeard) + 1) * FRAME - end,
  ].map(Math.abs)
}

const folders = ['bank', ...slugs.map((slug) => join('exams', slug))]
const spoken = folders.filter((folder) => Object.values(readEntries(folder)).some(({ turns }) => turns !== undefined))

it.skipIf(spawnSync('ffmpeg', ['-version']).status !== 0).each(spoken)(
  'the turns of %s are where its clips say them',
  (folder) => {
    const wrong = Object.entries(readEntries(folder)).flatMap(([audio, { turns = [] }]) => {
      if (turns.length === 0) return []
      const levels = levelsOf(join(ROOT, folder, audio))
      return turns.flatMap((turn, at) =>
        Math.max(...errorsOf(levels, turn)) > TOLERANCE ? [`${audio}, turn ${at + 1}`] : [],
      )
    })
    expect(wrong).toEqual([])
  },
)
