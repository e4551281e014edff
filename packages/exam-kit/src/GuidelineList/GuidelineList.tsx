import { useId, type ReactNode } from 'react'
import { Heading } from '@naru/ui/Heading'
import { WholeNames, contentLanguage } from '@naru/ui/language'
import { guidelineBullets } from '../engine/exam/format'
import { useExamText } from '../text'
import * as css from './GuidelineList.css'

export interface GuidelineListProps {
  /** Topic of the exam. */
  topic: string
  /** The stored guidelines; each is split on line breaks and semicolons. @default none */
  guidelines?: readonly string[] | undefined
  /** Content between the heading and the blocks. @default none */
  note?: ReactNode
  /** Level of the heading; the numbered blocks are one level below. @default 2 */
  headingLevel?: 1 | 2
}

const blockHeadings = { 1: 'h2', 2: 'h3' } as const

/** The guidelines of an exam as numbered blocks of bullets. */
export function GuidelineList({ topic, guidelines = [], note, headingLevel = 2 }: GuidelineListProps) {
  const t = useExamText()
  const headingId = useId()
  const BlockHeading = blockHeadings[headingLevel]
  const items = guidelines.map(guidelineBullets).filter((bullets) => bullets.length > 0)

  return (
    <section className={css.box} aria-labelledby={headingId}>
      <Heading level={headingLevel} id={headingId}>
        <WholeNames>{t('guidelines.heading', { topic })}</WholeNames>
      </Heading>
      {note}
      {items.length === 0 ? (
        <p className={css.none}>{t('guidelines.none')}</p>
      ) : (
        <ol className={css.list} role="list">
          {items.map((bullets, index) => (
            <li key={index} className={css.item}>
              <BlockHeading className={css.title}>{t('guidelines.item', { number: index + 1 })}</BlockHeading>
              <ul className={css.bullets}>
                {bullets.map((bullet, place) => (
                  <li key={place} className={css.bullet}>
                    <span {...contentLanguage(bullet)}>{bullet}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
