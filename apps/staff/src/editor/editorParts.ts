import type { DeskPaper } from '@naru/api'
import type { Draft, DraftMaterial, EditorMedia } from '@naru/exam-authoring/editor'
import { mediaUrl } from '@naru/app-shell/attempt/mediaUrl'

/** A file of the library or of a paper, as the server lists it. */
interface ListedMedia extends Pick<DeskPaper['media'][number], 'name' | 'kind' | 'says'> {
  title?: string | undefined
  alt?: string | undefined
  seconds?: number | undefined
}

export const asEditorMedia = ({ name, kind, title, alt, seconds, says }: ListedMedia): EditorMedia => ({
  name,
  kind,
  url: mediaUrl(`media/${name}`),
  ...(title !== undefined && { title }),
  ...(alt !== undefined && { alt }),
  ...(seconds !== undefined && { seconds }),
  ...(says !== undefined && { says }),
})

const filesOf = ({ photo, audio, dialogue }: Pick<DraftMaterial, 'photo' | 'audio' | 'dialogue'>) => [
  photo,
  audio,
  dialogue,
]

export const mediaNamesOf = ({ photo, groups = [], questions }: Draft): string[] =>
  [
    photo,
    ...groups.flatMap(filesOf),
    ...questions.flatMap((question) => [...filesOf(question), ...question.options.map((option) => option.photo)]),
  ].filter((name) => name !== undefined)
