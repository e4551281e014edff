/**
 * Synthesizes the clips of all papers and of the bank with espeak-ng: the bare dialogues, and the clips assembled from them.
 *
 *   npx tsx content/tools/make-clips.mjs [--force] [--report] [exam-folder-name … | bank]
 *
 * Writes only clips whose text or voice changed; `--force` writes all computer speech. Never overwrites a recording: a file that this command
 * did not make, or that its entry in `audio/clips.json` calls recorded. `--report` writes nothing: it measures all clips and prints lengths,
 * loudness, peaks and sizes. The exit code is 1 if something remains to be done.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { faultsOf, nextStep, readClips, recorded, synthetic } from './clips.mjs'
import { clipsOf, spokenOf } from './exam-clips.mjs'
import { isLevel, makeClip, measure } from './sound.mjs'

const CONTENT = join(dirname(fileURLToPath(import.meta.url)), '..')
const EXAMS = join(CONTENT, 'exams')
const BANK = 'bank'
const PLAYS = 2
const ANSWER_SECONDS = 5

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`)

/** @param {string} line */
const complain = (line) => {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

/** @param {string} file */
const digest = (file) => (existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : undefined)

/**
 * @param {string} name `bank`, or a folder in content/exams
 * @returns {{ root: string, paper: import('./exam-clips.mjs').Paper & { listeningTimeMinutes?: number } }}
 */
const readPaper = (name) => {
  if (name !== BANK)
    return { root: join(EXAMS, name), paper: parse(readFileSync(join(EXAMS, name, 'exam.yaml'), 'utf8')) }
  const root = join(CONTENT, BANK)
  const files = readdirSync(root).filter((file) => file.endsWith('.yaml'))
  return { root, paper: { questions: files.flatMap((file) => parse(readFileSync(join(root, file), 'utf8')).items) } }
}

/** @param {string} name */
const readClipsOf = (name) => {
  const { root, paper } = readPaper(name)
  const list = join(root, 'audio', 'clips.json')
  const known = readClips(list)
  const { questions, listeningTimeMinutes: minutes } = paper
  const windows = questions.filter(({ audio, group }) => audio ?? paper.groups?.find(({ id }) => id === group)?.audio)
  return { root, list, known, minutes, windows: windows.length, clips: clipsOf(paper, name === BANK) }
}

/**
 * @param {string} list
 * @param {Record<string, import('./clips.mjs').Clip>} entries
 */
const save = (list, entries) => {
  if (Object.keys(entries).length === 0) return
  const sorted = Object.entries(entries).toSorted(([one], [other]) => one.localeCompare(other))
  writeFileSync(list, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/**
 * @param {string} name
 * @param {boolean} isForced
 */
const make = (name, isForced) => {
  const { root, list, known, clips } = readClipsOf(name)
  let written = 0
  for (const clip of clips) {
    const { audio } = clip
    const file = join(root, audio)
    const spoken = spokenOf(clip, known)
    const entry = known[audio]
    const step = nextStep(entry, spoken, digest(file), isForced)
    if (step === 'make') {
      written += 1
      const dialogue = spoken.recording && known[spoken.recording.audio]
      known[audio] = { ...synthetic(spoken, dialogue), ...makeClip(spoken, root, audio), sha256: digest(file) ?? '' }
    }
    if (step === 'adopt') {
      say(`${name}: ${audio} is a recording. (Delete it to have the computer speak.)`)
      known[audio] = { ...recorded(spoken, entry), ...measure(file), sha256: digest(file) ?? '' }
    }
    for (const fault of faultsOf(known[audio], spoken, digest(file) ?? '')) complain(`${name}: ${audio} ${fault}`)
    // After each clip: a file without its entry would pass for a recording.
    if (step === 'make' || step === 'adopt') save(list, known)
  }
  const isUsed = new Set(clips.map(({ audio }) => audio))
  save(list, Object.fromEntries(Object.entries(known).filter(([audio]) => isUsed.has(audio))))
  say(`${name}: ${written} of ${clips.length} clips written`)
}

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/** @param {string} name */
const report = (name) => {
  const { root, minutes, windows, known, clips } = readClipsOf(name)
  if (clips.length === 0) return
  say(
    `\n${name}\n${'clip'.padEnd(26)}${['seconds', 'LUFS', 'peak', 'kB'].map((title) => title.padStart(8)).join('')}  kind`,
  )
  const rows = clips.map(({ audio, isPlayed }) => {
    const file = join(root, audio)
    const { seconds, loudness, peak } = measure(file)
    const bytes = readFileSync(file).length
    const numbers = [seconds.toFixed(2), loudness.toFixed(1), peak.toFixed(1), (bytes / 1000).toFixed(1)]
    say(`${audio.padEnd(26)}${numbers.map((text) => text.padStart(8)).join('')}  ${known[audio]?.kind ?? 'unknown'}`)
    if (!isLevel({ seconds, loudness, peak }))
      complain(`${name}: ${audio} is too loud, too quiet or has too high peaks.`)
    return { seconds, loudness, peak, bytes, isPlayed }
  })
  const loudness = rows.map((row) => row.loudness)
  const played = rows.filter(({ isPlayed }) => isPlayed).map(({ seconds }) => seconds)
  const needed = PLAYS * sum(played) + ANSWER_SECONDS * windows
  say(
    `${rows.length} clips, ${(sum(rows.map(({ bytes }) => bytes)) / 1e6).toFixed(2)} MB; loudness ${Math.min(...loudness)} to ` +
      `${Math.max(...loudness)} LUFS; highest peak ${Math.max(...rows.map(({ peak }) => peak))} dBFS` +
      (minutes === undefined
        ? `; ${sum(played).toFixed(0)} s`
        : `; two plays and ${ANSWER_SECONDS} s each: ${needed.toFixed(0)} s of ${minutes * 60} s`),
  )
}

const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'))
const requested = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('-'))
  .map((path) => basename(path))
const names = [...readdirSync(EXAMS).filter((name) => existsSync(join(EXAMS, name, 'exam.yaml'))), BANK]

try {
  for (const name of requested)
    if (!names.includes(name)) throw new Error(`There is neither an exam folder '${name}' in content/exams nor a bank.`)
  for (const name of names.filter((each) => requested.length === 0 || requested.includes(each))) {
    if (options.includes('--report')) report(name)
    else make(name, options.includes('--force'))
  }
} catch (error) {
  complain(error instanceof Error ? error.message : String(error))
}
