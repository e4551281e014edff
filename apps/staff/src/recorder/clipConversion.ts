import { encodeWav, toPcm16 } from '@naru/exam-kit/internal/sound'
import { largestFile } from '../media/mediaFile'

/** What the server stores without conversion: 64 kbit/s with 2% tolerance, and bytes that are not sound. */
const copied = { bitsPerSecond: 64_000 * 1.02, headerBytes: 4096 } as const

/** Sample rates of converted clips, the best first. */
const rates = [48_000, 24_000] as const

/** Decodes clips. Both methods reject if the file cannot be decoded. */
export interface ClipDecoder {
  readonly seconds: (file: File) => Promise<number>
  /** Decodes to the samples of each channel. */
  readonly decode: (file: File, rate: number) => Promise<readonly Float32Array[]>
}

export const mixToMono = (channels: readonly Float32Array[]): Float32Array =>
  (channels[0] ?? new Float32Array()).map(
    (_, index) => channels.reduce((sum, channel) => sum + (channel[index] ?? 0), 0) / channels.length,
  )

/** @returns the sample rate of the WAV file to upload instead of a compressed clip; 'none' without conversion */
export function conversionOf(bytes: number, seconds: number): (typeof rates)[number] | 'none' | 'tooLong' {
  if (((bytes - copied.headerBytes) * 8) / seconds <= copied.bitsPerSecond) return 'none'
  const headerBytes = encodeWav([], rates[0]).length
  return rates.find((rate) => headerBytes + Math.ceil(seconds * rate) * 2 <= largestFile.clip) ?? 'tooLong'
}

/**
 * Converts a compressed clip to WAV if the server does not store it as it is. The server handles what cannot be decoded here.
 *
 * @returns the file to upload; 'tooLong' if no WAV file of it is small enough
 */
export async function convertClip(file: File, decoder: ClipDecoder = browserDecoder): Promise<File | 'tooLong'> {
  if (/wav/.test(file.type) || /\.wav$/i.test(file.name)) return file
  try {
    const rate = conversionOf(file.size, await decoder.seconds(file))
    if (rate === 'tooLong') return rate
    if (rate === 'none') return file
    const wav = encodeWav([toPcm16(mixToMono(await decoder.decode(file, rate)))], rate)
    return new File([wav], file.name.replace(/(\.[^.]*)?$/, '.wav'), { type: 'audio/wav' })
  } catch {
    return file
  }
}

const browserDecoder: ClipDecoder = {
  async seconds(file) {
    const audio = new Audio(URL.createObjectURL(file))
    try {
      await new Promise((resolve, reject) => {
        audio.addEventListener('loadedmetadata', resolve)
        audio.addEventListener('error', reject)
      })
      return audio.duration
    } finally {
      URL.revokeObjectURL(audio.src)
    }
  },
  async decode(file, rate) {
    const context = new OfflineAudioContext(1, 1, rate)
    const buffer = await context.decodeAudioData(await file.arrayBuffer())
    return Array.from({ length: buffer.numberOfChannels }, (_, channel) => buffer.getChannelData(channel))
  },
}
