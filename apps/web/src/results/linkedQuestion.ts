import type { Review } from '@naru/exam-kit/engine'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { questionHash } from '../shared/links'

/** The question of a review that the address asks for. */
export interface LinkedQuestion {
  /** Its id. Expand it. */
  id: string
  /** Differs for each navigation to it, also from itself. */
  visit: string
}

/** @returns the question that the address asks for, such as `#question-14`; undefined if there is none */
export function useLinkedQuestion(review: Review | null): LinkedQuestion | undefined {
  const router = useRouter()
  const { hash } = useLocation()
  const [repeats, setRepeats] = useState(0)
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ hrefChanged }) => {
        if (!hrefChanged) setRepeats((count) => count + 1)
      }),
    [router],
  )
  const asked = review?.items.find(({ question }) => questionHash(question.number) === hash)
  return asked && { id: asked.question.id, visit: `${hash} ${repeats}` }
}

/** Scrolls to the first expanded row of a review, if there is one, and focuses it. For `ref`. */
export function showExpanded(review: HTMLElement | null): void {
  const row = review?.querySelector<HTMLElement>('[aria-expanded="true"]')
  row?.scrollIntoView({ block: 'center' })
  row?.focus({ preventScroll: true })
}
