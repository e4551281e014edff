import { Icon } from '@naru/ui/Icon'
import { useLanguage, contentLanguage } from '@naru/ui/language'
import { optionKey, type ReviewItem, type ReviewOption } from '../engine'
import { ExamPicture } from '../ExamPicture/ExamPicture'
import { Underlined } from '../QuestionCard/Underlined'
import { useExamText } from '../text'
import { textInLanguage } from '../engine/exam/help'
import * as css from './ReviewOptions.css'
import { subheading } from './ReviewTexts.css'

interface ReviewOptionsProps {
  item: ReviewItem
  imageLoading: 'lazy' | 'eager'
}

/** The candidate's answer and, if it is wrong, the correct one. */
export function ReviewAnswers(props: ReviewOptionsProps) {
  const t = useExamText()
  const { isCorrect, userAnswer, correctAnswer } = props.item
  return (
    <dl className={css.answers}>
      <Answer {...props} term={t('review.yourAnswer')} answer={userAnswer} missing={t('review.noAnswer')} />
      {!isCorrect && (
        <Answer {...props} term={t('review.correctAnswer')} answer={correctAnswer} missing={t('review.notSpecified')} />
      )}
    </dl>
  )
}

interface AnswerProps extends ReviewOptionsProps {
  term: string
  answer: string
  missing: string
}

/** An answer as text, as a picture if it is saved as one, or as its number and what the clip says. */
function Answer({ term, answer, missing, item, imageLoading }: AnswerProps) {
  const t = useExamText()
  const index = item.options.findIndex(({ option }) => optionKey(option) === answer)
  const { option, spoken, photoText } = item.options[index] ?? {}
  const words = spoken === undefined ? answer : `${answer}. ${spoken}`

  return (
    <div className={css.answer}>
      <dt className={css.term}>{term}</dt>
      {answer === '' ? (
        <dd className={`${css.value} ${css.missing}`}>{missing}</dd>
      ) : (
        <dd className={css.value} {...contentLanguage(words)}>
          {/* Options with text are saved by their text. */}
          {option?.photo === undefined || option.text !== undefined ? (
            <Underlined>{words}</Underlined>
          ) : (
            <span className={css.smallPicture}>
              <ExamPicture
                src={option.photo}
                alt={photoText ?? t('question.optionImage', { position: index + 1 })}
                width={120}
                height={90}
                loading={imageLoading}
              />
            </span>
          )}
        </dd>
      )}
    </div>
  )
}

/** All options, with the notes of the wrong ones. */
export function ReviewOptions({ item, imageLoading }: ReviewOptionsProps) {
  const t = useExamText()
  const { options, question } = item
  return (
    <div>
      <p className={subheading}>{t('review.options')}</p>
      <ol className={css.options} role="list">
        {options.map((option, index) => (
          <OptionRow
            key={option.option.id}
            option={option}
            position={index + 1}
            isSpoken={question.hasSpokenOptions ?? false}
            imageLoading={imageLoading}
          />
        ))}
      </ol>
    </div>
  )
}

interface OptionRowProps extends Pick<ReviewOptionsProps, 'imageLoading'> {
  option: ReviewOption
  position: number
  isSpoken: boolean
}

function OptionRow({ option: row, position, isSpoken, imageLoading }: OptionRowProps) {
  const t = useExamText()
  const { option, isCorrect, isChosen, spoken, photoText } = row
  const note = textInLanguage({ ...row.notes, en: row.note ?? '' }, useLanguage())
  const mark = isCorrect ? 'right' : isChosen ? 'wrong' : undefined
  const words = isSpoken ? spoken : option.text

  return (
    <li className={css.option} data-mark={mark}>
      <span className={css.position}>{position}</span>
      {option.photo !== undefined && (
        <span className={css.smallPicture}>
          <ExamPicture
            src={option.photo}
            alt={photoText ?? (option.text === undefined ? t('question.optionImage', { position }) : '')}
            width={120}
            height={90}
            loading={imageLoading}
          />
        </span>
      )}
      {words !== undefined && (
        <span className={css.optionWords} {...contentLanguage(words)}>
          <Underlined>{words}</Underlined>
        </span>
      )}
      {mark !== undefined && (
        <span className={css.optionMark}>
          <Icon name={mark === 'right' ? 'check' : 'close'} />
          {isCorrect
            ? isChosen
              ? t('review.optionChosenCorrect')
              : t('review.optionCorrect')
            : t('review.optionChosenWrong')}
        </span>
      )}
      {note && (
        <p className={css.note} lang={note.language} dir="auto">
          {note.text}
        </p>
      )}
    </li>
  )
}
