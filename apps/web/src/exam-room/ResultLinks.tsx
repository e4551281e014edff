import { useExamSession, useReview } from '@naru/exam-kit/react'
import type { ExamSession } from '@naru/exam-kit/session'
import { Heading } from '@naru/ui/Heading'
import { Link } from '@naru/ui/Link'
import * as css from './ResultLinks.css'
import { useResultLinksText } from './text/resultLinks'

/** Links from a saved result to its analysis, to the practice of its mistakes and to its words. Nothing where the API has none of them. */
export const ResultLinks = ({ session }: { session: ExamSession }) => {
  const t = useResultLinksText()
  const examId = useExamSession(session, (snapshot) => snapshot.definition.id)
  const status = useExamSession(session, (snapshot) => snapshot.resultStatus)
  const review = useReview(session)
  if (status?.kind !== 'saved' || status.attemptId === undefined) return null
  const search = `?examId=${encodeURIComponent(examId)}`
  const hasMistakes = review === null || review.totalScore < review.totalPossibleMarks
  const links = [
    { href: `/myresult/${encodeURIComponent(status.attemptId)}`, label: t('analysis') },
    ...(hasMistakes ? [{ href: `/practice${search}`, label: t('practice') }] : []),
    { href: `/words${search}`, label: t('words') },
  ]
  return (
    <section className={css.section} aria-labelledby="result-links">
      <Heading level={3} size="md" id="result-links">
        {t('title')}
      </Heading>
      <ul role="list" className={css.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} variant="standalone">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
