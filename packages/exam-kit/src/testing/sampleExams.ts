import {
  createDefinition,
  defaultPlayback,
  readingAndListening,
  type DefinitionParts,
  type ExamDefinition,
  type Playback,
  type RawQuestion,
  type Section,
} from '../engine/exam/definition'

/** Options of {@link sampleExam}; any part of the exam can be overridden. */
export interface SampleExamOptions extends Partial<DefinitionParts> {
  /** Number of reading questions. @default 4 */
  readonly reading?: number
  /** Number of listening questions. @default 3 */
  readonly listening?: number
  /** @default 25 */
  readonly readingTimeMinutes?: unknown
  /** @default 25 */
  readonly listeningTimeMinutes?: unknown
  /** Whether the options have answer keys; the second option is correct. @default 'inline' */
  readonly keys?: 'inline' | 'withheld'
}

const [readingSection, listeningSection] = readingAndListening({ reading: 25, listening: 25 })

export function withPlayback(playback: Partial<Playback>): [Section, Section] {
  return [readingSection, { ...listeningSection, playback: { ...defaultPlayback, ...playback } }]
}

/** Creates the sample exam: reading questions r1, r2…, listening questions l1, l2…, options a to d. */
export function sampleExam(options: SampleExamOptions = {}): ExamDefinition {
  const { reading = 4, listening = 3, keys = 'inline', ...rest } = options
  const { readingTimeMinutes, listeningTimeMinutes, ...overrides } = {
    readingTimeMinutes: 25,
    listeningTimeMinutes: 25,
    ...rest,
  }
  return createDefinition({
    id: 'sample',
    topic: 'EPS-TOPIK Sample',
    duration: '50 minutes',
    sections: readingAndListening({ reading: readingTimeMinutes, listening: listeningTimeMinutes }),
    groups: [],
    questions: [
      ...Array.from({ length: reading }, (_, index) => readingQuestion(index, keys)),
      ...Array.from({ length: listening }, (_, index) => listeningQuestion(index, reading, keys)),
    ],
    ...overrides,
  })
}

/** Creates an exam of three sections: reading (r1…), listening (l1, and l2 with l3 in one group), and work (w1, w2), which is one-way. */
export function threeSectionExam(minutes = 2): ExamDefinition {
  const work = (index: number): RawQuestion => ({
    ...readingQuestion(index, 'inline'),
    id: `w${index + 1}`,
    number: index + 7,
    section: 'work',
  })
  const recording = {
    group: 'g1',
    audio: '/media/g1.m4a',
    text: '이야기를 듣고 물음에 답하십시오.\n\n남자는 무엇을 합니까?',
  }
  return sampleExam({
    id: 'three-sections',
    sections: [
      { ...readingSection, seconds: minutes * 60 },
      { ...listeningSection, seconds: minutes * 60 },
      { id: 'work', title: 'Work', seconds: minutes * 60, navigation: 'one-way' },
    ],
    groups: [{ id: 'g1', text: '이야기를 듣고 물음에 답하십시오.' }],
    questions: [
      ...Array.from({ length: 3 }, (_, index) => readingQuestion(index, 'inline')),
      listeningQuestion(0, 3, 'inline'),
      { ...listeningQuestion(1, 3, 'inline'), ...recording, stem: '남자는 무엇을 합니까?' },
      { ...listeningQuestion(2, 3, 'inline'), ...recording, stem: '두 사람은 어디에 있습니까?' },
      ...[0, 1].map(work),
    ],
  })
}

const readingTexts = [
  '다음 그림을 보고 맞는 단어를 고르십시오.',
  '다음 글을 읽고 무엇에 대한 글인지 고르십시오.',
  '빈칸에 들어갈 알맞은 말을 고르십시오: 안전모를 꼭 (      ).',
  '다음 안내문의 내용과 같은 것을 고르십시오.',
]

const readingOptions = [
  ['사과', '안전화', '우산', '의자'],
  ['날씨', '회사 소개', '시장', '여행'],
  ['씁니까', '써야 합니다', '쓰지 맙니다', '썼습니다'],
  ['오늘 쉽니다', '월요일에 쉽니다', '매일 엽니다', '주말만 엽니다'],
]

const listeningOptions = ['은행에 갑니다.', '공장에서 일합니다.', '점심을 먹습니다.', '한국어를 배웁니다.']

function readingQuestion(index: number, keys: 'inline' | 'withheld'): RawQuestion {
  return {
    id: `r${index + 1}`,
    number: index + 1,
    section: 'reading',
    text: readingTexts[index % readingTexts.length] ?? '',
    options: sampleOptions(readingOptions[index % readingOptions.length] ?? [], keys),
    ...(keys === 'inline' && { explanation: 'The second option says what the text says.' }),
  }
}

function listeningQuestion(index: number, reading: number, keys: 'inline' | 'withheld'): RawQuestion {
  return {
    id: `l${index + 1}`,
    number: reading + index + 1,
    section: 'listening',
    text: '남자는 무엇을 합니까?',
    audio: `/media/l${index + 1}.m4a`,
    options: sampleOptions(listeningOptions, keys),
    ...(keys === 'inline' && { transcript: '여자: 어디에서 일합니까? 남자: 공장에서 일합니다.' }),
  }
}

function sampleOptions(texts: readonly string[], keys: 'inline' | 'withheld') {
  return texts.map((text, index) => ({
    id: ['a', 'b', 'c', 'd'][index] ?? `o${index}`,
    text,
    ...(keys === 'inline' && { isCorrect: index === 1 }),
  }))
}
