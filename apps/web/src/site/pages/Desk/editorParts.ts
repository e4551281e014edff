import type { Paper } from '@naru/api'
import type { EditorMedia } from '@naru/exam-kit/editor'
import { mediaUrl } from '../../../shared/attempt/mediaUrl'

/** A file of the library or of a paper, as the server lists it. */
interface ListedMedia extends Pick<Paper['media'][number], 'name' | 'kind'> {
  title?: string | undefined
  alt?: string | undefined
  seconds?: number | undefined
}

/** @returns a file as the editor shows it */
export const asEditorMedia = ({ name, kind, title, alt, seconds }: ListedMedia): EditorMedia => ({
  name,
  kind,
  url: mediaUrl(`media/${name}`),
  ...(title !== undefined && { title }),
  ...(alt !== undefined && { alt }),
  ...(seconds !== undefined && { seconds }),
})
