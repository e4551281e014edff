// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { navigatorCell } from '../engine'
import { fakeLocks, flushPromises, sampleExam, sampleSession } from '../testing'
import { beginSession } from '../testing/sampleSession'
import { shallowEqual, useExamSession, useLeaveGuard, useReview } from './index'

afterEach(cleanup)

const begun = () => beginSession({ definition: sampleExam({ reading: 3, listening: 1 }) })

describe('useExamSession', () => {
  it('renders only the cell of a changed answer', () => {
    const { session } = begun()
    const rendered: string[] = []
    function Cell({ index }: { readonly index: number }) {
      const cell = useExamSession(session, ({ definition, state }) => navigatorCell(definition, state, index))
      return <li>{cell?.chosenPosition ?? '-'}</li>
    }
    render(
      [0, 1, 2].map((index) => (
        <Profiler key={index} id={`cell ${index}`} onRender={(id, phase) => rendered.push(`${id} ${phase}`)}>
          <Cell index={index} />
        </Profiler>
      )),
    )
    act(() => void session.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'c' }))
    expect(rendered).toEqual(['cell 0 mount', 'cell 1 mount', 'cell 2 mount', 'cell 0 update'])
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['3', '-', '-'])
  })

  it('renders only the time on a tick', () => {
    const { session, clock } = begun()
    let renders = 0
    renderHook(() => {
      renders += 1
      return useExamSession(session, ({ state }) => state)
    })
    const { result } = renderHook(() => useExamSession(session, ({ secondsLeft }) => secondsLeft))
    act(() => clock.advance(3000))
    expect(renders).toBe(1)
    expect(result.current).toBe(1497)
  })
})

describe('shallowEqual', () => {
  it.each([
    [1, 1, true],
    [Number.NaN, Number.NaN, true],
    [1, 2, false],
    [{ a: 1 }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: undefined }, { b: undefined }, false],
    [[1, 2], [1, 2], true],
    [[1], { 0: 1 }, false],
    [{ a: {} }, { a: {} }, false],
    [null, {}, false],
  ])('%j and %j: %s', (a, b, isEqual) => {
    expect(shallowEqual(a, b)).toBe(isEqual)
  })
})

describe('Leaving the page with answers present and unfinished warns', () => {
  function isAskedOnUnload() {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }

  it('with answers, not without, and not after the finish', () => {
    const { session, clock } = begun()
    const { result } = renderHook(() => useLeaveGuard(session))
    expect([result.current, isAskedOnUnload()]).toEqual([false, false])
    act(() => void session.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'a' }))
    expect([result.current, isAskedOnUnload()]).toEqual([true, true])
    act(() => clock.sleep(3_600_000))
    expect([result.current, isAskedOnUnload()]).toEqual([false, false])
  })

  it('not in a tab with read access', async () => {
    const locks = fakeLocks()
    const { session } = sampleSession({ lock: locks.tab() })
    session.send({ type: 'begin' })
    await flushPromises()
    session.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'a' })
    const { result } = renderHook(() => useLeaveGuard(session))
    expect(result.current).toBe(true)
    await act(() => locks.tab().steal('exam:sample', () => {}))
    expect(result.current).toBe(false)
  })

  it('not after the component unmounts', () => {
    const { session } = begun()
    session.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'a' })
    renderHook(() => useLeaveGuard(session)).unmount()
    expect(isAskedOnUnload()).toBe(false)
  })
})

describe('useReview', () => {
  it('is null before the finish, then built from inline answer keys', () => {
    const { session, clock } = begun()
    const { result } = renderHook(() => useReview(session))
    act(() => void session.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'b' }))
    expect(result.current).toBeNull()
    act(() => clock.sleep(3_600_000))
    expect(result.current).toMatchObject({ correctCount: 1, incorrectCount: 3, percentageScore: 25 })
  })

  it('is null until the server has graded it if answer keys are withheld', async () => {
    const definition = sampleExam({ reading: 1, listening: 0, keys: 'withheld' })
    const question = { questionId: 'r1', userAnswer: '안전화', correctAnswer: '안전화', isCorrect: true }
    const graded = { questions: [question] }
    const { session, clock } = sampleSession({
      definition,
      answers: ['offline', { kind: 'saved', attempt: 1, graded }],
    })
    session.send({ type: 'begin' })
    const { result } = renderHook(() => useReview(session))
    await act(async () => {
      clock.sleep(3_600_000)
      await flushPromises()
    })
    expect(result.current).toBeNull()
    await act(async () => {
      clock.wake()
      await flushPromises()
    })
    expect(result.current).toMatchObject({ correctCount: 1, percentageScore: 100 })
  })
})
