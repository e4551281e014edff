import { useId } from 'react'
import { guidelineBullets } from '../engine'
import { contentLanguage, useExamText } from '../text'
import * as css from './GuidelineList.css'

/** Props of {@link GuidelineList}. */
export interface GuidelineListProps {
  /** Topic of the exam. */
  topic: string
  /** The guidelines as they are stored; each is split on line breaks and semicolons. Missing is the same as none. */
  guidelines?: readonly string[] | undefined
}

/** What a candidate must know before the exam, as numbered blocks of bullets. */
export function GuidelineList({ topic, guidelines = [] }: GuidelineListProps) {
  const text = useExamText()
  const headingId = useId()
  const items = guidelines.map(guidelineBullets).filter((bullets) => bullets.length > 0)

  return (
    <section className={css.box} aria-labelledby={headingId}>
      <h2 className={css.heading} id={headingId}>
        {text.guidelines.heading(topic)}
      </h2>
      {items.length === 0 ? (
        <p className={css.none}>{text.guidelines.none}</p>
      ) : (
        <ol className={css.list} role="list">
          {items.map((bullets, index) => (
            <li key={index} className={css.item}>
              <h3 className={css.title}>{text.guidelines.item(index + 1)}</h3>
              <ul className={css.bullets}>
                {bullets.map((bullet, place) => (
                  <li key={place} className={css.bullet} {...contentLanguage(bullet)}>
                    {bullet}
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
