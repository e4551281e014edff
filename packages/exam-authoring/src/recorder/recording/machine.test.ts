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
import { recorderFailures } from './ports'

const take = { id: 't1', problems: [] }
const settings = { trimStart: 0, trimEnd: 1, gain: 0 }
const idle: RecorderPhase = { kind: 'idle' }
const asking: RecorderPhase = { kind: 'asking' }
const countIn: RecorderPhase = { kind: 'countIn', left: 3 }
const recording: RecorderPhase = { kind: 'recording' }
const finishing: RecorderPhase = { kind: 'finishing', isInterrupted: false }
const review: RecorderPhase = { kind: 'review', take }
const failed: RecorderPhase = { kind: 'failed', reason: 'denied' }
const at = (phase: RecorderPhase, replaced: string | null = null): RecorderState => ({
  line: 1,
  lineCount: 3,
  phase,
  replaced,
})

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
    [idle, { type: 'recovered', take }, review, []],
    [review, { type: 'accept', settings }, idle, [{ type: 'accept', take: 't1', settings }]],
    [review, { type: 'discard' }, idle, [{ type: 'discard', take: 't1' }]],
    [failed, { type: 'cancel' }, idle, []],
  ])('in %j at %j is in %j', (from, event, phase, commands) => {
    expect(recorderTransition(at(from), event)).toEqual({ state: at(phase), commands })
  })

  it('stays on the device if another line is chosen', () => {
    expect(recorderTransition(at(review), { type: 'select', line: 2 })).toEqual({
      state: { ...at(idle), line: 2 },
      commands: [],
    })
  })

  describe('that is recorded again', () => {
    const again = recorderTransition(at(review), { type: 'record' })

    it('stays until the new one is there', () => {
      expect(again).toEqual({ state: at(asking, 't1'), commands: [{ type: 'open' }] })
      const next = { id: 't2', problems: [] }
      expect(recorderTransition(at(finishing, 't1'), { type: 'captured', take: next })).toEqual({
        state: at({ kind: 'review', take: next }),
        commands: [{ type: 'discard', take: 't1' }],
      })
    })

    it.each<RecorderEvent>([
      { type: 'cancel' },
      { type: 'refused', reason: 'denied' },
      { type: 'interrupted', isLost: true },
    ])('stays after %j', (event) => {
      expect(recorderTransition(again.state, event).commands).toEqual([])
    })

    it('stays if the new one was interrupted', () => {
      const from = at({ kind: 'finishing', isInterrupted: true }, 't1')
      expect(recorderTransition(from, { type: 'captured', take: { id: 't2', problems: [] } }).commands).toEqual([])
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

  it('each take is accepted or discarded at most once, and lost only by a press or a newer take', () => {
    fc.assert(
      fc.property(anyEvents, (list) => {
        let state = initialRecorderState(3)
        let recorded = 0
        const settled = new Set<string>()
        for (const event of list) {
          const isRecorded = event.type === 'captured' || event.type === 'recovered'
          if (isRecorded) recorded += 1
          const next = recorderTransition(
            state,
            isRecorded ? { ...event, take: { ...take, id: `t${recorded}` } } : event,
          )
          for (const command of next.commands) {
            if (command.type !== 'accept' && command.type !== 'discard') continue
            expect(settled.has(command.take)).toBe(false)
            settled.add(command.take)
            expect(command.type === 'accept' ? ['accept'] : ['discard', 'captured']).toContain(event.type)
          }
          state = next.state
        }
      }),
    )
  })
})
