import type { PaperOption } from '@naru/exam-kit/content'
import type { Draft, DraftQuestion } from '../editor/model/draft'

/** The options of a sample question. The first one is correct. */
export const sampleOptions = (...texts: string[]): PaperOption[] =>
  texts.map((text, index) => ({ text, ...(index === 0 && { correct: true }) }))

/** A reading question without faults. */
export const sampleReading = (item: string, changes: Partial<DraftQuestion> = {}): DraftQuestion => ({
  item,
  number: 1,
  type: 'reading',
  text: `다음을 읽고 알맞은 것을 고르십시오. (${item})`,
  options: sampleOptions('책', '연필', '의자', '창문'),
  ...changes,
})

/** A listening question without faults, if its clip is there. */
export const sampleListening = (item: string, changes: Partial<DraftQuestion> = {}): DraftQuestion => ({
  item,
  number: 1,
  type: 'listening',
  text: '잘 듣고 알맞은 것을 고르십시오.',
  audio: 'clip.m4a',
  script: [
    { voice: 'a', text: '어디에 가요?' },
    { voice: 'b', text: '은행에 가요.' },
  ],
  options: sampleOptions('은행', '병원', '학교', '시장'),
  ...changes,
})

const numbered = (questions: DraftQuestion[]) =>
  questions.map((question, index) => Object.assign(question, { number: index + 1 }))

/** A paper without faults. */
export const sampleDraft = (reading = 4, listening = 2, changes: Partial<Draft> = {}): Draft => ({
  id: 'paper-1',
  topic: 'EPS-TOPIK practice paper 1',
  description: 'Reading and listening with questions of every kind.',
  duration: '10 minutes',
  readingTimeMinutes: 5,
  listeningTimeMinutes: 5,
  guidelines: ['Answer every question.'],
  questions: numbered([
    ...Array.from({ length: reading }, (_, index) => sampleReading(`r${index + 1}`)),
    ...Array.from({ length: listening }, (_, index) => sampleListening(`l${index + 1}`)),
  ]),
  ...changes,
})

/** A paper with a group of two questions that share a passage. */
export const groupedDraft = (): Draft => {
  const draft = sampleDraft()
  return {
    ...draft,
    groups: [{ id: 'notice', text: '다음은 회사의 안내문입니다.' }],
    questions: draft.questions.map((question) =>
      ['r2', 'r3'].includes(question.item) ? { ...question, group: 'notice' } : question,
    ),
  }
}
