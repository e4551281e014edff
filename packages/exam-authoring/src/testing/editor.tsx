import { useState, type ReactNode } from 'react'
import { fn } from 'storybook/test'
import { encodeWav } from '@naru/exam-kit/internal/sound'
import type { EditorMedia } from '../editor/fields/media'
import { PartContext, type EditorPart } from '../editor/fields/partContext'
import { applyEdit, checkDraft, faultsByPart, type Draft, type Edit, type UnitNames } from '../editor/model'
import { sampleListening, sampleOptions, sampleReading } from './drafts'

const picture = (shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><rect width="640" height="480" fill="white"/>${shape}</svg>`,
  )}`

const circle = picture('<circle cx="320" cy="240" r="150" fill="none" stroke="crimson" stroke-width="36"/>')
const square = picture('<rect x="180" y="100" width="280" height="280" fill="none" stroke="teal" stroke-width="36"/>')

/** Ten seconds of silence. */
const silence = (): Blob => new Blob([encodeWav([new Int16Array(80_000)], 8000)], { type: 'audio/wav' })

const files: EditorMedia[] = [
  { name: 'sign.webp', kind: 'picture', url: circle, title: 'Round sign', alt: 'A red circle' },
  { name: 'box.webp', kind: 'picture', url: square, title: 'Box', alt: 'A green square' },
]

/** The library of the stories. A clip is made when it is needed. */
export const storyMedia = (): Map<string, EditorMedia> =>
  new Map(
    [
      ...files,
      {
        name: 'clip.m4a',
        kind: 'clip' as const,
        url: URL.createObjectURL(silence()),
        title: 'Dialogue at the bank',
        seconds: 14,
      },
    ].map((file) => [file.name, file]),
  )

/** Two units of the textbook; the name of one has been compared with it. */
export const storyUnits: UnitNames = new Map([
  [6, { name: '여기에서 세탁기를 사용할 수 있어요?', isVerified: true }],
  [7, { name: '지금 몇 시예요?', isVerified: false }],
])

/** A paper with a question of each kind. */
export const storyDraft = (changes: Partial<Draft> = {}): Draft => ({
  id: 'practice-1',
  topic: 'EPS-TOPIK practice paper 1',
  description: 'Reading and listening with questions of every kind.',
  duration: '10 minutes',
  readingTimeMinutes: 5,
  listeningTimeMinutes: 1,
  guidelines: ['Answer every question.', 'You hear each recording twice.'],
  groups: [{ id: 'notice', text: '다음은 회사의 안내문입니다.\n금요일 오후 3시에 안전 교육이 있습니다.' }],
  questions: [
    sampleReading('text', {
      text: '다음을 읽고 알맞은 것을 고르십시오.\n저는 아침 일곱 시(      ) 일어납니다.',
      options: [
        { text: '에', correct: true },
        { text: '에서', note: '에서 is for the place of an action.' },
        { text: '을' },
        { text: '이' },
      ],
      explanation: 'A point in time takes 에.',
      tags: { edition: 2024, unit: 6, field: 'vocabulary-grammar', family: 'blank-grammar', level: 1 },
    }),
    sampleReading('sign', { text: '다음 표지판은 무슨 뜻입니까?', photo: 'sign.webp' }),
    sampleReading('member-1', { group: 'notice', text: '무엇에 대한 글입니까?' }),
    sampleReading('member-2', { group: 'notice', text: '언제 교육이 있습니까?' }),
    sampleListening('clip', { tags: { field: 'conversation' } }),
    sampleListening('pictures', {
      text: '들은 것을 고르십시오.',
      options: [{ photo: 'sign.webp', correct: true }, { photo: 'box.webp' }],
    }),
    sampleListening('spoken', {
      text: '질문에 알맞은 대답을 고르십시오.',
      spokenBy: 'a',
      options: [{ spoken: '네, 있어요.', correct: true }, { spoken: '아니요, 학생이에요.' }],
    }),
  ].map((question, index) => Object.assign(question, { number: index + 1 })),
  ...changes,
})

export const faultyDraft = (): Draft => {
  const draft = storyDraft({ topic: '' })
  return {
    ...draft,
    questions: draft.questions.map((question) => {
      if (question.item === 'text') return { ...question, options: sampleOptions('에', '에', '을', '이') }
      const { text: _text, photo: _photo, ...without } = question
      return question.item === 'sign' ? { ...without, options: [{ text: '가' }, {}] } : question
    }),
  }
}

export interface StoryEditor {
  draft: Draft
  faults: ReturnType<typeof faultsByPart>
  checks: ReturnType<typeof checkDraft>
}

/** The last edits of a story. */
export const onStoryEdit = fn<(edit: Edit) => void>()

/** Edits and checks a draft as the page does. */
export const WithDraft = ({
  start,
  media,
  isReadOnly = false,
  onPickMedia = fn(),
  children,
}: {
  start: Draft
  media: ReadonlyMap<string, EditorMedia>
  isReadOnly?: boolean
  onPickMedia?: EditorPart['onPickMedia']
  children: (editor: StoryEditor) => ReactNode
}) => {
  const [draft, setDraft] = useState(start)
  const checks = checkDraft(draft, new Map([...media].map(([name, { seconds }]) => [name, seconds ?? 0])))
  const onEdit = (edit: Edit) => {
    onStoryEdit(edit)
    setDraft((before) => applyEdit(before, edit))
  }
  return (
    <PartContext value={{ faults: [], isReadOnly, media, onEdit, onPickMedia }}>
      {children({ draft, checks, faults: faultsByPart(checks.faults) })}
    </PartContext>
  )
}
