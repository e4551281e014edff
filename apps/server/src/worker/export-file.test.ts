import { expect, test } from 'vitest'
import { readZip } from '../import/formats/zip'
import { writers } from './export-file'
import { checkDraft } from '../modules/papers/rules'

const SIZE = 1_000_000
const names = ['a', 'b', 'c'].map((letter) => `${letter.repeat(32)}.m4a`)
const draft = {
  id: 'clips',
  topic: 'Clips',
  description: 'Three clips.',
  duration: '5 minutes',
  readingTimeMinutes: 0,
  listeningTimeMinutes: 5,
  questions: names.map((audio, index) => ({
    number: index + 1,
    item: `item-${index}`,
    type: 'listening',
    audio,
    options: [{ text: 'Yes', correct: true }, { text: 'No' }],
  })),
}

test.each(['folder', 'qti'] as const)('%s is written a file at a time, without all of them in memory', (format) => {
  const { exam } = checkDraft('clips', draft, new Set(names))
  if (exam === undefined) throw new Error('The draft was not read.')
  let [read, written] = [0, 0]
  const contentOf = () => {
    expect(written).toBeGreaterThanOrEqual(read * SIZE)
    read += 1
    return Buffer.alloc(SIZE, read)
  }
  const pieces: Uint8Array[] = []
  for (const piece of writers[format].write({ draft, exam, contentOf, files: names })) {
    pieces.push(piece)
    written += piece.length
  }
  const zip = readZip(Buffer.concat(pieces))
  if ('fault' in zip) throw new Error(zip.fault)
  expect(names.map((name) => zip.files.get(name)?.every((byte) => byte === names.indexOf(name) + 1))).toEqual([
    true,
    true,
    true,
  ])
})
