import { questionKindOf, type Draft, type FaultsByPart } from '../model'
import type { ListedQuestion } from './QuestionList'

const isSame = (one: ListedQuestion, other: ListedQuestion | undefined) =>
  other !== undefined &&
  one.number === other.number &&
  one.type === other.type &&
  one.kind === other.kind &&
  one.words === other.words &&
  one.faults === other.faults

/** The entries of the list of questions by item. One that is as before is the same object, so that its row does not render again. */
export function listQuestions(
  draft: Draft,
  faults: FaultsByPart,
  before: ReadonlyMap<string, ListedQuestion> = new Map(),
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
        words: lines[1] ?? lines[0] ?? '',
        faults: faults.get(item)?.length ?? 0,
      }
      const earlier = before.get(item)
      return [item, earlier !== undefined && isSame(entry, earlier) ? earlier : entry]
    }),
  )
}

/** The entries as a list: the same list if no entry has changed. */
export function asList(
  entries: ReadonlyMap<string, ListedQuestion>,
  before: readonly ListedQuestion[] = [],
): readonly ListedQuestion[] {
  const list = [...entries.values()]
  return list.length === before.length && list.every((entry, index) => entry === before[index]) ? before : list
}
