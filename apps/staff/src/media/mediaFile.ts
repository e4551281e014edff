import type { DeskMediaText } from '../text/deskMedia'

export type MediaKind = (typeof mediaKinds)[number]

export const mediaKinds = ['picture', 'clip'] as const

const megabyte = 1024 * 1024

/** Largest files that the server accepts, in bytes. */
export const largestFile: Record<MediaKind, number> = { picture: 8 * megabyte, clip: 10 * megabyte }

/** File types that the browser's dialog offers. */
export const acceptedFiles: Record<MediaKind, readonly string[]> = {
  picture: ['image/png', 'image/jpeg', 'image/webp'],
  clip: ['audio/mp4', 'audio/x-m4a', 'audio/m4a', 'audio/mpeg', 'audio/wav', 'audio/x-wav', 'audio/wave'],
}

/** Endings of recordings: some systems know no type of them. */
const endings = /\.(m4a|mp3|wav)$/i

export function kindOfFile({ type, name }: Pick<File, 'type' | 'name'>): MediaKind | undefined {
  if (acceptedFiles.picture.includes(type)) return 'picture'
  return acceptedFiles.clip.includes(type) || endings.test(name) ? 'clip' : undefined
}

/** As far as the browser can tell; the server inspects the content. @param wanted the only kind; undefined: any */
export function faultOfFile(
  file: Pick<File, 'type' | 'name' | 'size'>,
  wanted: MediaKind | undefined,
  text: DeskMediaText,
): string | undefined {
  const kind = kindOfFile(file)
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name))
    return text('upload.heic', { name: file.name })
  if (kind === undefined || (wanted !== undefined && kind !== wanted))
    return text('upload.wrongKind', { name: file.name })
  return file.size > largestFile[kind]
    ? text('upload.tooLarge', { megabytes: largestFile[kind] / megabyte })
    : undefined
}

export const megabytesOf = (bytes: number): string => Math.max(0.1, bytes / megabyte).toFixed(1)

/** @returns the beginning of a text, of at most `length` characters, without breaking a letter and its signs apart */
export function cutText(text: string, length: number): string {
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > length) break
    kept += segment
  }
  return kept
}

/** @returns the file's name without its ending, as a first title */
export const titleOfFile = ({ name }: Pick<File, 'name'>): string => cutText(name.replace(/\.[^.]*$/, ''), 200)
