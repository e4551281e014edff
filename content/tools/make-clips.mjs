/**
 * Synthesizes the `script` of every listening question with espeak-ng and writes the question's `audio` file.
 *
 *   node content/tools/make-clips.mjs [--force] [exam-folder-name …]
 *
 * Writes only clips whose script or voice changed; `audio/clips.json` stores the fingerprints. `--force` writes all of them.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { pronounce } from './pronounce.mjs'
import { fingerprint, PAUSES, SOUND, VOICES } from './voices.mjs'

/** @typedef {import('./voices.mjs').Line} Line */
/** @typedef {{ number: number, audio?: string, script?: Line[] }} Question */

const EXAMS = join(dirname(fileURLToPath(import.meta.url)), '..', 'exams')

/**
 * @param {string} message
 * @returns {never}
 */
const stop = (message) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Buffer} [input]
 * @returns {Buffer} the command's standard output
 */
const run = (command, args, input) => {
  const { error, status, stdout, stderr } = spawnSync(command, args, { input, maxBuffer: 64 * 2 ** 20 })
  if (error && 'code' in error && error.code === 'ENOENT')
    stop(`${command} is missing. It is needed to make the clips; on Debian: apt-get install -y espeak-ng ffmpeg`)
  if (error) stop(`${command} could not be run: ${error.message}`)
  if (status !== 0) stop(`${command} failed: ${stderr.toString().trim()}`)
  return stdout
}

/**
 * Decodes 16-bit mono WAV to samples between -1 and 1. Ignores the length of the data chunk, which espeak-ng does not know when it writes
 * to a pipe.
 * @param {Buffer} wav
 * @returns {{ rate: number, samples: Float32Array }}
 */
const readWav = (wav) => {
  const data = wav.indexOf('data')
  if (data < 0) stop('espeak-ng wrote no sound; is its Korean voice installed?')
  const count = Math.floor((wav.length - data - 8) / 2)
  const samples = Float32Array.from({ length: count }, (_, i) => wav.readInt16LE(data + 8 + i * 2) / 32_768)
  return { rate: wav.readUInt32LE(24), samples }
}

/** @param {number} value */
const isVoiced = (value) => Math.abs(value) > 0.01

/**
 * Trims silence and normalizes the loudness of voiced samples. Peaks may exceed full scale; the limiter in `makeClip` reduces them.
 * @param {Float32Array} samples
 */
const normalize = (samples) => {
  const first = samples.findIndex(isVoiced)
  if (first < 0) stop('espeak-ng spoke nothing for one of the turns.')
  const speech = samples.slice(first, samples.findLastIndex(isVoiced) + 1)
  const voiced = speech.filter(isVoiced)
  const rms = Math.sqrt(voiced.reduce((sum, value) => sum + value * value, 0) / voiced.length)
  const gain = 10 ** (SOUND.speech / 20) / rms
  return speech.map((value) => value * gain)
}

/**
 * @param {Line[]} script
 * @returns {{ rate: number, pcm: Buffer }} the whole clip as 32-bit float mono samples
 */
const synthesize = (script) => {
  let rate = 0
  /** @type {Buffer[]} */
  const parts = []
  const silence = (/** @type {number} */ seconds) => parts.push(Buffer.alloc(Math.round(seconds * rate) * 4))
  script.forEach(({ voice, text }, turn) => {
    const speaker = VOICES[voice]
    if (!speaker) stop(`There is no voice '${voice}'; use a, b or q.`)
    const args = ['-v', speaker.voice, '-p', `${speaker.pitch}`, '-s', `${speaker.speed}`, '--stdout', pronounce(text)]
    const wav = readWav(run('espeak-ng', args))
    rate = wav.rate
    silence(turn === 0 ? PAUSES.start : voice === 'q' ? PAUSES.question : PAUSES.turn)
    const samples = normalize(wav.samples)
    const bytes = Buffer.alloc(samples.length * 4)
    samples.forEach((value, i) => bytes.writeFloatLE(value, i * 4))
    parts.push(bytes)
  })
  silence(PAUSES.end)
  return { rate, pcm: Buffer.concat(parts) }
}

/**
 * @param {Line[]} script
 * @param {string} file
 */
const makeClip = (script, file) => {
  const { rate, pcm } = synthesize(script)
  mkdirSync(dirname(file), { recursive: true })
  const input = ['-f', 'f32le', '-ar', `${rate}`, '-ac', '1', '-i', 'pipe:0']
  const limit = ['-af', `alimiter=limit=${10 ** (SOUND.peak / 20)}:level=disabled:latency=1`]
  const encode = ['-c:a', 'aac', '-ar', `${SOUND.rate}`, '-b:a', `${SOUND.bitRate}`, '-movflags', '+faststart']
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']
  run('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...limit, ...encode, ...plain, file], pcm)
}

const force = process.argv.includes('--force')
const requested = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const folders = readdirSync(EXAMS).filter((name) => existsSync(join(EXAMS, name, 'exam.yaml')))
for (const name of requested)
  if (!folders.includes(basename(name))) stop(`There is no exam folder '${name}' in content/exams.`)

for (const folder of folders.filter(
  (name) => requested.length === 0 || requested.map((path) => basename(path)).includes(name),
)) {
  const root = join(EXAMS, folder)
  /** @type {{ questions: Question[] }} */
  const exam = parse(readFileSync(join(root, 'exam.yaml'), 'utf8'))
  const listFile = join(root, 'audio', 'clips.json')
  /** @type {Record<string, string>} */
  const known = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : {}
  /** @type {Record<string, string>} */
  const current = {}
  let written = 0
  for (const { number, audio, script } of exam.questions) {
    if (!audio) continue
    if (!script || script.length === 0) throw stop(`${folder}: question ${number} has audio but no script.`)
    const hash = fingerprint(script)
    const file = join(root, audio)
    if (force || known[audio] !== hash || !existsSync(file)) {
      makeClip(script, file)
      written += 1
    }
    current[audio] = hash
  }
  const count = Object.keys(current).length
  if (count > 0) writeFileSync(listFile, `${JSON.stringify(current, null, 2)}\n`)
  process.stdout.write(`${folder}: ${written} of ${count} clips written\n`)
}
