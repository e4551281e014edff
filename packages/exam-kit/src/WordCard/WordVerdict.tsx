import { Icon } from '@naru/ui/Icon'
import { usePracticePartsText } from '../text/practice'
import type { WordCardProps } from './props'
import { isRightAnswer, meaningIn, type WordMode, type WordOption } from './words'
import * as css from './WordCard.css'

type WordVerdictProps = Pick<WordCardProps, 'word' | 'mode' | 'options' | 'language' | 'answer'>

/** Whether the answer is right, as a live region; after a wrong one also the right one. */
export function WordVerdict({ word, mode, options, language, answer }: WordVerdictProps) {
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
