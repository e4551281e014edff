import { expect, it } from 'vitest'
import { type Clip, spokenBy } from './clips'
import { clipsOf, type Paper, spokenOf } from './exam-clips'
import { espeak } from './voices/engines'
import { fingerprint, type Line, PACES, PAUSES } from './voices'

const script: Line[] = [
  { voice: 'a', text: '어디에 가요?' },
  { voice: 'b', text: '약국에 가요.' },
  { voice: 'q', text: '남자는 어디에 갑니까?' },
]
const choose = '알맞은 대답을 고르십시오.'
const paper: Paper = {
  groups: [{ id: 'g', audio: 'g.m4a', dialogue: 'g-dialogue.m4a', script: script.slice(0, 2) }],
  questions: [
    { number: 21, text: choose, audio: '21.m4a', dialogue: '21-dialogue.m4a', script },
    {
      number: 22,
      text: choose,
      audio: '22.m4a',
      dialogue: '22-dialogue.m4a',
      spokenBy: 'b',
      options: [{ spoken: '잡니다.' }, { spoken: '먹습니다.' }],
    },
    { number: 23, group: 'g', text: '듣고 답하십시오.\n\n누구입니까?' },
    { number: 24, group: 'g', text: '듣고 답하십시오.\n\n어디입니까?' },
  ],
}

const said = (source: Paper) =>
  clipsOf(source).map((clip) => [
    clip.audio,
    spokenOf(clip, {})
      .turns.map(({ text }) => text)
      .join(' '),
  ])

it('makes a bare dialogue and an assembled clip of each question, and one pair of a group', () =>
  expect(said(paper)).toEqual([
    ['21-dialogue.m4a', '어디에 가요? 약국에 가요. 남자는 어디에 갑니까?'],
    ['21.m4a', `이십일 번. ${choose} 어디에 가요? 약국에 가요. 남자는 어디에 갑니까?`],
    ['22-dialogue.m4a', '일 번. 잡니다. 이 번. 먹습니다.'],
    ['22.m4a', `이십이 번. ${choose} 일 번. 잡니다. 이 번. 먹습니다.`],
    ['g-dialogue.m4a', '어디에 가요? 약국에 가요.'],
    ['g.m4a', '이십삼 번에서 이십사 번. 듣고 답하십시오. 어디에 가요? 약국에 가요.'],
  ]))

it('assembles anew when questions change places, and speaks the same dialogues', () => {
  const before = clipsOf(paper).map((clip) => fingerprint(spokenOf(clip, {})))
  const moved = { ...paper, questions: paper.questions.map((question) => ({ ...question, number: 60 })) }
  const after = clipsOf(moved).map((clip) => fingerprint(spokenOf(clip, {})))
  expect(after.map((hash, at) => hash === before[at])).toEqual([true, false, true, false, true, false])
})

/** A paper of eleven such questions. */
const long: Paper = {
  questions: Array.from({ length: 11 }, (_, at) => ({
    number: 21 + at,
    text: choose,
    audio: `${at}.m4a`,
    dialogue: `${at}-dialogue.m4a`,
    script,
  })),
}

it('speaks the last ten questions at natural speed, those before at learner’s', () => {
  const speeds = clipsOf(long).map(({ turns }) => turns[0]?.speed)
  expect(speeds).toEqual([PACES.learner, PACES.learner, ...Array(20).fill(PACES.natural)].map((pace) => pace.speeds.a))
})

it('says number and instruction before the dialogue, and begins either play with silence', () => {
  const [bare, assembled] = clipsOf(long).map((clip) => spokenOf(clip, {}))
  const { turn, question } = PACES.learner
  expect(bare).toMatchObject({ turns: [PAUSES.start, turn, question].map((pause) => ({ pause })), end: PAUSES.end })
  const pauses = [PAUSES.play, PAUSES.instruction, PAUSES.play, turn, question]
  expect(assembled).toMatchObject({ head: 2, turns: pauses.map((pause) => ({ pause })), end: PAUSES.end })
  expect(bare?.head).toBeUndefined()
})

it('leaves a paper without dialogues short, and speaks the bank at learner’s speed', () => {
  const short: Paper = { questions: [{ number: 6, text: choose, audio: '6.m4a', script }] }
  const speedOf = (isBank: boolean) => clipsOf(short, isBank).map(({ turns, head }) => [turns[0]?.speed, head.length])
  expect(speedOf(false)).toEqual([[PACES.short.speeds.a, 0]])
  expect(speedOf(true)).toEqual([[PACES.learner.speeds.a, 0]])
})

it('plays a recorded dialogue in the assembled clip, which follows each new recording', () => {
  const assembled = clipsOf(paper)[1]
  if (!assembled) throw new Error('no clip')
  const entryOf = (sha256: string): Clip => ({
    ...spokenBy({ turns: [], end: 0 }, espeak),
    kind: 'recorded',
    speaker: 'Kim',
    licence: 'CC BY 4.0',
    seconds: 3,
    loudness: -19,
    peak: -3,
    sha256,
  })
  const spokenWith = (sha256: string) => spokenOf(assembled, { '21-dialogue.m4a': entryOf(sha256) })
  const one = spokenWith('a')
  expect(one.turns.map(({ text }) => text)).toEqual(['이십일 번.', choose])
  expect(one.recording).toMatchObject({ audio: '21-dialogue.m4a', sha256: 'a' })
  expect(fingerprint(one)).not.toBe(fingerprint(spokenWith('b')))
  expect(spokenBy(one, espeak, entryOf('a'))).toMatchObject({ speaker: 'ko+f4, Kim', licence: 'MIT, CC BY 4.0' })
})

it('refuses a clip that says nothing', () =>
  expect(() => clipsOf({ questions: [{ number: 1, audio: '1.m4a' }] })).toThrow(
    '1.m4a has neither script nor spoken options.',
  ))
