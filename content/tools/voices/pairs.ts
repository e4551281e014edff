/** Minimal pairs: questions about words that differ by one letter, which stay hidden until a voice tells the words apart. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { split } from '../hangul'
import { pronounce } from '../pronounce'
import { normalize } from '../sound'
import { PACES } from '../voices'
import type { Engine, Speech } from './engines'

/** A frame of a spectrum in samples, and how far the next one is from it; enough for 16 to 24 kHz. Lowest and highest band in Hz, and how many. */
const FRAME = { length: 512, step: 128, lowest: 150, highest: 7500, bands: 20 }

/** How much further apart two words must be than a word and the same word spoken 6 % slower. */
const MARGIN = 1.5
const SLOWER = 0.94

/** @returns power in dB of each band, frame after frame */
const spectrum = ({ rate, samples }: Speech): number[][] => {
  const { length, step, lowest, highest, bands } = FRAME
  const borders = Array.from({ length: bands + 1 }, (_, i) =>
    Math.round((lowest * (highest / lowest) ** (i / bands) * length) / rate),
  )
  const window = Array.from({ length }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / length))
  const circle = window.map((_, i) => (2 * Math.PI * i) / length)
  const [cosines, sines] = [circle.map(Math.cos), circle.map(Math.sin)]
  const powerAt = (start: number, bin: number) => {
    let [real, imaginary] = [0, 0]
    for (let i = 0; i < length; i += 1) {
      const value = (samples[start + i] ?? 0) * (window[i] ?? 0)
      real += value * (cosines[(bin * i) % length] ?? 0)
      imaginary += value * (sines[(bin * i) % length] ?? 0)
    }
    return real * real + imaginary * imaginary
  }
  return Array.from({ length: Math.max(1, Math.ceil((samples.length - length) / step)) }, (_, frame) => {
    const powers = Array.from({ length: (borders.at(-1) ?? 0) + 1 }, (_each, bin) => powerAt(frame * step, bin))
    return borders.slice(1).map((to, band) => {
      const from = Math.min(borders[band] ?? 0, to - 1)
      return 10 * Math.log10(powers.slice(from, to).reduce((sum, power) => sum + power, 1e-3))
    })
  })
}

/** How far apart two sounds are, in dB, however long each takes: the mean of the ten frames that differ most on the best way through both. */
const distance = (one: number[][], other: number[][]) => {
  const apart = one.map((a) =>
    other.map((b) => Math.sqrt(a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0) / a.length)),
  )
  const costs = apart.map((row) => row.map(() => Infinity))
  const cost = (i: number, j: number) => costs[i]?.[j] ?? Infinity
  for (const [i, row] of apart.entries())
    for (const [j, value] of row.entries()) {
      const before = i + j === 0 ? 0 : Math.min(cost(i - 1, j), cost(i, j - 1), cost(i - 1, j - 1))
      const line = costs[i]
      if (line) line[j] = before + value
    }
  let [i, j] = [one.length - 1, other.length - 1]
  const way = [apart[i]?.[j] ?? 0]
  while (i + j > 0) {
    const ways = [
      [i - 1, j - 1],
      [i - 1, j],
      [i, j - 1],
    ] as const
    ;[i, j] = ways.toSorted((a, b) => cost(...a) - cost(...b))[0] ?? [0, 0]
    way.push(apart[i]?.[j] ?? 0)
  }
  const most = way.toSorted((a, b) => b - a).slice(0, 10)
  return most.reduce((sum, value) => sum + value, 0) / most.length
}

/**
 * Finds the words that an engine does not tell apart: two whose spectra are not further apart than those of one word at two speeds.
 * @returns distances in dB
 */
export const alikeIn = (
  words: readonly string[],
  engine: Engine,
): { one: string; other: string; apart: number; same: number }[] => {
  const speed = PACES.learner.speeds.a
  const turns = words.flatMap((text) =>
    [speed, speed * SLOWER].map((each) => ({
      voice: 'a' as const,
      text,
      pause: 0,
      speed: Math.round(each),
    })),
  )
  const spectra = engine.speak(turns).map(({ rate, samples }) => spectrum({ rate, samples: normalize(samples) }))
  const sounds = words.map((word, i) => ({ word, usual: spectra[2 * i] ?? [], slower: spectra[2 * i + 1] ?? [] }))
  const compared = sounds.flatMap((one, i) =>
    sounds.slice(i + 1).map((other) => ({
      one: one.word,
      other: other.word,
      apart: distance(one.usual, other.usual),
      same: Math.max(distance(one.usual, one.slower), distance(other.usual, other.slower)),
    })),
  )
  return compared.filter(({ apart, same }) => apart === 0 || apart < MARGIN * same)
}

/** @returns the letter of each word that the others do not have, as it is pronounced */
export const lettersApart = (words: readonly string[]): string[] => {
  const spelled = words.map((word) => Array.from(pronounce(word)).flatMap((each) => Object.values(split(each) ?? {})))
  const at = (spelled[0] ?? []).findIndex((letter, i) => spelled.some((other) => other[i] !== letter))
  return spelled.map((letters) => letters[at] ?? '')
}

/**
 * @param pair meanings by word
 * @param number from 1
 * @returns the question, whose key its number draws
 */
export const questionOf = (pair: Readonly<Record<string, string>>, number: number) => {
  const words = Object.keys(pair)
  const letters = lettersApart(words)
  const key = createHash('sha256').update(`pair ${number}`).digest().readUInt8(0) % words.length
  const [word, letter] = [words[key] ?? '', letters[key] ?? '']
  const others = letters.filter((other) => other !== letter).join(', ')
  const item = `pair-${String(number).padStart(2, '0')}`
  return {
    item,
    type: 'listening',
    text: '들은 것을 고르십시오.',
    audio: `audio/${item}.m4a`,
    script: [{ voice: 'a', text: word }],
    options: words.map((text, i) =>
      i === key ? { text, correct: true } : { text, note: `${text} (${pair[text]}) has ${letters[i]}, not ${letter}.` },
    ),
    explanation: `You hear ${word} (${pair[word]}): ${letter}, not ${others}.`,
    explanations: {
      si: `ඇසෙන්නේ ${word} ය: ${letter} මිස ${others} නොවේ.`,
      ta: `கேட்பது ${word}: ${letter}, ${others} அல்ல.`,
    },
    translations: { en: { transcript: `Woman: ${pair[word]}` } },
    vocabulary: [],
    tags: {
      edition: 2024,
      unit: 1,
      field: 'sound',
      family: 'hear-word',
      sound: 'near-pair',
      sector: 'general',
      level: 2,
    },
  }
}

/**
 * Writes `bank/pairs.yaml` with the pairs that an engine tells apart; the bank's clips are made after.
 * @param content the content folder
 * @returns what was refused, and how many are published
 */
export const publishPairs = (content: string, engine: Engine): string[] => {
  const pairs: Record<string, string>[] = parse(readFileSync(join(content, 'pairs.yaml'), 'utf8'))
  const judged = pairs.map((pair, i) => ({
    question: questionOf(pair, i + 1),
    alike: alikeIn(Object.keys(pair), engine),
  }))
  const refused = judged.flatMap(({ alike }) =>
    alike.map(
      ({ one, other, apart, same }) =>
        `pairs: ${one} and ${other} are alike in ${engine.name}: ${apart.toFixed(1)} dB apart, one word at two speeds ${same.toFixed(1)} dB.`,
    ),
  )
  const items = judged.flatMap(({ question, alike }) => (alike.length === 0 ? [question] : []))
  const file = join(content, 'bank', 'pairs.yaml')
  if (items.length > 0) {
    const { edition, unit, name, unverified } = parse(readFileSync(join(content, 'bank', 'unit-01.yaml'), 'utf8'))
    writeFileSync(file, stringify({ edition, unit, name, unverified, items }))
  }
  const isWritten = items.length > 0 || !existsSync(file)
  return [
    ...refused,
    `pairs: ${items.length} of ${pairs.length} are told apart${isWritten ? '' : '; bank/pairs.yaml is as before'}.`,
  ]
}
