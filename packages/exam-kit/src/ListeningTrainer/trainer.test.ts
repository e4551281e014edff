import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keysOfText } from '../hangul'
import { confusedSounds } from './confusedSounds'
import { gradeDictation, wrongWords } from './gradeDictation'
import { failureOf } from './ownVoice'
import {
  beginTraining,
  markedTurns,
  mostPlays,
  train,
  trainerSteps,
  turnToType,
  type ClipTurn,
  type TrainerEvent,
  type TrainerState,
} from './trainer'

const after = (...events: TrainerEvent[]) => events.reduce(train, beginTraining())
const answered = { type: 'answered', optionId: 'a' } as const
const wentOn = { type: 'wentOn' } as const
const looped = { type: 'looped', turn: 1 } as const
const played = { type: 'played' } as const

describe('a training', () => {
  it.each([
    ['answers first', [answered], { step: 'mark' }],
    ['marks what is not understood', [answered, { type: 'marked', seconds: 2 }], { step: 'mark', marks: [2] }],
    ['goes from the marks to the script', [answered, wentOn], { step: 'script' }],
    ['goes to the script at once without hearing', [wentOn], { step: 'script' }],
    ['reveals turn by turn', [wentOn, { type: 'revealed', turn: 1 }], { revealed: [1] }],
    ['plays a turn', [wentOn, looped], { loop: { turn: 1, play: 1, isGap: false } }],
    ['leaves a gap', [wentOn, looped, played], { loop: { turn: 1, play: 1, isGap: true } }],
    ['plays it again', [wentOn, looped, played, played], { loop: { turn: 1, play: 2, isGap: false } }],
    ['stops a loop', [wentOn, looped, looped], { loop: null }],
    ['stops it on the next step', [wentOn, looped, wentOn], { step: 'dictation', loop: null }],
    ['ends a loop after five plays', [wentOn, looped, ...Array.from({ length: 9 }, () => played)], { loop: null }],
    [
      'types once',
      [wentOn, wentOn, ...['a', 'b'].map((text) => ({ type: 'dictated', text }) as const)],
      { dictated: 'a' },
    ],
    ['answers again', [answered, wentOn, wentOn, wentOn, answered], { step: 'end', again: 'a' }],
    ['marks nothing later', [wentOn, { type: 'marked', seconds: 2 }], { marks: [] }],
  ] satisfies [string, TrainerEvent[], object][])('%s', (_, events, state) => {
    expect(after(...events)).toMatchObject(state)
  })

  it('never goes back, and loops only in the script, five times at most', () => {
    const event = fc.oneof(
      fc.constantFrom<TrainerEvent>(answered, wentOn, played, { type: 'dictated', text: '가' }),
      fc.record({ type: fc.constantFrom('looped' as const, 'revealed' as const), turn: fc.nat(3) }),
      fc.record({ type: fc.constant('marked' as const), seconds: fc.float({ min: 0, max: 60, noNaN: true }) }),
    )
    const isSound = (before: TrainerState, { step, loop }: TrainerState) =>
      trainerSteps.indexOf(step) >= trainerSteps.indexOf(before.step) &&
      (loop === null || (step === 'script' && loop.play <= mostPlays))
    const check = () =>
      fc.assert(
        fc.property(fc.array(event), (events) => {
          const states = events.reduce(
            (all, each) => [...all, train(all.at(-1) ?? beginTraining(), each)],
            [beginTraining()],
          )
          return states.every((state, at) => isSound(states[at - 1] ?? state, state))
        }),
      )
    expect(check).not.toThrow()
  })
})

const turns: ClipTurn[] = [
  { voice: 'a', text: '어디에 가요?', start: 0.15, end: 1.5 },
  { voice: 'b', text: '약국에 가서 약을 사려고 해요.', start: 2.5, end: 5 },
  { voice: 'q', text: '남자는 지금부터 어디에 가서 무엇을 합니까?', start: 7, end: 10 },
]

it.each([
  ['in a turn', [4], [1]],
  ['right after its start is about the turn before', [2.6], [0]],
  ['after the end', [30], [2]],
  ['at the very start', [0], [0]],
  ['twice in a turn, and out of order', [8, 4, 3.5], [1, 2]],
] as const)('a mark %s', (_, marks, marked) => expect(markedTurns(turns, marks)).toEqual(marked))

it('dictates a marked turn, else the longest of a speaker', () => {
  expect([turnToType(turns, [2]), turnToType(turns, []), turnToType([], [])]).toEqual([2, 1, 0])
})

describe('a dictation', () => {
  it.each([
    ['살', '쌀', 2, 3, ['살ㅅ'], ['쌀ㅆ']],
    ['네, 알겠습니다.', '네 알겠습니다', 15, 15, [], []],
    ['닭이', '달기', 5, 6, ['이ㅇ'], []],
    ['가다', '', 0, 4, ['가ㄱㅏ', '다ㄷㅏ'], []],
    ['가', '가나', 2, 4, [], ['나ㄴㅏ']],
    ['칠만 원', '칠천 원', 8, 10, ['만ㅁㅏ'], ['천ㅊㅓ']],
  ])('%s typed as %s', (said, typed, right, total, missing, extra) => {
    const graded = gradeDictation(said, typed)
    const wrongOf = (side: 'said' | 'typed') =>
      graded[side].flatMap(({ text, wrong }) => (wrong.length === 0 ? [] : [text + wrong.join('')]))
    expect([wrongOf('said'), wrongOf('typed')]).toEqual([missing, extra])
    expect([graded.right, graded.total]).toEqual([right, total])
  })

  it('names the wrong words, and the wrong letters of those that are right for the most part', () => {
    const { said, typed } = gradeDictation('네, 먼저 어디에서 만날까요?', '네 어디서 만날까여')
    expect(wrongWords(said)).toEqual(['먼저', '어디에서 (ㅇ ㅔ)', '만날까요 (ㅛ)'])
    expect(wrongWords(typed)).toEqual(['만날까여 (ㅕ)'])
  })

  it('is the same both ways, and all right for the same letters only', () => {
    const text = fc.array(fc.constantFrom('가', '각', '까', '오', '와', '네', ' ')).map((parts) => parts.join(''))
    const keys = (one: string) => keysOfText(one.replaceAll(' ', '')).join('')
    const check = () =>
      fc.assert(
        fc.property(text, text, (said, typed) => {
          const { right, total } = gradeDictation(said, typed)
          const back = gradeDictation(typed, said)
          return back.right === right && back.total === total && (right === total) === (keys(said) === keys(typed))
        }),
      )
    expect(check).not.toThrow()
  })
})

it.each([
  [new DOMException('no', 'NotAllowedError'), 'denied'],
  [new DOMException('no', 'SecurityError'), 'denied'],
  [new DOMException('no', 'NotFoundError'), 'none'],
  [new DOMException('no', 'NotReadableError'), 'none'],
  [new DOMException('no', 'TypeError'), 'unsupported'],
  [new Error('no secure page'), 'unsupported'],
])('a microphone that fails by %s is %s', (error, why) => expect(failureOf(error)).toBe(why))

describe('what was confused', () => {
  const marked = (text: string) => confusedSounds([{ voice: 'a', text, start: 0, end: 1 }], undefined)
  it.each([
    ['전부 삼만 오천 원이에요.', ['price']],
    ['일곱 시 반에 만나요.', ['time']],
    ['십오 분 늦었어요.', ['time']],
    ['오월 십육 일에 쉬어요.', ['date']],
    ['유월에 고향에 가요.', ['date']],
    ['사과 다섯 개 주세요.', ['counter']],
    ['삼 층으로 오세요.', ['number']],
    ['공 일 공 이 삼 사 오', ['number']],
    ['시간이 없어서 일을 못 했어요.', []],
    ['시장에 가요.', []],
    ['두 시에 사과 세 개를 사요.', ['time', 'counter']],
  ])('in a marked turn: %s', (text, kinds) => expect(marked(text)).toEqual(kinds))

  it.each([
    ['살이 좋아요', '쌀이 좋아요', ['near-pair']],
    ['삼만 오천 원이에요', '삼만 구천 원이에요', ['price']],
    ['일곱 시에 사과를 사요', '일곱 시에 사자를 사요', []],
    ['일곱 시에 가요', '여덟 시에 가요', ['time']],
    ['네 알겠습니다', '네 알겠습니다', []],
  ])('in a dictation: %s typed as %s', (said, typed, kinds) =>
    expect(confusedSounds([], gradeDictation(said, typed))).toEqual(kinds),
  )
})
