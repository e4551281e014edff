import { createContext, use, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Milliseconds without a key after which a field reports its text. */
const PAUSE_MS = 400

/** The fields with text that they have not reported yet. */
export interface Typing {
  /** Adds a field. @param flush reports its text @returns removes it */
  register: (flush: () => void) => () => void
  /** Makes all fields report at once, for example before saving or undoing. */
  flush: () => void
}

/** Creates the registry of an editor's fields. */
export function createTyping(): Typing {
  const fields = new Set<() => void>()
  return {
    register: (flush) => {
      fields.add(flush)
      return () => void fields.delete(flush)
    },
    flush: () => {
      for (const flush of fields) flush()
    },
  }
}

/** The registry of the editor around a field. */
export const TypingContext = createContext<Typing>(createTyping())

export interface TypedText {
  text: string
  setText: (text: string) => void
  /** Reports the text when the field is left, and shows it as it is stored. */
  leave: () => void
}

/** What is stored of a typed text, as the field shows it; undefined: nothing, so that the value before counts. */
export type Normalize = (typed: string) => string | undefined

/**
 * Keeps the text of a field while somebody types, so that the rest of the editor renders and checks only after a pause, on leaving the field,
 * and when the registry asks.
 *
 * @param value the text outside; another one replaces what is typed, unless it is the typed text as it is stored
 * @param onCommit receives the text
 * @param normalize what is stored of a text
 */
export function useTypedText(value: string, onCommit: (text: string) => void, normalize: Normalize): TypedText {
  const typing = use(TypingContext)
  const [text, setShown] = useState(value)
  const [known, setKnown] = useState(value)
  const latest = useRef({ text: value, value, onCommit, normalize })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressed = useRef(false)
  if (known !== value) {
    setKnown(value)
    setShown(value)
  }

  useEffect(() => {
    if (latest.current.value !== value) latest.current.text = value
    latest.current.value = value
    latest.current.onCommit = onCommit
    latest.current.normalize = normalize
  })

  const [{ flush, change, leave }] = useState(() => {
    const flush = () => {
      clearTimeout(timer.current)
      const { text, value, onCommit, normalize } = latest.current
      const stored = normalize(text)
      if (stored === undefined || stored === value) return
      latest.current.value = stored
      // What is typed before the draft arrives here again is not replaced by it.
      setKnown(stored)
      onCommit(text)
    }
    const close = () => {
      flush()
      const { text, value, normalize } = latest.current
      const stored = normalize(text) ?? value
      latest.current.text = stored
      setShown(stored)
    }
    const change = (next: string) => {
      latest.current.text = next
      setShown(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, PAUSE_MS)
    }
    // A press takes the focus as it goes down. What the report moves must not move away from under it, and what is pressed must know the report.
    const leave = () => {
      if (!isPressed.current) return close()
      document.addEventListener('pointerup', () => flushSync(close), { once: true, capture: true })
    }
    return { flush, change, leave }
  })

  useEffect(() => {
    const track = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown'
    }
    const events = ['pointerdown', 'pointerup', 'pointercancel'] as const
    for (const event of events) document.addEventListener(event, track, true)
    return () => {
      for (const event of events) document.removeEventListener(event, track, true)
    }
  }, [])

  useEffect(() => {
    const remove = typing.register(flush)
    return () => {
      remove()
      // A field that disappears, as with another question, still reports.
      flush()
    }
  }, [typing, flush])

  return { text, setText: change, leave }
}
