/**
 * Makes the sound of the words, thirty words a file, and writes in `words/audio/clips.json` where each word is.
 *
 *   npm run content:words [-- --engine espeak|sherpa|takes --model DIR]
 *
 * Writes only files whose words changed, with `--engine` also those of another engine, and never overwrites a recording.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { nextStep, spokenBy } from './clips'
import { makeClip, measure } from './sound'
import { chosenEngine } from './voices/engines'
import { PACES, PAUSES } from './voices'
import type { Clip } from './clips'
import type { Spoken } from './voices'

/** words: by id, in seconds */
export type WordClip = Clip & { words: Record<string, [start: number, end: number]> }

const WORDS = join(import.meta.dirname, '..', 'words')
const LIST = join(WORDS, 'audio', 'clips.json')
const MOST = 30

/** In bit/s: three quarters of what papers have, since learners load these files one by one. */
const BIT_RATE = 24_000

/** Silence between words, and the shortest silence that is heard as one; the longest inside a word is 0.2. In seconds. */
const GAP = { made: 0.45, heard: 0.3 }
/** What is softer than the rest of a word belongs to it, in seconds. */
const MARGIN = { before: 0.06, after: 0.12 }

/** @returns the files of a unit */
export const wordClipsOf = ({
  unit,
  words,
}: {
  unit: number
  words: { id: string; korean: string }[]
}): { audio: string; ids: string[]; spoken: Spoken }[] =>
  Array.from({ length: Math.ceil(words.length / MOST) }, (_, part) => {
    const said = words.slice(part * MOST, (part + 1) * MOST)
    const line = { voice: 'a' as const, pause: GAP.made, speed: PACES.learner.speeds.a }
    return {
      audio: `audio/unit-${String(unit).padStart(2, '0')}-${part + 1}.m4a`,
      ids: said.map(({ id }) => id),
      spoken: { turns: said.map(({ korean }) => ({ ...line, text: korean })), end: PAUSES.end },
    }
  })

/**
 * Finds the words of a file between its silences.
 * @param seconds its length
 * @throws Error if there are more or fewer sounds than words
 */
const rangesOf = (file: string, ids: readonly string[], seconds: number): WordClip['words'] => {
  const filter = `silencedetect=noise=-45dB:d=${GAP.heard}`
  const { stderr } = spawnSync('ffmpeg', ['-hide_banner', '-nostats', '-i', file, '-af', filter, '-f', 'null', '-'])
  const times = (name: string) =>
    [...stderr.toString().matchAll(new RegExp(`silence_${name}: (-?[\\d.]+)`, 'g'))].map(([, time]) => Number(time))
  // The file begins with a silence, and ends with one that is too short to be heard as such.
  const [starts, ends] = [times('end'), [...times('start').slice(1), seconds - PAUSES.end]]
  if (starts.length !== ids.length) throw new Error(`${file} has ${starts.length} sounds for ${ids.length} words.`)
  const round = (time: number) => Math.round(time * 100) / 100
  return Object.fromEntries(
    ids.map((id, at) => [
      id,
      [round((starts[at] ?? 0) - MARGIN.before), round(Math.min((ends[at] ?? 0) + MARGIN.after, seconds))],
    ]),
  )
}

const make = () => {
  const { engine, isChosen } = chosenEngine(process.argv.slice(2))
  const known: Record<string, WordClip> = JSON.parse(existsSync(LIST) ? readFileSync(LIST, 'utf8') : '{}')
  const files = readdirSync(WORDS).filter((name) => name.endsWith('.yaml'))
  const clips = files.flatMap((name) => wordClipsOf(parse(readFileSync(join(WORDS, name), 'utf8'))))
  for (const { audio, ids, spoken } of clips) {
    const file = join(WORDS, audio)
    const digest = () => createHash('sha256').update(readFileSync(file)).digest('hex')
    const step = nextStep(
      known[audio],
      spoken,
      existsSync(file) ? digest() : undefined,
      false,
      isChosen ? engine.name : undefined,
    )
    if (step === 'current') continue
    if (step !== 'make') throw new Error(`${audio} is a recording of other words: correct its entry in clips.json.`)
    makeClip({ ...spoken, bitRate: BIT_RATE }, WORDS, audio, engine)
    const levels = measure(file)
    known[audio] = {
      ...spokenBy(spoken, engine),
      ...levels,
      sha256: digest(),
      words: rangesOf(file, ids, levels.seconds),
    }
    process.stdout.write(`${audio}\n`)
    // After each file: one without its entry would pass for a recording.
    const entries = clips.flatMap((clip) => (known[clip.audio] ? [[clip.audio, known[clip.audio]]] : []))
    writeFileSync(LIST, `${JSON.stringify(Object.fromEntries(entries))}\n`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) make()
