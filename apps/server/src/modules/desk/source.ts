import { fieldsIn, type ExamContent, type Fields, type SourceExam } from '@naru/exam-kit/content'
import { rawFromExam } from '../../seed/formats/difference'
import { sourceFromExam } from '../../seed/formats/source-from-exam'
import { fileFields } from './rules'

/** A mapping whose files have other names. */
const renamed = (holder: Fields, nameOf: (path: string) => string): Fields => {
  const entries = fileFields.flatMap((field) => {
    const path = holder[field]
    return typeof path === 'string' ? [[field, nameOf(path)] as const] : []
  })
  return { ...holder, ...Object.fromEntries(entries) }
}

/** An option without the mark that it is wrong, which drafts leave out. */
const withoutFalse = ({ correct, ...option }: Fields): Fields => (correct === true ? { ...option, correct } : option)

/** A checked exam as a draft. `nameOf`: the media name of a path of the exam. */
export const draftFromSource = (exam: SourceExam, nameOf: (path: string) => string): Fields => {
  const { head, questions } = rawFromExam(exam)
  const rename = (holder: Fields) => renamed(holder, nameOf)
  const groups = fieldsIn(head['groups'])
  return {
    ...rename(head),
    ...(groups.length === 0 ? {} : { groups: groups.map(rename) }),
    questions: questions.map((question) => ({
      ...rename(question),
      options: fieldsIn(question['options']).map((option) => withoutFalse(rename(option))),
    })),
  }
}

export const draftFromContent = (id: string, content: ExamContent): Fields => {
  const { exam, media } = sourceFromExam(id, content)
  return draftFromSource(exam, (path) => media.get(path) ?? path)
}
