import { parseBuffer } from 'music-metadata'

interface ClipFormat {
  mimeType: string
  /** Codecs that browsers play in this container. */
  codec: RegExp
  /** Detects truncation that `music-metadata` does not report. */
  isTruncated?: (file: Buffer) => boolean
}

/** @returns whether an MP3 file is shorter than its Xing header says */
const isTruncatedMp3 = (file: Buffer) => {
  const hasTag = file.toString('latin1', 0, 3) === 'ID3'
  // The tag's size has four bytes of seven bits each.
  const start = hasTag ? [6, 7, 8, 9].reduce((size, at) => size * 128 + ((file[at] ?? 0) & 127), 0) + 10 : 0
  const frame = file.subarray(start, start + 60)
  const header = Math.max(frame.indexOf('Xing', 0, 'latin1'), frame.indexOf('Info', 0, 'latin1'))
  if (header < 0 || frame.length < header + 16) return false
  const hasLength = (frame.readUInt32BE(header + 4) & 3) === 3
  return hasLength && start + frame.readUInt32BE(header + 12) > file.length
}

const formats: Readonly<Record<string, ClipFormat>> = {
  '.m4a': { mimeType: 'audio/mp4', codec: /AAC/, isTruncated: (file) => !file.includes('mdat', 0, 'latin1') },
  '.mp3': { mimeType: 'audio/mpeg', codec: /Layer 3$/, isTruncated: isTruncatedMp3 },
  // 65534: either of the two with a longer header.
  '.wav': { mimeType: 'audio/wav', codec: /^(?:PCM|IEEE_FLOAT|non-PCM \(65534\))$/ },
  '.ogg': { mimeType: 'audio/ogg', codec: /^(?:Opus|Vorbis)/ },
}

/** Warnings of `music-metadata` for truncated WAV and Ogg files, whose length it computes nevertheless. */
const truncationWarning = /exceeding file length|before reaching last page|Corrupt Ogg/

export const clipEndings: readonly string[] = Object.keys(formats)

/**
 * Reads a clip's length from its headers.
 * @param ending - the file's ending in lower case, with its dot.
 * @returns seconds; undefined if the file is broken, truncated, silent, or not of the format that its ending names.
 */
export const clipSeconds = async (file: Buffer, ending: string): Promise<number | undefined> => {
  const format = formats[ending]
  if (format === undefined || format.isTruncated?.(file) === true) return undefined
  try {
    const options = { duration: true, skipCovers: true }
    const { format: found, quality } = await parseBuffer(file, { mimeType: format.mimeType }, options)
    if (quality.warnings.some(({ message }) => truncationWarning.test(message))) return undefined
    const { codec = '', duration = 0 } = found
    return format.codec.test(codec) && Number.isFinite(duration) && duration > 0 ? duration : undefined
  } catch {
    return undefined
  }
}
