import { useId, useState } from 'react'
import { Button } from '@naru/ui/Button'
import { Text } from '@naru/ui/Text'
import { stepActions } from '../PracticeQuestion/stepActions.css'
import { useTrainerText } from '../text/trainer'
import { WordTyping } from '../WordCard/WordTyping'
import { gradeDictation, type GradedCharacter } from './gradeDictation'
import { PlayButton } from './PlayButton'
import type { ClipTurn } from './trainer'
import type { Player } from './usePlayer'
import * as css from './ListeningTrainer.css'

interface DictationProps {
  turn: ClipTurn
  /** What the learner typed; null before that. */
  typed: string | null
  player: Player
  onType: (text: string) => void
  onNext: () => void
}

/** One turn to type, as often heard as wanted; then the letters that differ. */
export function Dictation({ turn: { text, start, end }, typed, player, onType, onNext }: DictationProps) {
  const t = useTrainerText()
  const id = useId()
  const [hasOwnKeyboard, setOwnKeyboard] = useState(false)
  return (
    <>
      <Text id={id}>{t('dictation.how')}</Text>
      <PlayButton player={player} onPlay={() => player.play({ start, end })} />
      {typed === null ? (
        <WordTyping
          hasOwnKeyboard={hasOwnKeyboard}
          onKeyboardChange={setOwnKeyboard}
          onAnswer={onType}
          describedBy={id}
          takesFocus={false}
        />
      ) : (
        <Graded said={text} typed={typed} />
      )}
      <div className={typed === null ? css.actions : stepActions}>
        <Button
          variant={typed === null ? 'quiet' : 'primary'}
          iconEnd="arrowRight"
          onPress={() => {
            player.stop()
            onNext()
          }}
        >
          {t(typed === null ? 'dictation.skip' : 'next')}
        </Button>
      </div>
    </>
  )
}

const Graded = ({ said: saidText, typed: typedText }: { said: string; typed: string }) => {
  const t = useTrainerText()
  const { said, typed, right, total } = gradeDictation(saidText, typedText)
  const lists = [
    {
      title: t('dictation.said'),
      characters: said,
      letters: (list: string) => t('dictation.missing', { letters: list }),
    },
    {
      title: t('dictation.typed'),
      characters: typed,
      letters: (list: string) => t('dictation.extra', { letters: list }),
    },
  ]
  return (
    <div role="status" className={css.trainer}>
      <Text weight="bold" tabular>
        {t('dictation.right', { right, total })}
      </Text>
      {lists.map(({ title, characters, letters }) => {
        const wrong = characters
          .filter((each) => each.wrong.length > 0)
          .map((each) => `${each.text} (${each.wrong.join(' ')})`)
        return (
          <div key={title}>
            <Text size="sm" tone="muted">
              {title}
            </Text>
            <Characters characters={characters} />
            {wrong.length > 0 && <Text size="sm">{letters(wrong.join(', '))}</Text>}
          </div>
        )
      })}
    </div>
  )
}

const Characters = ({ characters }: { characters: readonly GradedCharacter[] }) => (
  <p className={css.said} lang="ko">
    {characters.map(({ text, wrong }, at) =>
      wrong.length === 0 ? (
        text
      ) : (
        <span key={at} className={css.wrong}>
          {text}
        </span>
      ),
    )}
  </p>
)
