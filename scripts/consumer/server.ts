import { createApi, type Api, type Exam } from '@naru/api'
import { sampleClip } from '@naru/exam-kit/browser'

const exam: Exam = {
  _id: 'somebody-elses',
  topic: 'A paper of our own',
  description: '',
  duration: '2 minutes',
  guidelines: [],
  readingTimeMinutes: 1,
  listeningTimeMinutes: 1,
  questions: [
    {
      _id: 'r1',
      questionNumber: 1,
      type: 'reading',
      questionText: '다음 중 과일은 무엇입니까?',
      answers: [
        { _id: 'a', text: '사과', isCorrect: true },
        { _id: 'b', text: '책상' },
      ],
    },
    {
      _id: 'l2',
      questionNumber: 2,
      type: 'listening',
      audio: URL.createObjectURL(sampleClip()),
      answers: [
        { _id: 'a', text: 'One' },
        { _id: 'b', text: 'Two', isCorrect: true },
      ],
    },
  ],
}

/** The API client with an in-page server that has one exam and saves every result as attempt 1. */
export const api: Api = createApi({
  baseUrl: location.origin,
  fetch: async (request) =>
    Response.json(request.method === 'GET' ? exam : { success: true, message: 'Saved', result: { attempt: 1 } }),
})
