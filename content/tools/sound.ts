/** Speech, encoding and measuring, with an engine and ffmpeg. */
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from './voices/engines'
import { SOUND, type Spoken } from './voices'
import type { Engine } from './voices/engines'

/** What is measured of a clip: length in seconds, integrated loudness in LUFS (EBU R 128) and true peak in dBFS, both to one decimal. */
export type Levels = { seconds: number; loudness: number; peak: number }

/**
 * Times in a clip, in seconds: where its second play begins, 0 without a head; start and end of each turn after the head, without the numbers of spoken
 * options.
 */
export type Times = { audioStart: number; turns: [start: number, end: number][] }

const isVoiced = (value: number) => Math.abs(value) > 0.01

/** Trims silence and gives the voiced samples of each turn the same level, so that no speaker is louder than another. */
export const normalize = (samples: Float32Array) => {
  const first = samples.findIndex(isVoiced)
  if (first < 0) throw new Error('One of the turns has no sound.')
  const speech = samples.slice(first, samples.findLastIndex(isVoiced) + 1)
  const voiced = speech.filter(isVoiced)
  const rms = Math.sqrt(voiced.reduce((sum, value) => sum + value * value, 0) / voiced.length)
  const gain = 10 ** (SOUND.loudness / 20) / rms
  return speech.map((value) => value * gain)
}

/**
 * Decodes a recording to samples between -1 and 1.
 * @param rate in Hz
 * @returns 32-bit float mono samples
 */
export const decode = (file: string, rate: number): Buffer =>
  run('ffmpeg', ['-loglevel', 'error', '-i', file, '-f', 'f32le', '-ar', `${rate}`, '-ac', '1', 'pipe:1']).stdout

/**
 * Speaks a clip.
 * @param folder in which the recordings lie
 * @returns the whole clip as 32-bit float mono samples, which may exceed full scale
 */
const synthesize = (
  { turns, head = 0, recording, end }: Spoken,
  folder: string,
  engine: Engine,
): { rate: number; pcm: Buffer; times: Times } => {
  const speeches = engine.speak(turns)
  const rate = speeches[0]?.rate ?? 0
  const ranges: Times['turns'] = []
  const parts: Buffer[] = []
  const length = () => Number((parts.reduce((sum, part) => sum + part.length / 4, 0) / rate).toFixed(2))
  const silence = (seconds: number) => parts.push(Buffer.alloc(Math.round(seconds * rate) * 4))
  for (const [at, speech] of speeches.entries()) {
    silence(turns[at]?.pause ?? 0)
    const samples = normalize(speech.samples)
    const bytes = Buffer.alloc(samples.length * 4)
    samples.forEach((value, i) => bytes.writeFloatLE(value, i * 4))
    const start = length()
    parts.push(bytes)
    ranges.push([start, length()])
  }
  if (recording) {
    silence(recording.pause)
    parts.push(decode(join(folder, recording.audio), rate))
  }
  silence(end)
  const said = ranges.filter((_, at) => at >= head && turns[at]?.isNumber !== true)
  return { rate, pcm: Buffer.concat(parts), times: { audioStart: ranges[head - 1]?.[1] ?? 0, turns: said } }
}

/**
 * @param folder in which the recordings are
 * @returns of the clip that `makeClip` writes, which need no file
 */
export const timesOf = (spoken: Spoken, folder: string, engine: Engine): Times =>
  synthesize(spoken, folder, engine).times

/**
 * Measures an encoded clip.
 * @throws Error if ffmpeg cannot decode the file or it is too short to have a loudness (0.4 s)
 */
export const measure = (file: string): Levels => {
  const { stderr } = run('ffmpeg', [
    '-hide_banner',
    '-nostats',
    '-i',
    file,
    '-af',
    'ebur128=peak=true',
    '-f',
    'null',
    '-',
  ])
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d+):([\d.]+)/.exec(stderr) ?? []
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
  const loudness = Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1])
  const peak = Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1])
  const levels = { seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), loudness, peak }
  if (Object.values(levels).some(Number.isNaN)) throw new Error(`ffmpeg measured no loudness of ${file}.`)
  return levels
}

/** @returns whether a clip has the loudness and peak of SOUND */
export const isLevel = ({ loudness, peak }: Levels) =>
  Math.abs(loudness - SOUND.loudness) <= SOUND.tolerance && peak <= SOUND.peak

/**
 * Speaks a clip into an AAC file. The encoder raises peaks above the limiter's, by an amount that only decoding tells: the clip is encoded
 * again, with gain and limit corrected by what was measured, until both are right.
 * @param spoken bitRate: in bit/s, default that of SOUND
 * @param folder of the paper, to which the clip's paths are relative
 * @param audio the clip's path
 * @throws Error if that takes more than sixteen times
 */
export const makeClip = (
  spoken: Spoken & { bitRate?: number },
  folder: string,
  audio: string,
  engine: Engine,
): { levels: Levels; times: Times } => {
  const { rate, pcm, times } = synthesize(spoken, folder, engine)
  const file = join(folder, audio)
  mkdirSync(dirname(file), { recursive: true })
  const input = ['-f', 'f32le', '-ar', `${rate}`, '-ac', '1', '-i', 'pipe:0']
  const format = [
    '-c:a',
    'aac',
    '-ar',
    `${SOUND.rate}`,
    '-b:a',
    `${spoken.bitRate ?? SOUND.bitRate}`,
    '-movflags',
    '+faststart',
  ]
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']
  const draft = `${file}.draft.m4a`
  // A first guess that mostly holds.
  let gain = 1.7
  let limit = SOUND.peak - 2.4
  for (let tries = 0; tries < 16; tries += 1) {
    const filter = `volume=${gain}dB,alimiter=limit=${10 ** (limit / 20)}:level=disabled:latency=1`
    run('ffmpeg', ['-y', '-loglevel', 'error', ...input, '-af', filter, ...format, ...plain, draft], pcm)
    const levels = measure(draft)
    const error = SOUND.loudness - levels.loudness
    if (isLevel(levels) && Math.abs(error) <= SOUND.tolerance / 2) {
      renameSync(draft, file)
      return { levels, times }
    }
    gain += error
    // In small steps: what the encoder adds differs from try to try, and a low limit costs loudness.
    if (levels.peak > SOUND.peak) limit -= Math.min(0.3, levels.peak - SOUND.peak + 0.1)
  }
  rmSync(draft)
  throw new Error(`${file} does not come to ${SOUND.loudness} LUFS with peaks below ${SOUND.peak} dBFS.`)
}
