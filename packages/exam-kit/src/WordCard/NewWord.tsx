import { useEffect, useRef } from 'react'
import { Button } from '@naru/ui/Button'
import { stepActions } from '../PracticeQuestion/stepActions.css'
import { usePracticePartsText } from '../text/practice'
import { DraftMeaningsNote } from './DraftMeaningsNote'
import { ListenButton } from './ListenButton'
import type { WordCardProps } from './props'
import { WordEntry } from './WordEntry'
import * as css from './WordCard.css'

export type NewWordProps = Pick<WordCardProps, 'word' | 'language' | 'sound' | 'onPlay' | 'onNext' | 'takesFocus'>

/** Shows a word before it is asked for the first time. Pass the word's id as `key`. */
export function NewWord({ word, language, sound, onPlay, onNext, takesFocus = false }: NewWordProps) {
  const t = usePracticePartsText()
  const section = useRef<HTMLElement>(null)
  const next = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!takesFocus) return
    next.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'start' })
  }, [takesFocus])

  return (
    <section ref={section} className={css.card} aria-labelledby={word.id}>
      <h2 id={word.id} className={css.heading}>
        {t('word.isNew')}
      </h2>
      <WordEntry word={word} language={language} />
      <DraftMeaningsNote words={[word]} language={language} />
      <ListenButton sound={sound} onPlay={onPlay} />
      <div className={stepActions}>
        <Button ref={next} variant="primary" iconEnd="arrowRight" onPress={onNext} aria-describedby={word.id}>
          {t('next')}
        </Button>
      </div>
    </section>
  )
}
