/** What the headers of an .m4a file say about its sound. */
export type ClipFacts = {
  /** Length in seconds of the whole clip, from `mvhd`. */
  readonly seconds: number
  /** Length in seconds of the sound track, from `mdhd`; the encoder's run-in makes it a little longer. */
  readonly trackSeconds: number
  /** Samples per second, from `mdhd`. */
  readonly rate: number
  /** Codec of the track as named in `stsd`: `mp4a` is AAC. */
  readonly codec: string
  /** From the decoder's own settings (`esds`); the entry in `stsd` always says 2. */
  readonly channels: number
  /** Names of the outermost boxes in their order. */
  readonly boxes: readonly string[]
}

type Box = { readonly name: string; readonly body: Buffer }

const boxesOf = (bytes: Buffer): Box[] => {
  const boxes: Box[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at)
    if (size < 8 || at + size > bytes.length)
      throw new Error(`A box of ${size} bytes at ${at} does not fit into the file.`)
    boxes.push({ name: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + size) })
    at += size
  }
  return boxes
}

const find = (bytes: Buffer, ...path: string[]): Buffer =>
  path.reduce((body, name) => {
    const box = boxesOf(body).find((candidate) => candidate.name === name)
    if (!box) throw new Error(`The file has no ${path.join('/')} box.`)
    return box.body
  }, bytes)

const timing = (body: Buffer): { rate: number; seconds: number } => {
  const wide = body.readUInt8(0) === 1
  const rate = body.readUInt32BE(wide ? 20 : 12)
  return { rate, seconds: (wide ? Number(body.readBigUInt64BE(24)) : body.readUInt32BE(16)) / rate }
}

/** Descriptors of `esds` in the order they enclose each other, with the bytes of their own that come before the next. */
const DESCRIPTORS = [
  { tag: 3, own: 3 },
  { tag: 4, own: 13 },
  { tag: 5, own: 0 },
]

/** Finds the AudioSpecificConfig: five bits of object type, four of rate, four of channels. */
const channelsOf = (esds: Buffer): number => {
  let at = 4
  for (const { tag, own } of DESCRIPTORS) {
    if (esds.readUInt8(at) !== tag) throw new Error(`The file's esds box has no descriptor ${tag} where one belongs.`)
    do at += 1
    while (esds.readUInt8(at) >= 0x80)
    at += 1 + own
  }
  return (esds.readUInt16BE(at) >> 3) & 15
}

/**
 * Reads the headers of an .m4a file.
 * @throws Error if a box that a player needs is missing or cut off
 */
export const readClip = (file: Buffer): ClipFacts => {
  const media = timing(find(file, 'moov', 'trak', 'mdia', 'mdhd'))
  const entries = find(file, 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd').subarray(8)
  const codec = boxesOf(entries)[0]
  if (!codec) throw new Error('The file names no codec.')
  return {
    seconds: timing(find(file, 'moov', 'mvhd')).seconds,
    trackSeconds: media.seconds,
    rate: media.rate,
    codec: codec.name,
    channels: channelsOf(find(codec.body.subarray(28), 'esds')),
    boxes: boxesOf(file).map(({ name }) => name),
  }
}
