import type { PaperGroup } from '@naru/exam-kit/content'
import type { QuestionStatistics } from '@naru/api'
import type { DraftQuestion } from '@naru/exam-authoring/editor'

const sameText = (one = '', other = '') => one.trim().normalize('NFC') === other.trim().normalize('NFC')
/** Statistics have paths of media, drafts their names. */
const sameFile = (path: string | undefined, name: string | undefined) => path?.split('/').at(-1) === name

/** Whether candidates who answered a published question saw or heard another one than the draft has now. */
export function hasChangedSince(
  published: QuestionStatistics,
  question: DraftQuestion,
  group: PaperGroup | undefined,
): boolean {
  const { options } = question
  return !(
    sameText(published.text, question.text) &&
    sameFile(published.photo, group?.photo ?? question.photo) &&
    sameFile(published.audio, group?.audio ?? question.audio) &&
    published.options.length === options.length &&
    published.options.every(({ text, photo, isCorrect }, index) => {
      const option = options[index]
      // The text of a spoken option is its number.
      const own = option?.spoken === undefined ? option?.text : String(index + 1)
      return sameText(text, own) && sameFile(photo, option?.photo) && isCorrect === (option?.correct ?? false)
    })
  )
}
