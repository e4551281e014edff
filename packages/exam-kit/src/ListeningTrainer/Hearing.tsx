import { useState, type FormEvent } from 'react'
import { Button } from '@naru/ui/Button'
import { AnswerOptions } from '../AnswerOptions/AnswerOptions'
import type { Question } from '../engine'
import { stepActions } from '../PracticeQuestion/stepActions.css'
import { QuestionCard } from '../QuestionCard'
import { usePracticePartsText } from '../text/practice'
import { useTrainerText } from '../text/trainer'
import { PlayButton } from './PlayButton'
import type { Player } from './usePlayer'
import * as css from './ListeningTrainer.css'

interface HearingProps {
  question: Question
  position: number
  total: number
  player: Player
  onAnswer: (optionId: string | null) => void
  /** Goes on without hearing. @default not offered */
  onScript?: (() => void) | undefined
}

/** The question and its clip, without the script. */
export function Hearing({ question, position, total, player, onAnswer, onScript }: HearingProps) {
  const t = useTrainerText()
  const tPractice = usePracticePartsText()
  const [choice, setChoice] = useState<string | null>(null)
  const answer = (optionId: string | null) => {
    player.stop()
    onAnswer(optionId)
  }
  const check = (event: FormEvent) => {
    event.preventDefault()
    if (choice !== null) answer(choice)
  }
  return (
    <QuestionCard
      position={position}
      total={total}
      number={question.number}
      text={question.text}
      photo={question.photo}
      headEnd={<PlayButton player={player} onPlay={() => player.play({})} />}
    >
      <form className={css.trainer} onSubmit={check}>
        <AnswerOptions
          questionNumber={question.number}
          options={question.options}
          value={choice}
          onChange={setChoice}
          isSpoken={question.hasSpokenOptions}
        />
        <div className={stepActions}>
          <Button type="submit" variant="primary" isDisabled={choice === null}>
            {t('answer')}
          </Button>
          <Button variant="quiet" onPress={() => answer(null)}>
            {tPractice('question.doNotKnow')}
          </Button>
        </div>
        {onScript && (
          <div>
            <Button variant="quiet" size="small" onPress={onScript}>
              {t('cannotHear')}
            </Button>
          </div>
        )}
      </form>
    </QuestionCard>
  )
}
