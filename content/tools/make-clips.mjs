/**
 * Synthesizes the `script` of every listening question with espeak-ng and writes the question's `audio` file.
 *
 *   node content/tools/make-clips.mjs [--force] [--report] [exam-folder-name …]
 *
 * Writes only clips whose script or voice changed; `--force` writes all computer speech. Never overwrites a recording: a file that this command
 * did not make, or that its entry in `audio/clips.json` calls recorded. `--report` writes nothing: it measures all clips and prints lengths,
 * loudness and peaks. The exit code is 1 if something remains to be done.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { faultsOf, nextStep, readClips, recorded, synthetic } from './clips.mjs'
import { isLevel, makeClip, measure } from './sound.mjs'

/** @typedef {import('./voices.mjs').Line} Line */
/** @typedef {{ number: number, audio?: string, script?: Line[] }} Question */

const EXAMS = join(dirname(fileURLToPath(import.meta.url)), '..', 'exams')
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

/** @param {string} folder name in content/exams */
const readExam = (folder) => {
  const root = join(EXAMS, folder)
  /** @type {{ questions: Question[], listeningTimeMinutes: number }} */
  const exam = parse(readFileSync(join(root, 'exam.yaml'), 'utf8'))
  const list = join(root, 'audio', 'clips.json')
  const known = readClips(existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {})
  const clips = exam.questions.flatMap(({ number, audio, script = [] }) => {
    if (audio && script.length === 0) throw new Error(`${folder}: question ${number} has audio but no script.`)
    return audio ? [{ audio, script, file: join(root, audio) }] : []
  })
  return { minutes: exam.listeningTimeMinutes, list, known, clips }
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
 * @param {string} folder
 * @param {boolean} isForced
 */
const make = (folder, isForced) => {
  const { list, known, clips } = readExam(folder)
  let written = 0
  for (const { audio, script, file } of clips) {
    const entry = known[audio]
    const step = nextStep(entry, script, digest(file), isForced)
    if (step === 'make') written += 1
    if (step === 'adopt') say(`${folder}: ${audio} is a recording. (Delete it to have the computer speak.)`)
    if (step === 'make') known[audio] = { ...synthetic(script), ...makeClip(script, file), sha256: digest(file) ?? '' }
    if (step === 'adopt') known[audio] = { ...recorded(script, entry), ...measure(file), sha256: digest(file) ?? '' }
    for (const fault of faultsOf(known[audio], script, digest(file) ?? '')) complain(`${folder}: ${audio} ${fault}`)
    // After each clip: a file without its entry would pass for a recording.
    save(list, known)
  }
  const isUsed = new Set(clips.map(({ audio }) => audio))
  save(list, Object.fromEntries(Object.entries(known).filter(([audio]) => isUsed.has(audio))))
  say(`${folder}: ${written} of ${clips.length} clips written`)
}

/** @param {string} folder */
const report = (folder) => {
  const { minutes, known, clips } = readExam(folder)
  if (clips.length === 0) return
  say(
    `\n${folder}\n${'clip'.padEnd(18)}${['seconds', 'LUFS', 'peak', 'kB'].map((name) => name.padStart(8)).join('')}  kind`,
  )
  const rows = clips.map(({ audio, file }) => {
    const { seconds, loudness, peak } = measure(file)
    const bytes = readFileSync(file).length
    const numbers = [seconds.toFixed(2), loudness.toFixed(1), peak.toFixed(1), (bytes / 1000).toFixed(1)]
    say(`${audio.padEnd(18)}${numbers.map((text) => text.padStart(8)).join('')}  ${known[audio]?.kind ?? 'unknown'}`)
    if (!isLevel({ seconds, loudness, peak }))
      complain(`${folder}: ${audio} is too loud, too quiet or has too high peaks.`)
    return { seconds, loudness, peak, bytes }
  })
  const sum = rows.reduce((total, { seconds }) => total + PLAYS * seconds + ANSWER_SECONDS, 0)
  const loudness = rows.map((row) => row.loudness)
  say(
    `${rows.length} clips, ${(rows.reduce((total, { bytes }) => total + bytes, 0) / 1e6).toFixed(2)} MB; loudness ${Math.min(...loudness)} to ` +
      `${Math.max(...loudness)} LUFS; highest peak ${Math.max(...rows.map(({ peak }) => peak))} dBFS; ` +
      `two plays and ${ANSWER_SECONDS} s each: ${sum.toFixed(0)} s of ${minutes * 60} s`,
  )
}

const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'))
const requested = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('-'))
  .map((path) => basename(path))
const folders = readdirSync(EXAMS).filter((name) => existsSync(join(EXAMS, name, 'exam.yaml')))

try {
  for (const name of requested)
    if (!folders.includes(name)) throw new Error(`There is no exam folder '${name}' in content/exams.`)
  for (const folder of folders.filter((name) => requested.length === 0 || requested.includes(name))) {
    if (options.includes('--report')) report(folder)
    else make(folder, options.includes('--force'))
  }
} catch (error) {
  complain(error instanceof Error ? error.message : String(error))
}
