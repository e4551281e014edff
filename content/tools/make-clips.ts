/**
 * Makes the clips of all papers and of the bank: the bare dialogues, and the clips assembled from them.
 *
 *   npx tsx content/tools/make-clips.ts [--engine espeak|sherpa|takes] [--model DIR] [--force] [--report] [exam-folder-name … | bank | pairs]
 *
 * Writes only clips whose text or voice changed, by default with espeak-ng; with `--engine` also those of another engine. `--force` writes all computer
 * speech. Never overwrites a recording: a file that this command
 * did not make, or that its entry in `audio/clips.json` calls recorded. `--report` writes nothing: it measures all clips and prints lengths,
 * loudness, peaks and sizes. The exit code is 1 if something remains to be done.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { budgetLine, timeBudgets } from '@naru/exam-kit/content'
import { parse } from 'yaml'
import { faultsOf, nextStep, readClips, recorded, spokenBy } from './clips'
import { clipsOf, spokenOf } from './exam-clips'
import { isLevel, makeClip, measure, timesOf } from './sound'
import { chosenEngine, espeak } from './voices/engines'
import { publishPairs } from './voices/pairs'
import type { Paper } from './exam-clips'
import type { Clip } from './clips'

const CONTENT = join(dirname(fileURLToPath(import.meta.url)), '..')
const EXAMS = join(CONTENT, 'exams')
const BANK = 'bank'
const PAIRS = 'pairs'

const say = (line: string) => process.stdout.write(`${line}\n`)

const complain = (line: string) => {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

const digest = (file: string) =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : undefined

/** @param name `bank`, or a folder in content/exams */
const readPaper = (name: string): { root: string; paper: Paper } => {
  if (name !== BANK)
    return { root: join(EXAMS, name), paper: parse(readFileSync(join(EXAMS, name, 'exam.yaml'), 'utf8')) }
  const root = join(CONTENT, BANK)
  const files = readdirSync(root).filter((file) => file.endsWith('.yaml'))
  return { root, paper: { questions: files.flatMap((file) => parse(readFileSync(join(root, file), 'utf8')).items) } }
}

const readClipsOf = (name: string) => {
  const { root, paper } = readPaper(name)
  const list = join(root, 'audio', 'clips.json')
  const known = readClips(list)
  return { root, list, known, clips: clipsOf(paper, name === BANK) }
}

const save = (list: string, entries: Record<string, Clip>) => {
  if (Object.keys(entries).length === 0) return
  const sorted = Object.entries(entries).toSorted(([one], [other]) => one.localeCompare(other))
  writeFileSync(list, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/**
 * Writes into the paper where the second play of a clip begins.
 * @param audio the clip's path
 */
const putStart = (root: string, audio: string, seconds: number) => {
  const file = join(root, 'exam.yaml')
  const line = new RegExp(`^( *)audio: ${audio}\n(?: *audioStart: .*\n)?`, 'm')
  const entry = `$1audio: ${audio}\n$1audioStart: ${seconds.toFixed(2)}\n`
  writeFileSync(file, readFileSync(file, 'utf8').replace(line, entry))
}

const make = (
  name: string,
  isForced: boolean,
  { engine, isChosen }: Pick<ReturnType<typeof chosenEngine>, 'engine' | 'isChosen'>,
) => {
  const { root, list, known, clips } = readClipsOf(name)
  let written = 0
  for (const clip of clips) {
    const { audio } = clip
    const file = join(root, audio)
    const spoken = spokenOf(clip, known)
    const entry = known[audio]
    const isAlone = spoken.head === undefined
    const step = nextStep(entry, spoken, digest(file), isForced, isChosen ? engine.name : undefined)
    if (step === 'make') {
      written += 1
      const dialogue = spoken.recording && known[spoken.recording.audio]
      const { levels, times } = makeClip(spoken, root, audio, engine)
      known[audio] = {
        ...spokenBy(spoken, engine, dialogue),
        ...levels,
        ...(isAlone && { turns: times.turns }),
        sha256: digest(file) ?? '',
      }
      if (times.audioStart > 0) putStart(root, audio, times.audioStart)
    }
    if (step === 'adopt') {
      say(`${name}: ${audio} is a recording. (Delete it to have the computer speak.)`)
      known[audio] = { ...recorded(spoken, entry), ...measure(file), sha256: digest(file) ?? '' }
    }
    // Of a clip that was made before its times were written down.
    if (step === 'current' && isAlone && entry?.engine === espeak.name)
      entry.turns ??= timesOf(spoken, root, espeak).turns
    for (const fault of faultsOf(known[audio], spoken, digest(file) ?? '')) complain(`${name}: ${audio} ${fault}`)
    // After each clip: a file without its entry would pass for a recording.
    if (step === 'make' || step === 'adopt') save(list, known)
  }
  const isUsed = new Set(clips.map(({ audio }) => audio))
  save(list, Object.fromEntries(Object.entries(known).filter(([audio]) => isUsed.has(audio))))
  say(`${name}: ${written} of ${clips.length} clips written`)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const report = (name: string) => {
  const { root, known, clips } = readClipsOf(name)
  if (clips.length === 0) return
  say(
    `\n${name}\n${'clip'.padEnd(26)}${['seconds', 'LUFS', 'peak', 'kB'].map((title) => title.padStart(8)).join('')}  kind`,
  )
  const rows = clips.map(({ audio }) => {
    const file = join(root, audio)
    const { seconds, loudness, peak } = measure(file)
    const bytes = readFileSync(file).length
    const numbers = [seconds.toFixed(2), loudness.toFixed(1), peak.toFixed(1), (bytes / 1000).toFixed(1)]
    say(`${audio.padEnd(26)}${numbers.map((text) => text.padStart(8)).join('')}  ${known[audio]?.kind ?? 'unknown'}`)
    if (!isLevel({ seconds, loudness, peak }))
      complain(`${name}: ${audio} is too loud, too quiet or has too high peaks.`)
    return { seconds, loudness, peak, bytes }
  })
  const loudness = rows.map((row) => row.loudness)
  say(
    `${rows.length} clips, ${(sum(rows.map(({ bytes }) => bytes)) / 1e6).toFixed(2)} MB; loudness ${Math.min(...loudness)} to ` +
      `${Math.max(...loudness)} LUFS; highest peak ${Math.max(...rows.map(({ peak }) => peak))} dBFS` +
      `; ${sum(rows.map(({ seconds }) => seconds)).toFixed(0)} s`,
  )
  if (name === BANK) return
  const budgets = timeBudgets(parse(readFileSync(join(root, 'exam.yaml'), 'utf8')), (path) => known[path]?.seconds ?? 0)
  for (const budget of budgets) say(budgetLine(budget))
}

const names = [...readdirSync(EXAMS).filter((name) => existsSync(join(EXAMS, name, 'exam.yaml'))), BANK]

try {
  const { rest, ...choice } = chosenEngine(process.argv.slice(2))
  const options = rest.filter((argument) => argument.startsWith('-'))
  const requested = rest.filter((argument) => !argument.startsWith('-')).map((path) => basename(path))
  for (const name of requested)
    if (![...names, PAIRS].includes(name))
      throw new Error(`There is no exam folder '${name}' in content/exams; ${BANK} and ${PAIRS} are known, too.`)
  if (requested.includes(PAIRS)) {
    for (const line of publishPairs(CONTENT, choice.engine)) say(line)
    requested.push(BANK)
  }
  for (const name of names.filter((each) => requested.length === 0 || requested.includes(each))) {
    if (options.includes('--report')) report(name)
    else make(name, options.includes('--force'), choice)
  }
} catch (error) {
  complain(error instanceof Error ? error.message : String(error))
}
