import '@naru/ui/theme/global'
import { applyTheme } from '@naru/ui/theme'
import { createRoot } from 'react-dom/client'
import { buildReview } from '../engine'
import { ResultReview } from '../ResultReview'
import { longExam } from './longExam'

/** Renders the review of a long exam, to print it. */
function open(root: HTMLElement): void {
  const review = buildReview(longExam, { answers: { r1: '안전화', r2: '날씨' } })
  if (!review) return
  applyTheme('dark')
  createRoot(root).render(
    <ResultReview
      review={review}
      topic={longExam.topic}
      printedOn="7 May 2025, 09:14"
      candidate="Kamal Perera"
      onPrint={() => window.print()}
    />,
  )
}

const root = document.querySelector<HTMLElement>('#root')
if (root) open(root)
