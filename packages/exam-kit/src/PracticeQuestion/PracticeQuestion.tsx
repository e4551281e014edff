import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '@naru/ui/Button'
import { AnswerOptions } from '../AnswerOptions/AnswerOptions'
import { ClipReplay } from '../ClipReplay/ClipReplay'
import type { Question, Section } from '../engine'
import { QuestionCard } from '../QuestionCard'
import { useExamText } from '../text'
import { usePracticePartsText } from '../text/practice'
import { hasKey, inOrder, practiceItem } from './practiceItem'
import { PracticeOutcome, type PracticeWait } from './PracticeOutcome'
import * as css from './PracticeQuestion.css'
import { stepActions } from './stepActions.css'

export interface PracticeQuestionProps {
  /** The question; with its key, or without it until the server has checked the answer. */
  question: Question
  /** The question's section. */
  section: Section
  /** Position among the questions of this practice, from 1. */
  position: number
  /** Number of questions of this practice. */
  total: number
  /** Ids of the options in the order in which they are shown. */
  order: readonly string[]
  /** URL of the recording on this device. @default the question's */
  clip?: string | undefined
  /** Id of the chosen option; null: the learner does not know it; undefined: not answered yet. */
  answer: string | null | undefined
  /** Called once, with the id of the chosen option, or null. */
  onAnswer: (optionId: string | null) => void
  /** Called when the learner goes on. */
  onNext: () => void
  /** Whether nothing follows. @default false */
  isLast?: boolean | undefined
  /** Whether its heading takes the focus when it appears. @default false */
  takesFocus?: boolean | undefined
  /** Called when the learner goes on without an answer, since the recording does not load. @default not offered */
  onSkip?: (() => void) | undefined
  /** Why an answered question has no key yet. @default `later` */
  wait?: PracticeWait | undefined
  /** Content below the verdict: when the question comes back. @default none */
  note?: ReactNode
}

/** One question of the practice, with its key and explanation right after the answer. Pass another `key` each time a question is asked. */
export function PracticeQuestion({
  question: unordered,
  section,
  position,
  total,
  order,
  clip = unordered.audio,
  answer,
  onAnswer,
  onNext,
  isLast = false,
  takesFocus = false,
  onSkip,
  wait = 'later',
  note,
}: PracticeQuestionProps) {
  const tExam = useExamText()
  const tPracticeParts = usePracticePartsText()
  const area = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState<string | null>(null)
  const question = inOrder(unordered, order)
  const isAnswered = answer !== undefined
  const needsFocus = takesFocus && !isAnswered

  useEffect(() => {
    if (!needsFocus) return
    area.current?.querySelector('h2')?.focus({ preventScroll: true })
    area.current?.querySelector('section')?.scrollIntoView()
  }, [needsFocus])

  const check = (event: FormEvent) => {
    event.preventDefault()
    if (choice !== null) onAnswer(choice)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (isAnswered) {
      // The verdict has the focus; a control keeps its own Enter.
      if (event.key === 'Enter' && event.target instanceof HTMLHeadingElement) onNext()
      return
    }
    const option = /^[1-9]$/.test(event.key) ? question.options[Number(event.key) - 1] : undefined
    if (option === undefined) return
    setChoice(option.id)
    area.current?.querySelectorAll<HTMLElement>('input[type="radio"]')[Number(event.key) - 1]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of the controls inside
    <div ref={area} className={css.practice} onKeyDown={onKeyDown}>
      <QuestionCard
        position={position}
        total={total}
        number={question.number}
        section={tExam('sectionName', { title: section.title })}
        text={question.text}
        photo={question.photo}
        chart={question.chart}
        media={
          clip !== undefined &&
          clip !== '' && (
            <ClipReplay
              key={clip}
              questionNumber={question.number}
              src={clip}
              retryLabel={tPracticeParts('question.retryClip')}
              missingActions={
                onSkip &&
                !isAnswered && (
                  <Button size="small" variant="quiet" onPress={onSkip}>
                    {tPracticeParts('question.skip')}
                  </Button>
                )
              }
            />
          )
        }
      >
        {!isAnswered && (
          <form className={css.form} onSubmit={check}>
            <AnswerOptions
              questionNumber={question.number}
              options={question.options}
              value={choice}
              onChange={setChoice}
              isSpoken={question.hasSpokenOptions}
            />
            <div className={stepActions}>
              <Button type="submit" variant="primary" isDisabled={choice === null}>
                {tPracticeParts('question.check')}
              </Button>
              <Button variant="quiet" onPress={() => onAnswer(null)}>
                {tPracticeParts('question.doNotKnow')}
              </Button>
              <span className={css.keys}>{tPracticeParts('question.keys', { last: question.options.length })}</span>
            </div>
          </form>
        )}
      </QuestionCard>
      {isAnswered && (
        <>
          <PracticeOutcome
            item={practiceItem(question, section, answer)}
            isUnknown={answer === null}
            wait={hasKey(question) ? undefined : wait}
            note={note}
          />
          <div className={stepActions}>
            <Button variant="primary" iconEnd="arrowRight" onPress={onNext}>
              {tPracticeParts(isLast ? 'finish' : 'next')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
