import type { Exam } from '@naru/api'
import { sampleClip } from '@naru/exam-kit/browser'

/** A reading and a listening question, with their keys: without a server the page scores them. */
export const exam: Exam = {
  _id: 'my-exam',
  topic: 'A paper of our own',
  description: '',
  duration: '4 minutes',
  guidelines: [],
  readingTimeMinutes: 2,
  listeningTimeMinutes: 2,
  // Marks above which the verdict praises. Without them 90 % and 75 % of all.
  verdictThresholds: { excellent: 9, good: 4 },
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
      questionText: '무엇을 들었습니까?',
      audio: URL.createObjectURL(sampleClip()),
      answers: [
        { _id: 'a', text: 'One' },
        { _id: 'b', text: 'Two', isCorrect: true },
      ],
    },
  ],
}
