import type { ExamDefinition } from '@naru/exam-kit/engine'
import { checkDraft, type Draft } from '@naru/exam-authoring/editor'
import { examFor, withNewIds } from '@naru/exam-kit/content'
import { toDefinition } from '@naru/app-shell/attempt/toDefinition'

/** The exam that a draft would be, with its faults. @returns undefined without a question */
export function previewDefinition(draft: Draft, newId: () => string): ExamDefinition | undefined {
  const { exam } = checkDraft(draft, new Map())
  if (exam === undefined || exam.questions.length === 0) return undefined
  const stored = { ...exam, questions: exam.questions.map((question) => withNewIds(question, newId)) }
  const shown = examFor('examWithKeys', stored, (name) => `media/${name}`)
  return toDefinition({ ...shown, _id: `preview-${exam.id}` })
}
