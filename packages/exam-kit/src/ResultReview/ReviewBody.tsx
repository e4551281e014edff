import type { ReactNode } from 'react'
import { Icon } from '@naru/ui/Icon'
import { ClipReplay } from '../ClipReplay'
import { optionKey, type ReviewItem, type ReviewOption } from '../engine'
import { ExamPicture } from '../ExamPicture'
import { contentLanguage, useExamText } from '../text'
import * as css from './ReviewBody.css'

/** Props of {@link ReviewBody}. */
export interface ReviewBodyProps {
  /** The question with the candidate's answer and the correct one. */
  item: ReviewItem
  /** Print layout: loads pictures at once and shows no clip. Default false. */
  isPrint?: boolean
  /** Text to show; null for none. Default: the question's text. */
  words?: string | null | undefined
}

/** An expanded question: picture, text, both answers and all options. */
export function ReviewBody({ item, isPrint = false, words = item.question.text }: ReviewBodyProps) {
  const text = useExamText()
  const { question } = item
  const imageLoading = isPrint ? 'eager' : 'lazy'

  return (
    <div className={css.body}>
      {question.photo !== undefined && (
        <figure className={css.picture}>
          <ExamPicture
            src={question.photo}
            alt={text.question.image(question.number)}
            width={480}
            height={300}
            loading={imageLoading}
          />
        </figure>
      )}
      {words !== undefined && words !== null && (
        <p className={css.passage} {...contentLanguage(words)}>
          {words}
        </p>
      )}
      {!isPrint && item.audio !== undefined && <ClipReplay questionNumber={question.number} src={item.audio} />}
      <dl className={css.answers}>
        <Answer
          term={text.review.yourAnswer}
          answer={item.userAnswer}
          missing={text.review.noAnswer}
          item={item}
          imageLoading={imageLoading}
        />
        {!item.isCorrect && (
          <Answer
            term={text.review.correctAnswer}
            answer={item.correctAnswer}
            missing={text.review.notSpecified}
            item={item}
            imageLoading={imageLoading}
          />
        )}
      </dl>
      <div>
        <p className={css.subheading}>{text.review.options}</p>
        <ol className={css.options} role="list">
          {item.options.map((option, index) => (
            <OptionRow key={option.option.id} option={option} position={index + 1} imageLoading={imageLoading} />
          ))}
        </ol>
      </div>
      {item.explanation !== undefined && <Note title={text.review.explanation}>{item.explanation}</Note>}
      {item.transcript !== undefined && <Note title={text.review.transcript}>{item.transcript}</Note>}
    </div>
  )
}

interface AnswerContentProps {
  item: ReviewItem
  imageLoading: 'lazy' | 'eager'
}

interface AnswerProps extends AnswerContentProps {
  term: string
  answer: string
  missing: string
}

function Answer({ term, answer, missing, item, imageLoading }: AnswerProps) {
  return (
    <div className={css.answer}>
      <dt className={css.term}>{term}</dt>
      {answer === '' ? (
        <dd className={`${css.value} ${css.missing}`}>{missing}</dd>
      ) : (
        <dd className={css.value} {...contentLanguage(answer)}>
          <AnswerContent answer={answer} item={item} imageLoading={imageLoading} />
        </dd>
      )}
    </div>
  )
}

/** Shows an answer as text, or as a picture if it is saved as one. */
function AnswerContent({ answer, item, imageLoading }: AnswerContentProps & { answer: string }) {
  const text = useExamText()
  const index = item.question.options.findIndex((option) => optionKey(option) === answer)
  const option = item.question.options[index]
  // Options with text are saved by their text.
  if (option?.photo === undefined || option.text !== undefined) return answer
  return (
    <span className={css.smallPicture}>
      <ExamPicture
        src={option.photo}
        alt={text.question.optionImage(index + 1)}
        width={120}
        height={90}
        loading={imageLoading}
      />
    </span>
  )
}

interface OptionRowProps {
  option: ReviewOption
  position: number
  imageLoading: 'lazy' | 'eager'
}

function OptionRow({ option: { option, isCorrect, isChosen }, position, imageLoading }: OptionRowProps) {
  const text = useExamText()
  const mark = isCorrect ? 'right' : isChosen ? 'wrong' : undefined
  const words = isCorrect
    ? isChosen
      ? text.review.optionChosenCorrect
      : text.review.optionCorrect
    : text.review.optionChosenWrong

  return (
    <li className={css.option} data-mark={mark}>
      <span className={css.position}>{position}</span>
      {option.photo !== undefined && (
        <span className={css.smallPicture}>
          <ExamPicture
            src={option.photo}
            alt={option.text === undefined ? text.question.optionImage(position) : ''}
            width={120}
            height={90}
            loading={imageLoading}
          />
        </span>
      )}
      {option.text !== undefined && (
        <span className={css.optionWords} {...contentLanguage(option.text)}>
          {option.text}
        </span>
      )}
      {mark !== undefined && (
        <span className={css.optionMark}>
          <Icon name={mark === 'right' ? 'check' : 'close'} />
          {words}
        </span>
      )}
    </li>
  )
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className={css.subheading}>{title}</p>
      <p className={css.passage} {...contentLanguage(typeof children === 'string' ? children : undefined)}>
        {children}
      </p>
    </div>
  )
}
