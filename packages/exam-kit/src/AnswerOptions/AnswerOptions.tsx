import { memo, useEffect, useId, useRef } from 'react'
import { Icon } from '@naru/ui/Icon'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import type { AnswerOption } from '../engine'
import { ExamPicture } from '../ExamPicture/ExamPicture'
import { Underlined } from '../QuestionCard/Underlined'
import { useExamText } from '../text'
import { contentLanguage } from '@naru/ui/language'
import * as css from './AnswerOptions.css'

export interface AnswerOptionsProps {
  /** Number of the question, for the accessible name. */
  questionNumber: number
  /** The options in their printed order. */
  options: readonly AnswerOption[]
  /** Id of the chosen option, or null. */
  value: string | null
  /** Called with the id of the chosen option; needs a stable identity. */
  onChange: (optionId: string) => void
  /** Whether the options are disabled; then the reason is shown. Options that open scroll into view. @default false */
  isLocked?: boolean
  /** Why the options are disabled. @default the sentence about listening first */
  lockedReason?: string | undefined
  /** Whether the reason's space stays while the options are enabled, so that they do not move as they open. @default false */
  reservesReason?: boolean
  /** Whether the recording speaks the options: they show their numbers only. @default false */
  isSpoken?: boolean | undefined
}

/** The options of a question as native radio buttons with large targets. Pass the question's id as `key`. */
export function AnswerOptions({
  questionNumber,
  options,
  value,
  onChange,
  isLocked = false,
  lockedReason,
  reservesReason = false,
  isSpoken = false,
}: AnswerOptionsProps) {
  const t = useExamText()
  const name = useId()
  const noteId = `${name}-note`
  const list = useRef<HTMLDivElement>(null)
  const wasLocked = useRef(isLocked)
  const hasOnlyPictures = options.length > 0 && options.every((option) => option.text === undefined)

  useEffect(() => {
    // Time runs from now on.
    if (wasLocked.current && !isLocked) list.current?.scrollIntoView({ block: 'nearest' })
    wasLocked.current = isLocked
  }, [isLocked])

  return (
    <div
      role="radiogroup"
      className={css.group}
      aria-label={t('question.options', { number: questionNumber })}
      {...(isLocked ? { 'aria-describedby': noteId, 'aria-disabled': true } : {})}
    >
      <div ref={list} className={`${css.list} ${isSpoken ? css.spoken : hasOnlyPictures ? css.pictures : ''}`}>
        {options.map((option, index) => (
          <Option
            key={option.id}
            name={name}
            option={option}
            position={index + 1}
            isChosen={option.id === value}
            isLocked={isLocked}
            isSpoken={isSpoken}
            onChoose={onChange}
          />
        ))}
      </div>
      {(isLocked || reservesReason) && (
        <p className={isLocked ? css.note : `${css.note} ${css.reserved}`} id={noteId}>
          <Icon name="lock" />
          {lockedReason ?? t('question.locked')}
        </p>
      )}
    </div>
  )
}

interface OptionProps {
  /** Name that all radio buttons of the group share. */
  name: string
  option: AnswerOption
  position: number
  isChosen: boolean
  isLocked: boolean
  isSpoken: boolean
  onChoose: (optionId: string) => void
}

const Option = memo(function Option({ name, option, position, isChosen, isLocked, isSpoken, onChoose }: OptionProps) {
  const t = useExamText()
  const hasPicture = option.photo !== undefined
  const words = isSpoken ? (
    <VisuallyHidden>{t('question.optionSpoken', { position })}</VisuallyHidden>
  ) : (
    option.text !== undefined && (
      <span className={css.words} {...contentLanguage(option.text)}>
        <Underlined>{option.text}</Underlined>
      </span>
    )
  )
  const badge = (
    <span className={css.badge} aria-hidden="true">
      {position}
    </span>
  )
  const tick = (
    <span className={css.tick} aria-hidden="true">
      <Icon name="check" />
    </span>
  )

  return (
    <label className={css.field}>
      <input
        type="radio"
        className={css.input}
        name={name}
        value={option.id}
        checked={isChosen}
        disabled={isLocked}
        onChange={() => onChoose(option.id)}
      />
      <span className={hasPicture ? `${css.option} ${css.picture}` : css.option}>
        {hasPicture ? (
          <>
            <span className={css.pictureHead}>
              {badge}
              {tick}
            </span>
            <ExamPicture
              src={option.photo}
              alt={option.text === undefined ? t('question.optionImage', { position }) : ''}
              width={240}
              height={180}
              loading="eager"
            />
            {words}
          </>
        ) : (
          <>
            {badge}
            {words}
            {tick}
          </>
        )}
      </span>
    </label>
  )
})
