import { useLayoutEffect, type RefObject } from 'react'
import { currentQuestion, currentSection } from '../../engine'
import { letterKeys } from '../../KeyHelp/KeyHelp'
import type { ExamSession } from '../../session'

/**
 * Binds the exam's keys to the element around the question: digits choose, letters navigate and flag. They work only while the focus is
 * inside that element, so they do not conflict with screen readers and voice control.
 */
export function useQuestionKeys(session: ExamSession, area: RefObject<HTMLElement | null>): void {
  // Before the first paint, so that keys work as soon as the question is visible.
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
      if (event.target instanceof HTMLInputElement && event.target.type !== 'radio') return
      if (handleDigit(session, element, event) || handleLetter(session, event)) event.preventDefault()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [session, area])
}

/** Falls back to the physical key for other scripts. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  return /^Key([A-Z])$/.exec(code)?.[1] ?? ''
}

function digitOf({ key, code }: KeyboardEvent): number {
  const digit = /^[1-9]$/.test(key) ? key : /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  return Number(digit ?? 0)
}

function handleDigit(session: ExamSession, area: HTMLElement, event: KeyboardEvent): boolean {
  const position = digitOf(event)
  const { definition, state } = session.getSnapshot()
  const question = currentQuestion(definition, state)
  const option = question?.options[position - 1]
  if (!question || !option) return false
  const rejection = session.send({ type: 'selectAnswer', questionId: question.id, optionId: option.id })
  // Focuses the option, so that a screen reader announces it.
  if (rejection === null) area.querySelectorAll<HTMLElement>('input[type="radio"]')[position - 1]?.focus()
  return true
}

function handleLetter(session: ExamSession, event: KeyboardEvent): boolean {
  const { definition, state } = session.getSnapshot()
  const question = currentQuestion(definition, state)
  const section = currentSection(definition, state)
  if (!question || !section || section.playback) return false
  switch (letterOf(event)) {
    case letterKeys.next:
      session.send({ type: 'next' })
      return true
    case letterKeys.previous:
      session.send({ type: 'previous' })
      return true
    case letterKeys.flag:
      session.send({ type: 'toggleFlag', questionId: question.id })
      return true
    default:
      return false
  }
}
