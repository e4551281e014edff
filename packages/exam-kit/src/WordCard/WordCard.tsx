import { useEffect, useId, useRef } from 'react'
import { Button } from '@naru/ui/Button'
import { stepActions } from '../PracticeQuestion/stepActions.css'
import { usePracticePartsText } from '../text/practice'
import { DraftMeaningsNote } from './DraftMeaningsNote'
import { ListenButton } from './ListenButton'
import { WordEntry } from './WordEntry'
import { WordQuestion } from './WordQuestion'
import { WordVerdict } from './WordVerdict'
import type { WordCardProps } from './props'
import { meaningIn, type WordMode, type WordView } from './words'
import * as css from './WordCard.css'

/** Asks for one word, and shows what it means right after the answer. Pass the word's id as `key`. */
export function WordCard(props: WordCardProps) {
  const {
    word,
    mode,
    options,
    language,
    sound,
    onPlay,
    answer,
    onNext,
    note,
    isLast = false,
    takesFocus = false,
  } = props
  const t = usePracticePartsText()
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const listen = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const shown = promptOf(word, mode, language)
  const isAnswered = answer !== null

  useEffect(() => {
    if (!takesFocus) return
    // Enter plays, and then goes on. The field of `typing` takes the focus itself.
    const target = isAnswered ? next : mode === 'listening' ? listen : mode === 'typing' ? null : heading
    target?.current?.focus({ preventScroll: true })
    // Question and verdict are at its top, and may be above the button that has the focus.
    section.current?.scrollIntoView({ block: 'start' })
  }, [takesFocus, isAnswered, mode])

  return (
    <section ref={section} className={css.card} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={css.heading}>
        <span className={css.ask}>{t(`word.ask.${mode}`)}</span>{' '}
        {shown !== null && (
          <span className={css.prompt} lang={shown.language} dir="auto">
            {shown.text}
          </span>
        )}
      </h2>
      {!isAnswered && <WordQuestion {...props} area={section} headingId={headingId} listenRef={listen} />}
      <WordVerdict word={word} mode={mode} options={options} language={language} answer={answer} />
      {isAnswered && (
        <>
          <DraftMeaningsNote words={[word]} language={language} />
          <WordEntry word={word} language={language} />
          <ListenButton sound={sound} onPlay={onPlay} />
          {note}
          <div className={stepActions}>
            <Button ref={next} variant="primary" iconEnd="arrowRight" onPress={onNext}>
              {t(isLast ? 'finish' : 'next')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** What the card shows in large letters; null for one to listen to. */
function promptOf(word: WordView, mode: WordMode, language: string) {
  if (mode === 'listening') return null
  return mode === 'meaning' ? { text: word.korean, language: 'ko' } : meaningIn(word, language)
}
