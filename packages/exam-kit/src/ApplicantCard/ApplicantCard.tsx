import { useId } from 'react'
import { useExamText } from '../text'
import { contentLanguage } from '@naru/ui/language'
import * as css from './ApplicantCard.css'

export interface ApplicantCardProps {
  /** Name of the applicant. @default 'N/A' */
  name?: string | undefined
  /** The applicant's id. @default 'N/A' */
  userId?: string | undefined
  /** Number of the seat. @default '7' */
  seatNumber?: string
  /** Name of the room. @default 'Test Room' */
  testRoom?: string
  /** Number of the application. @default '0012367' */
  applicationNo?: string
}

/** The applicant's card: name, number and room. */
export function ApplicantCard({
  name,
  userId,
  seatNumber = '7',
  testRoom,
  applicationNo = '0012367',
}: ApplicantCardProps) {
  const t = useExamText()
  const headingId = useId()
  const rows = [
    { term: t('applicant.name'), value: name || t('applicant.unknown') },
    { term: t('applicant.userId'), value: userId || t('applicant.unknown') },
    { term: t('applicant.seatNumber'), value: seatNumber },
    { term: t('applicant.testRoom'), value: testRoom ?? t('applicant.someRoom') },
    { term: t('applicant.applicationNo'), value: applicationNo },
  ]

  return (
    <section className={css.card} aria-labelledby={headingId}>
      <h2 className={css.head} id={headingId}>
        {t('applicant.title')}
      </h2>
      <dl className={css.list}>
        {rows.map(({ term, value }) => (
          <div key={term} className={css.pair}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value} {...contentLanguage(value)}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
