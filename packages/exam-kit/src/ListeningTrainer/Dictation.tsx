import { useId, useState } from 'react'
import { Button } from '@naru/ui/Button'
import { KoreanParts } from '@naru/ui/language'
import { Text } from '@naru/ui/Text'
import { stepActions } from '../PracticeQuestion/stepActions.css'
import { disclosure, summary } from '../ResultReview/ReviewTexts.css'
import { useTrainerText } from '../text/trainer'
import { WordTyping } from '../WordCard/WordTyping'
import { gradeDictation, wrongWords, type GradedCharacter } from './gradeDictation'
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

/** How many wrong words are shown at once. */
const mostWords = 4

const Graded = ({ said: saidText, typed: typedText }: { said: string; typed: string }) => {
  const t = useTrainerText()
  const { said, typed, right, total } = gradeDictation(saidText, typedText)
  const lists = [
    {
      title: t('dictation.said'),
      characters: said,
      words: (letters: string) => t('dictation.missing', { letters }),
    },
    {
      title: t('dictation.typed'),
      characters: typed,
      words: (letters: string) => t('dictation.extra', { letters }),
    },
  ]
  return (
    <div role="status" className={css.trainer}>
      <Text weight="bold" tabular>
        {t('dictation.right', { right, total })}
      </Text>
      {lists.map(({ title, characters, words }) => {
        const wrong = wrongWords(characters)
        const more = wrong.splice(mostWords)
        return (
          <div key={title}>
            <Text size="sm" tone="muted">
              {title}
            </Text>
            <Characters characters={characters} />
            {wrong.length > 0 && (
              <Text size="sm">
                <KoreanParts>{words(wrong.join(', '))}</KoreanParts>
              </Text>
            )}
            {more.length > 0 && (
              <details className={disclosure}>
                <summary className={summary}>{t('dictation.more', { count: more.length })}</summary>
                <Text size="sm" lang="ko">
                  {more.join(', ')}
                </Text>
              </details>
            )}
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
