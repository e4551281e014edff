/**
 * The port through which clips get their voices, and its three engines: espeak-ng, sherpa-onnx with a model that the operator has downloaded, and
 * takes of people.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { phonemes } from '../phonemes'
import { VOICES, type Line, type Turn } from '../voices'

/** samples between -1 and 1 */
export type Speech = { rate: number; samples: Float32Array }

/**
 * An engine with its voices.
 * * `name`: of the engine, with its model. `kind`: synthetic speech is labelled *Computer speech*, recorded is not.
 * * `voiceOf`: what the voice of a speaker is called, or the person's name.
 */
export type Engine = {
  name: string
  kind: 'synthetic' | 'recorded'
  licence: string
  consent: string | null
  voiceOf: (voice: Line['voice']) => string
  speak: (turns: readonly Turn[]) => Speech[]
}

/** Package of the engine sherpa. Its licence is Apache-2.0; it is in no package.json, since no installation of the site needs it. */
const SHERPA = { name: 'sherpa-onnx-node', version: '1.13.8' }

/** @throws Error with the command's message if it cannot be run or fails */
export const run = (command: string, args: readonly string[], input?: Buffer | string) => {
  const { error, status, stdout, stderr } = spawnSync(command, args, { input, maxBuffer: 256 * 2 ** 20 })
  if (error) throw new Error('code' in error && error.code === 'ENOENT' ? missing(command) : error.message)
  if (status !== 0) throw new Error(`${command} failed: ${stderr.toString().trim()}`)
  return { stdout, stderr: stderr.toString() }
}

const missing = (command: string) =>
  `${command} is missing. It is needed for the clips; on Debian: apt-get install -y espeak-ng ffmpeg`

/** Decodes 16-bit mono WAV. Ignores the length of the data chunk, which espeak-ng does not know when it writes to a pipe. */
const readWav = (wav: Buffer): Speech => {
  const data = wav.indexOf('data')
  if (data < 0) throw new Error('espeak-ng wrote no sound; is its Korean voice installed?')
  const count = Math.floor((wav.length - data - 8) / 2)
  const samples = Float32Array.from({ length: count }, (_, i) => wav.readInt16LE(data + 8 + i * 2) / 32_768)
  return { rate: wav.readUInt32LE(24), samples }
}

/** @param bytes 32-bit float samples */
const floats = (bytes: Buffer) => Float32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(i * 4))

export const espeak: Engine = {
  name: 'espeak-ng',
  kind: 'synthetic',
  licence: 'MIT',
  consent: null,
  voiceOf: (voice) => VOICES[voice].voice,
  speak: (turns) =>
    turns.map(({ voice, text, speed }) => {
      const speaker = VOICES[voice]
      const args = ['-v', speaker.voice, '-p', `${speaker.pitch}`, '-s', `${speed}`, '--stdout', phonemes(text)]
      return readWav(run('espeak-ng', args).stdout)
    }),
}

/** `voices.json` of a model, or `takes.json`: files by voice and text. Nothing has checked it. */
interface Description {
  name: string
  licence: string
  wordsPerMinute: number
  voices?: Partial<Record<Line['voice'], number>>
  model: unknown
  generation?: object
  speakers?: Readonly<Record<string, { name: string; consent: string }>>
  lines?: Partial<Record<Line['voice'], Record<string, string>>>
}

/** @param name of the file that describes it */
const described = (folder: string | undefined, name: string, what: string): { folder: string; file: Description } => {
  if (folder === undefined) throw new Error(`Name the folder of ${what}: --model DIR`)
  const path = join(folder, name)
  if (!existsSync(path)) throw new Error(`${path} is missing: it describes ${what} (docs/recorder.md).`)
  return { folder, file: parse(readFileSync(path, 'utf8')) }
}

/**
 * @param value settings of the model
 * @returns the same with paths of files in the folder
 */
const withPaths = (value: unknown, folder: string): unknown => {
  if (typeof value === 'string') return existsSync(join(folder, value)) ? join(folder, value) : value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withPaths(each, folder)]))
}

/**
 * @param path folder with the files of the model and `voices.json`
 * @param module in place of the package
 */
export const sherpa = (path?: string, module: string = SHERPA.name): Engine => {
  const { folder, file } = described(path, 'voices.json', 'a voice model')
  const { name, licence, wordsPerMinute, voices = {}, model, generation = {} } = file
  for (const voice of ['a', 'b', 'q'] as const)
    if (!Number.isInteger(voices[voice])) throw new Error(`voices.json has no number of the voice '${voice}'.`)
  if (!(wordsPerMinute > 0)) throw new Error('voices.json has no wordsPerMinute of the model at its own speed.')
  for (const [field, value] of Object.entries({ name, licence }))
    if (typeof value !== 'string' || value === '') throw new Error(`voices.json has no ${field} of the model.`)
  return {
    name: `sherpa-onnx ${name}`,
    kind: 'synthetic',
    licence,
    consent: null,
    voiceOf: (voice) => `voice ${voices[voice]}`,
    speak: (turns) => {
      const requests = turns.map(({ voice, text, speed }) => ({
        text,
        generation: { ...generation, sid: voices[voice], speed: speed / wordsPerMinute },
      }))
      const input = JSON.stringify({ config: { model: withPaths(model, folder) }, requests })
      // A process of its own: the package is native code, which may end its process, and prints to it.
      const child = spawnSync(process.execPath, [join(import.meta.dirname, 'speak-sherpa.mjs'), module], {
        input,
        maxBuffer: 256 * 2 ** 20,
        stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
      })
      if (child.status === 3)
        throw new Error(`${SHERPA.name} is not installed: npm install --no-save ${SHERPA.name}@${SHERPA.version}`)
      const answer = child.output[3]
      if (child.status !== 0 || answer === null || answer === undefined)
        throw new Error(
          `The voice model '${name}' failed: ${/Error: .*/.exec(child.stderr.toString())?.[0] ?? `exit ${child.status}`}`,
        )
      const bytes = Buffer.from(answer)
      const end = bytes.indexOf('\n')
      const { rate, lengths }: { rate: number; lengths: number[] } = JSON.parse(bytes.subarray(0, end).toString())
      const all = floats(bytes.subarray(end + 1))
      let at = 0
      return lengths.map((length) => ({ rate, samples: all.slice(at, (at += length)) }))
    },
  }
}

/** @param path folder with the takes and `takes.json` */
export const takes = (path?: string): Engine => {
  const { folder, file } = described(path, 'takes.json', 'takes of people')
  const { licence, speakers = {}, lines } = file
  if (typeof licence !== 'string' || licence === '') throw new Error('takes.json has no licence.')
  for (const [voice, speaker] of Object.entries(speakers))
    if (!speaker?.name || !speaker.consent)
      throw new Error(`takes.json has no name or consent of the voice '${voice}'.`)
  const rate = 24_000
  return {
    name: 'takes',
    kind: 'recorded',
    licence,
    consent: [...new Set(Object.values(speakers).map(({ consent }) => consent))].join('; '),
    voiceOf: (voice) => speakers[voice]?.name ?? '',
    speak: (turns) =>
      turns.map(({ voice, text }) => {
        const take = lines?.[voice]?.[text]
        if (take === undefined || !speakers[voice])
          throw new Error(`There is no take of the voice '${voice}' for: ${text}`)
        const format = ['-f', 'f32le', '-ar', `${rate}`, '-ac', '1', 'pipe:1']
        return {
          rate,
          samples: floats(run('ffmpeg', ['-loglevel', 'error', '-i', join(folder, take), ...format]).stdout),
        }
      }),
  }
}

const ENGINES = { espeak: () => espeak, sherpa, takes }

/**
 * Takes `--engine NAME --model DIR` out of a command's arguments.
 * @returns engine: espeak-ng by default
 */
export const chosenEngine = (args: readonly string[]): { engine: Engine; isChosen: boolean; rest: string[] } => {
  const rest = [...args]
  const option = (name: string) => {
    const at = rest.indexOf(name)
    return at < 0 ? undefined : rest.splice(at, 2)[1]
  }
  const isChosen = rest.includes('--engine')
  const [name, model] = [option('--engine'), option('--model')]
  if (!isChosen) return { engine: espeak, isChosen, rest }
  const make = Object.entries(ENGINES).find(([known]) => known === name)?.[1]
  if (make === undefined) throw new Error(`There is no engine '${name}'; use ${Object.keys(ENGINES).join(', ')}.`)
  return { engine: make(model), isChosen, rest }
}
