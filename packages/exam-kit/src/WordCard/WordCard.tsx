import { Button } from '@naru/ui/Button'
import { Icon } from '@naru/ui/Icon'
import { type Ref, type RefObject, useEffect, useId, useRef } from 'react'
import { stepActions } from '../PracticeQuestion/stepActions.css'
import { DraftMeaningsNote } from './DraftMeaningsNote'
import { ListenButton } from './ListenButton'
import * as css from './WordCard.css'
import { WordEntry, WordPicture } from './WordEntry'
import { WordTyping } from './WordTyping'
import type { WordCardProps } from './props'
import { isRightAnswer, meaningIn, type WordMode, type WordOption, type WordView } from './words'
import { usePracticePartsText } from '../text/practice'

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

interface WordQuestionProps extends Omit<WordCardProps, 'answer' | 'onNext' | 'note' | 'isLast'> {
  /** Where the digits choose while the focus is in it. */
  area: RefObject<HTMLElement | null>
  headingId: string
  listenRef: Ref<HTMLButtonElement>
}

/** What a word is answered by: its sound unless that gives the answer away, and options or a field. */
function WordQuestion({ area, headingId, listenRef, takesFocus = false, ...card }: WordQuestionProps) {
  const { word, mode, options, language, sound, onPlay, onAnswer, hasOwnKeyboard, onKeyboardChange } = card
  const t = usePracticePartsText()
  return (
    <>
      {word.photo !== undefined && (mode === 'korean' || mode === 'typing') && <WordPicture src={word.photo} />}
      {mode !== 'korean' && <ListenButton sound={sound} onPlay={onPlay} buttonRef={listenRef} />}
      {mode === 'typing' ? (
        <WordTyping
          hasOwnKeyboard={hasOwnKeyboard}
          onKeyboardChange={onKeyboardChange}
          onAnswer={onAnswer}
          describedBy={headingId}
          takesFocus={takesFocus}
        />
      ) : (
        <WordChoices options={options} mode={mode} language={language} onChoose={onAnswer} area={area} />
      )}
      <div>
        <Button variant="quiet" onPress={() => onAnswer('')}>
          {t('word.doNotKnow')}
        </Button>
      </div>
    </>
  )
}

interface WordChoicesProps extends Pick<WordCardProps, 'options' | 'mode' | 'language'> {
  onChoose: (id: string) => void
  /** Where the digits choose while the focus is in it. */
  area: RefObject<HTMLElement | null>
}

const digitOf = ({ key, code }: KeyboardEvent) =>
  Number(/^[1-9]$/.test(key) ? key : (/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0))

/** The options of a word as buttons: a press answers. */
function WordChoices({ options, mode, language, onChoose, area }: WordChoicesProps) {
  const t = usePracticePartsText()
  useEffect(() => {
    const element = area.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const option = options[digitOf(event) - 1]
      if (option === undefined) return
      event.preventDefault()
      onChoose(option.id)
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [area, options, onChoose])

  return (
    <>
      <div role="group" aria-label={t('word.options')} className={css.options}>
        {options.map((option, at) => {
          const { text: words, language: lang } =
            mode === 'korean' ? { text: option.korean, language: 'ko' } : meaningIn(option, language)
          return (
            <button key={option.id} type="button" className={css.option} onClick={() => onChoose(option.id)}>
              <span className={css.number} aria-hidden="true">
                {at + 1}
              </span>
              <span lang={lang} dir="auto">
                {words}
              </span>
            </button>
          )
        })}
      </div>
      <p className={`${css.note} ${css.computerOnly}`}>
        {t('word.keys', { range: `1–${Math.min(options.length, 9)}` })}
      </p>
    </>
  )
}

type WordVerdictProps = Pick<WordCardProps, 'word' | 'mode' | 'options' | 'language' | 'answer'>

/** Whether the answer is right, as a live region; after a wrong one also the right one. */
function WordVerdict({ word, mode, options, language, answer }: WordVerdictProps) {
  const t = usePracticePartsText()
  const isRight = answer !== null && isRightAnswer(word, mode, answer)
  const given = givenAnswer(options, mode, language, answer ?? '')
  const right = asOption(word, mode, language)
  return (
    <div role="status" className={css.verdict}>
      {answer !== null && (
        <p className={css.judgement} data-tone={isRight ? 'right' : 'wrong'}>
          <Icon name={isRight ? 'success' : 'error'} />
          {isRight ? t('word.right') : t('word.wrong')}
        </p>
      )}
      {answer !== null && !isRight && (
        <>
          {given.text !== '' && (
            <p className={css.line}>
              {t('word.yourAnswer')} <span lang={given.language}>{given.text}</span>
            </p>
          )}
          <p className={css.line}>
            {t('word.rightAnswer')} <span lang={right.language}>{right.text}</span>
          </p>
        </>
      )}
    </div>
  )
}

/** What the learner chose or typed, as the card showed it. */
function givenAnswer(options: readonly WordOption[], mode: WordMode, language: string, answer: string) {
  if (mode === 'typing') return { text: answer, language: 'ko' }
  const option = options.find(({ id }) => id === answer)
  return option === undefined ? { text: '', language } : asOption(option, mode, language)
}

/** A word as an answer to what was asked: its Korean, else its meaning. */
function asOption(option: WordOption, mode: WordMode, language: string) {
  return mode === 'korean' || mode === 'typing' ? { text: option.korean, language: 'ko' } : meaningIn(option, language)
}
