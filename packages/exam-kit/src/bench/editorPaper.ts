import { sampleDraft } from '../editor/model/sampleDrafts'
import { readDraft } from '../editor/model'

/** A paper of 40 questions, as the server sends it: read from JSON. */
export const editorPaper = () => {
  const draft = sampleDraft(20, 20)
  const questions = draft.questions.map((question) => ({
    ...question,
    explanation: 'A point in time takes 에, and a place 에서.',
    explanations: { si: 'වේලාවක් 에 ගනී.', ta: 'நேரம் 에 பெறும்.' },
    tags: { edition: 2024, unit: question.number, field: question.type === 'reading' ? 'comprehension' : 'visual' },
  }))
  return readDraft(JSON.parse(JSON.stringify({ ...draft, questions })), () => 'item')
}
