import {
  questionKindOf,
  type Draft,
  type EditorMedia,
  type FaultsByPart,
  type ListedQuestion,
} from '@naru/exam-kit/editor'
import type { Paper } from '@naru/api'
import { mediaUrl } from '../../../shared/attempt/mediaUrl'

const EXCERPT = 60

/** @returns the entries of the list of questions; one that is as before is the same object */
export function listedQuestions(
  draft: Draft,
  faults: FaultsByPart,
  before: ReadonlyMap<string, ListedQuestion>,
): Map<string, ListedQuestion> {
  return new Map(
    draft.questions.map((question): [string, ListedQuestion] => {
      const { item, number, type } = question
      const lines = (question.text ?? '').split('\n').filter((line) => line.trim() !== '')
      const entry: ListedQuestion = {
        id: item,
        number,
        type,
        kind: questionKindOf(question),
        // The first line is often the instruction, which many questions share.
        words: (lines[1] ?? lines[0] ?? '').slice(0, EXCERPT),
        faults: faults.get(item)?.length ?? 0,
      }
      const earlier = before.get(item)
      const isSame =
        earlier !== undefined &&
        earlier.number === number &&
        earlier.type === type &&
        earlier.kind === entry.kind &&
        earlier.words === entry.words &&
        earlier.faults === entry.faults
      return [item, isSame ? earlier : entry]
    }),
  )
}

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
