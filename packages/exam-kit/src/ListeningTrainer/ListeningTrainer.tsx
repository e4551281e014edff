import { useEffect, useReducer, useRef, type ReactNode } from 'react'
import { Button } from '@naru/ui/Button'
import { Text } from '@naru/ui/Text'
import type { Question, Section } from '../engine'
import { hasKey, inOrder, practiceItem } from '../PracticeQuestion/practiceItem'
import { PracticeOutcome, type PracticeWait } from '../PracticeQuestion/PracticeOutcome'
import { stepActions } from '../PracticeQuestion/stepActions.css'
import { usePracticePartsText } from '../text/practice'
import { useTrainerText } from '../text/trainer'
import { confusedSounds, type TrainedSound } from './confusedSounds'
import { Dictation } from './Dictation'
import { gradeDictation } from './gradeDictation'
import { Hearing } from './Hearing'
import { Marking } from './Marking'
import { Script } from './Script'
import { beginTraining, markedTurns, train, trainerSteps, turnToType, type ClipTurn } from './trainer'
import { usePlayer } from './usePlayer'
import * as css from './ListeningTrainer.css'

export interface ListeningTrainerProps {
  /** The question; with its key, or without it until the server has checked the answer. */
  question: Question
  /** The question's section. */
  section: Section
  /** Position among the clips, from 1. */
  position: number
  /** Number of clips. */
  total: number
  /** Ids of the options in the order in which they are shown. */
  order: readonly string[]
  /** URL of the recording; later changes are ignored. */
  clip: string
  /** Reads the recording, for its loudness. @default its loudness is not shown */
  readClip?: (() => Promise<Blob>) | undefined
  /** Whether the page may use the microphone. @default true */
  canRecord?: boolean | undefined
  /** What it says; undefined until the server has checked the answer. */
  turns: readonly ClipTurn[] | undefined
  /** The answer to the first hearing: id of an option, null if the learner does not know; undefined before it. */
  answer: string | null | undefined
  /** Called with the answer to the first hearing, the only one that counts. */
  onAnswer: (optionId: string | null) => void
  /** Called after the dictation with the kinds of sounds that marks and dictation show as confused, if there are any. */
  onConfused?: ((sounds: readonly TrainedSound[]) => void) | undefined
  /** Called when the learner goes on to the next clip. */
  onNext: () => void
  /** Whether nothing follows. @default false */
  isLast?: boolean | undefined
  /** Why an answered question has no key yet. @default `later` */
  wait?: PracticeWait | undefined
  /** Content below the verdict. @default none */
  note?: ReactNode
}

/**
 * Trains the ear with one clip: hear it and answer, mark what was not understood, read and loop it turn by turn, type a turn, and hear it again. The
 * key is shown at the end only, so that the second answer says something. Pass another `key` for each clip.
 */
export function ListeningTrainer(props: ListeningTrainerProps) {
  const {
    question: unordered,
    section,
    position,
    total,
    order,
    clip,
    turns,
    answer,
    onAnswer,
    onConfused,
    onNext,
  } = props
  const { readClip, canRecord = true, isLast = false, wait = 'later', note } = props
  const t = useTrainerText()
  const tPractice = usePracticePartsText()
  const [state, dispatch] = useReducer(train, undefined, beginTraining)
  const heading = useRef<HTMLHeadingElement>(null)
  const player = usePlayer(clip)
  const question = inOrder(unordered, order)
  const { step, marks, again } = state
  const hearing = { question, position, total, player }
  const wentOn = () => dispatch({ type: 'wentOn' })
  const answered = (optionId: string | null) => {
    if (step === 'blind') onAnswer(optionId)
    dispatch({ type: 'answered', optionId })
  }

  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [step])

  const marked = markedTurns(turns ?? [], marks)
  const turn = turns?.[turnToType(turns, marked)]
  const withTurns = (content: ReactNode) =>
    turns === undefined ? (
      <>
        <div role="status">
          <Text>{t(`waits.${wait}`)}</Text>
        </div>
        <div className={stepActions}>
          <Button onPress={onNext}>{tPractice(isLast ? 'finish' : 'next')}</Button>
        </div>
      </>
    ) : (
      content
    )
  return (
    <section className={css.trainer} aria-label={t('title')}>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {t('step', { step: trainerSteps.indexOf(step) + 1, steps: trainerSteps.length, name: t(`steps.${step}`) })}
      </h2>
      {step === 'blind' && (
        <Hearing {...hearing} onAnswer={answered} onScript={turns === undefined ? undefined : wentOn} />
      )}
      {step === 'mark' && (
        <Marking
          player={player}
          marks={marks.length}
          onMark={(seconds) => dispatch({ type: 'marked', seconds })}
          onNext={wentOn}
        />
      )}
      {step === 'script' &&
        withTurns(
          <Script
            turns={turns ?? []}
            marked={marked}
            state={state}
            dispatch={dispatch}
            player={player}
            readClip={readClip}
            canRecord={canRecord}
          />,
        )}
      {step === 'dictation' && turn !== undefined && (
        <Dictation
          turn={turn}
          typed={state.dictated}
          player={player}
          onType={(text) => dispatch({ type: 'dictated', text })}
          onNext={() => {
            const typed = state.dictated === null ? undefined : gradeDictation(turn.text, state.dictated)
            const sounds = confusedSounds(
              marked.flatMap((at) => turns?.[at] ?? []),
              typed,
            )
            if (sounds.length > 0) onConfused?.(sounds)
            wentOn()
          }}
        />
      )}
      {step === 'again' && <Hearing {...hearing} onAnswer={answered} />}
      {step === 'end' && again !== undefined && (
        <>
          {hasKey(question) && <Compared question={question} section={section} first={answer} again={again} />}
          <PracticeOutcome
            item={practiceItem(question, section, again)}
            isUnknown={again === null}
            wait={hasKey(question) ? undefined : wait}
            note={note}
          />
          <div className={stepActions}>
            <Button variant="primary" iconEnd="arrowRight" onPress={onNext}>
              {tPractice(isLast ? 'finish' : 'next')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

interface ComparedProps {
  question: Question
  section: Section
  first: string | null | undefined
  again: string | null
}

/** Whether the answers before and after the training are right. */
const Compared = ({ question, section, first, again }: ComparedProps) => {
  const t = useTrainerText()
  if (first === undefined) return null
  const verdict = (optionId: string | null) => String(practiceItem(question, section, optionId).isCorrect)
  return <Text>{t('compared', { first: verdict(first), again: verdict(again) })}</Text>
}
