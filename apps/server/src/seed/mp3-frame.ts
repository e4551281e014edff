/** Kilobits a second by the index in the header, for layer III of MPEG 1 and of MPEG 2 and 2.5. */
const bitRates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const

/** Samples a second by the index in the header. */
const sampleRates: Readonly<Record<number, readonly number[]>> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8000],
}

/** One frame of an MP3 file. */
export interface Frame {
  /** With its header. */
  bytes: number
  seconds: number
}

/** The frame that begins at a place; undefined if none does, or it is cut off. */
export const frameOf = (file: Buffer, at: number): Frame | undefined => {
  if (at + 4 > file.length) return undefined
  const header = file.readUInt32BE(at)
  const version = (header >>> 19) & 3
  const isLayerThree = ((header >>> 17) & 3) === 1
  if (header >>> 21 !== 0x7ff || version === 1 || !isLayerThree) return undefined
  const kilobits = (version === 3 ? bitRates.one : bitRates.two)[(header >>> 12) & 15]
  const rate = sampleRates[version]?.[(header >>> 10) & 3]
  // Without a bit rate of its own a frame's end cannot be told.
  if (kilobits === undefined || kilobits === 0 || rate === undefined) return undefined
  const samples = version === 3 ? 1152 : 576
  const bytes = Math.floor((samples / 8) * ((kilobits * 1000) / rate)) + ((header >>> 9) & 1)
  return at + bytes <= file.length ? { bytes, seconds: samples / rate } : undefined
}

/** Where the frames begin: behind an ID3 tag, if there is one. */
export const startOfFrames = (file: Buffer): number => {
  if (file.length < 10 || file.toString('latin1', 0, 3) !== 'ID3') return 0
  // Four bytes of seven bits each.
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (file.readUInt8(at) & 127), 0)
  const footer = (file.readUInt8(5) & 16) === 0 ? 0 : 10
  return 10 + size + footer
}
