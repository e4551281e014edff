import type { Word } from '@naru/api'
import { mediaUrl } from '@naru/app-shell/attempt/media/mediaUrl'

/** @returns the URL without the media fragment that says where in the file a word is */
export const fileOf = (url: string): string => url.replace(/#.*/, '')

/** @returns the word with URLs in place of the paths of its recording and its picture */
export const withMedia = ({ audio, photo, ...word }: Word): Word => ({
  ...word,
  ...(audio !== undefined && { audio: mediaUrl(audio) }),
  ...(photo !== undefined && { photo: mediaUrl(photo) }),
})
