import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import { Icon } from '@naru/ui/Icon'
import type { AnswerOption } from '../engine'
import { ExamPicture } from '../ExamPicture'
import { contentLanguage, useExamText } from '../text'
import * as css from './AnswerOptions.css'

/** Props of {@link AnswerOptions}. */
export interface AnswerOptionsProps {
  /** Number of the question, for the group's name. */
  questionNumber: number
  /** The options in their printed order. */
  options: readonly AnswerOption[]
  /** Id of the chosen option, or null. */
  value: string | null
  /** Called with the id of the option that was chosen. Choosing never moves on. */
  onChange: (optionId: string) => void
  /** Whether nothing may be chosen now; the reason is then shown. Default false. */
  isLocked?: boolean
  /** Why nothing may be chosen. Default: the sentence about listening first. */
  lockedReason?: string
}

/** The options of a question: one radio group with large targets. Give it the question's id as `key`, so that it starts afresh with each. */
export function AnswerOptions({
  questionNumber,
  options,
  value,
  onChange,
  isLocked = false,
  lockedReason,
}: AnswerOptionsProps) {
  const text = useExamText()
  const hasOnlyPictures = options.length > 0 && options.every((option) => option.text === undefined)

  return (
    <RadioGroup
      className={css.group}
      aria-label={text.question.options(questionNumber)}
      value={value}
      onChange={onChange}
      isDisabled={isLocked}
    >
      {isLocked && (
        <Text slot="description" elementType="p" className={css.note}>
          <Icon name="lock" />
          {lockedReason ?? text.question.locked}
        </Text>
      )}
      <div className={hasOnlyPictures ? `${css.list} ${css.pictures}` : css.list}>
        {options.map((option, index) => (
          <Option key={option.id} option={option} position={index + 1} />
        ))}
      </div>
    </RadioGroup>
  )
}

function Option({ option, position }: { option: AnswerOption; position: number }) {
  const text = useExamText()
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
    <RadioField value={option.id} className={css.field}>
      {option.photo === undefined ? (
        <RadioButton className={css.option}>
          {badge}
          <span className={css.words} {...contentLanguage(option.text)}>
            {option.text}
          </span>
          {tick}
        </RadioButton>
      ) : (
        <RadioButton className={`${css.option} ${css.picture}`}>
          <span className={css.pictureHead}>
            {badge}
            {tick}
          </span>
          <ExamPicture
            src={option.photo}
            alt={option.text === undefined ? text.question.optionImage(position) : ''}
            width={240}
            height={180}
            loading="eager"
          />
          {option.text !== undefined && (
            <span className={css.words} {...contentLanguage(option.text)}>
              {option.text}
            </span>
          )}
        </RadioButton>
      )}
    </RadioField>
  )
}
