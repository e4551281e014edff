import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  initialRecorderState,
  isBusy,
  recorderTransition,
  type RecorderCommand,
  type RecorderEvent,
  type RecorderPhase,
  type RecorderState,
} from './machine'
import { recorderFailures } from './failures'

const take = { id: 't1', problems: [] }
const settings = { trimStart: 0, trimEnd: 1, gain: 0 }
const idle: RecorderPhase = { kind: 'idle' }
const asking: RecorderPhase = { kind: 'asking' }
const countIn: RecorderPhase = { kind: 'countIn', left: 3 }
const recording: RecorderPhase = { kind: 'recording' }
const finishing: RecorderPhase = { kind: 'finishing', isInterrupted: false }
const review: RecorderPhase = { kind: 'review', take }
const failed: RecorderPhase = { kind: 'failed', reason: 'denied' }
const at = (phase: RecorderPhase): RecorderState => ({ line: 1, lineCount: 3, phase })

const events: RecorderEvent[] = [
  { type: 'record' },
  { type: 'granted' },
  { type: 'refused', reason: 'busy' },
  { type: 'second' },
  { type: 'stop' },
  { type: 'captured', take },
  { type: 'recovered', take: { id: 'r1', problems: [] } },
  { type: 'interrupted', isLost: true },
  { type: 'interrupted', isLost: false },
  { type: 'accept', settings },
  { type: 'discard' },
  { type: 'cancel' },
  { type: 'select', line: 2 },
]

describe('a take', () => {
  it.each<[RecorderPhase, RecorderEvent, RecorderPhase, RecorderCommand[]]>([
    [idle, { type: 'record' }, asking, [{ type: 'open' }]],
    [failed, { type: 'record' }, asking, [{ type: 'open' }]],
    [review, { type: 'record' }, asking, [{ type: 'discard', take: 't1' }, { type: 'open' }]],
    [asking, { type: 'granted' }, countIn, []],
    [asking, { type: 'refused', reason: 'busy' }, { kind: 'failed', reason: 'busy' }, []],
    [asking, { type: 'cancel' }, idle, []],
    [countIn, { type: 'second' }, { kind: 'countIn', left: 2 }, []],
    [{ kind: 'countIn', left: 1 }, { type: 'second' }, recording, [{ type: 'capture', line: 1 }]],
    [countIn, { type: 'cancel' }, idle, []],
    [countIn, { type: 'interrupted', isLost: true }, { kind: 'failed', reason: 'lost' }, []],
    [countIn, { type: 'interrupted', isLost: false }, idle, []],
    [recording, { type: 'stop' }, finishing, [{ type: 'finish' }]],
    [
      recording,
      { type: 'interrupted', isLost: true },
      { kind: 'finishing', isInterrupted: true },
      [{ type: 'finish' }],
    ],
    [finishing, { type: 'captured', take }, review, []],
    [idle, { type: 'recovered', take }, { kind: 'review', take: { id: 't1', problems: ['interrupted'] } }, []],
    [review, { type: 'accept', settings }, idle, [{ type: 'accept', take: 't1', settings }]],
    [review, { type: 'discard' }, idle, [{ type: 'discard', take: 't1' }]],
    [failed, { type: 'cancel' }, idle, []],
  ])('in %j at %j is in %j', (from, event, phase, commands) => {
    expect(recorderTransition(at(from), event)).toEqual({ state: at(phase), commands })
  })

  it('that was interrupted says so in the review', () => {
    const from = at({ kind: 'finishing', isInterrupted: true })
    expect(recorderTransition(from, { type: 'captured', take }).state.phase).toEqual({
      kind: 'review',
      take: { id: 't1', problems: ['interrupted'] },
    })
  })

  it('is discarded if another line is chosen', () => {
    expect(recorderTransition(at(review), { type: 'select', line: 2 })).toEqual({
      state: { line: 2, lineCount: 3, phase: idle },
      commands: [{ type: 'discard', take: 't1' }],
    })
  })

  it.each([-1, 3, 1])('line %i cannot be chosen', (line) => {
    expect(recorderTransition(at(idle), { type: 'select', line }).state).toEqual(at(idle))
  })
})

describe('for any events', () => {
  const anyEvents = fc.array(
    fc.oneof(
      fc.constantFrom(...events),
      fc.record({ type: fc.constant('select' as const), line: fc.integer({ min: -2, max: 5 }) }),
      fc.record({ type: fc.constant('refused' as const), reason: fc.constantFrom(...recorderFailures) }),
    ),
    { maxLength: 60 },
  )

  it('a capture is finished before the next begins, and the line stays while the microphone is in use', () => {
    fc.assert(
      fc.property(anyEvents, (list) => {
        let state = initialRecorderState(3)
        let isCapturing = false
        for (const event of list) {
          const next = recorderTransition(state, event)
          expect(isBusy(state) ? next.state.line : state.line).toBe(state.line)
          for (const { type } of next.commands.filter((one) => one.type === 'capture' || one.type === 'finish')) {
            expect(isCapturing).toBe(type === 'finish')
            isCapturing = type === 'capture'
          }
          expect(isCapturing).toBe(next.state.phase.kind === 'recording')
          state = next.state
          expect(state.line).toBeGreaterThanOrEqual(0)
          expect(state.line).toBeLessThan(3)
        }
      }),
    )
  })

  it('each recorded take is accepted or discarded once', () => {
    fc.assert(
      fc.property(anyEvents, (list) => {
        let state = initialRecorderState(3)
        let recorded = 0
        const settled: string[] = []
        for (const event of list) {
          const isCapture =
            (event.type === 'captured' && state.phase.kind === 'finishing') ||
            (event.type === 'recovered' && state.phase.kind === 'idle')
          if (isCapture) recorded += 1
          const next = recorderTransition(
            state,
            event.type === 'captured' || event.type === 'recovered'
              ? { ...event, take: { ...take, id: `t${recorded}` } }
              : event,
          )
          for (const command of next.commands) {
            if (command.type === 'accept' || command.type === 'discard') settled.push(command.take)
          }
          state = next.state
        }
        const open = state.phase.kind === 'review' ? [state.phase.take.id] : []
        expect([...settled, ...open]).toEqual(Array.from({ length: recorded }, (_, index) => `t${index + 1}`))
      }),
    )
  })
})
