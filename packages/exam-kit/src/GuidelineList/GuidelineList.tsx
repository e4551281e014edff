import { WholeNames } from '@naru/ui/language'
import { useId } from 'react'
import { guidelineBullets } from '../engine'
import { contentLanguage, useExamText } from '../text'
import * as css from './GuidelineList.css'

/** Props of {@link GuidelineList}. */
export interface GuidelineListProps {
  /** Topic of the exam. */
  topic: string
  /** The stored guidelines; each is split on line breaks and semicolons. @default none */
  guidelines?: readonly string[] | undefined
  /** The guidelines in English, shown below a translation that no person has reviewed. @default none */
  original?: readonly string[] | undefined
  /** Level of the heading; the numbered blocks are one level below. Default 2. */
  headingLevel?: 1 | 2
}

const headings = { 1: 'h1', 2: 'h2' } as const
const blockHeadings = { 1: 'h2', 2: 'h3' } as const

/** The guidelines of an exam as numbered blocks of bullets. */
export function GuidelineList({ topic, guidelines = [], original = [], headingLevel = 2 }: GuidelineListProps) {
  const text = useExamText()
  const headingId = useId()
  const Heading = headings[headingLevel]
  const BlockHeading = blockHeadings[headingLevel]
  const items = guidelines
    .map((guideline, index) => ({
      bullets: guidelineBullets(guideline),
      english: original[index],
    }))
    .filter(({ bullets }) => bullets.length > 0)

  return (
    <section className={css.box} aria-labelledby={headingId}>
      <Heading className={css.heading} id={headingId}>
        <WholeNames>{text.guidelines.heading(topic)}</WholeNames>
      </Heading>
      {items.length === 0 ? (
        <p className={css.none}>{text.guidelines.none}</p>
      ) : (
        <ol className={css.list} role="list">
          {items.map(({ bullets, english }, index) => (
            <li key={index} className={css.item}>
              <BlockHeading className={css.title}>{text.guidelines.item(index + 1)}</BlockHeading>
              <ul className={css.bullets}>
                {bullets.map((bullet, place) => (
                  <li key={place} className={css.bullet}>
                    <span {...contentLanguage(bullet)}>{bullet}</span>
                  </li>
                ))}
              </ul>
              {english !== undefined && (
                <p className={css.original} lang="en">
                  {english}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
