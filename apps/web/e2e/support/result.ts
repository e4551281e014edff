import { expect, type APIRequestContext } from '@playwright/test'

/** Stores an attempt of the mini exam without an answer. @returns its id */
export async function submitEmptyAttempt(call: APIRequestContext): Promise<string> {
  const examId = 'eps-topik-mini'
  const exam: { questions: { _id: string }[] } = await (await call.get(`/api/exams/${examId}`)).json()
  const saved = await call.post('/api/results', {
    data: {
      examId,
      questions: exam.questions.map(({ _id }) => ({
        questionId: _id,
        userAnswer: '',
        correctAnswer: '',
        isCorrect: false,
      })),
      totalScore: 0,
      totalPossibleMarks: 0,
      percentageScore: 0,
      startTime: new Date(Date.now() - 300_000).toISOString(),
      timestamp: new Date().toISOString(),
    },
  })
  expect(saved.ok()).toBe(true)
  const { result }: { result: { attemptId: string } } = await saved.json()
  return result.attemptId
}
