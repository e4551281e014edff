import type { PracticeAnswers, PracticeOutcome, Question } from '@naru/api'
import { okBodies } from '@naru/api/msw'
import { http, HttpResponse, type PathParams } from 'msw'
import { clearPractice } from './answers/answers'

export const pack = okBodies.getPractice

const [drilled] = okBodies.getDrill.questions
if (drilled === undefined) throw new Error('The example has a question')

const keyed: Question = {
  ...drilled.question,
  answers: drilled.question.answers.map((option, at) => ({ ...option, isCorrect: at === 1 })),
  explanation: 'A wrong size is exchanged: 교환하다.',
}

const keyOf = ({ answers }: Question) => answers.find(({ isCorrect }) => isCorrect === true)?._id

function outcomeOf({ id, kind, item, answer }: PracticeAnswers['answers'][number]): PracticeOutcome {
  if (kind === 'bank') return { id, status: 200, isRight: answer === keyOf(keyed), question: keyed }
  if (kind === 'word') return { id, status: 200 }
  const card = pack.cards.find((one) => one.item === item)
  if (card === undefined) return { id, status: 404, message: 'There is no such card.' }
  const isRight = keyOf(card.question) === answer
  return { id, status: 200, isRight, isExtra: false, hasLeft: false, dueOn: isRight ? '2026-03-06' : '2026-03-04' }
}

export const storesAnswers = http.post<PathParams, PracticeAnswers>('*/api/practice/answers', async ({ request }) => {
  const { answers } = await request.json()
  return HttpResponse.json({ outcomes: answers.map(outcomeOf) })
})

/** For `beforeEach`: nothing of practice is on this device, before and after. */
export const clearDevice = async (): Promise<() => Promise<void>> => {
  await clearPractice()
  return () => clearPractice()
}
