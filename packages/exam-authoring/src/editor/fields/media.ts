import type { SpokenLine } from '../../recorder/rules'

export interface EditorMedia {
  /** Its media name, which drafts use. */
  name: string
  kind: 'picture' | 'clip'
  url: string
  title?: string
  /** Alternative text of a picture. */
  alt?: string
  /** Length of a clip. */
  seconds?: number
  /** What a clip says that was made of takes. */
  says?: readonly SpokenLine[]
}

/** The files of a paper by media name. */
export type MediaByName = ReadonlyMap<string, EditorMedia>

/** Where a chosen file goes. */
export interface MediaTarget {
  kind: EditorMedia['kind']
  part: { item: string } | { group: string } | 'paper'
  /** Path of the field inside the part: `photo`, `audio`, `dialogue`, `options.1.photo`. */
  field: string
}
