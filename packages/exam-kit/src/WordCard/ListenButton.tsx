import type { Ref } from 'react'
import { Button } from '@naru/ui/Button'
import { usePracticePartsText } from '../text/practice'
import type { SoundKind } from '../wordSound'
import * as css from './WordCard.css'

export interface ListenButtonProps {
  /** How the word is heard. */
  sound: SoundKind
  /** Called when the learner wants to hear it. */
  onPlay: () => void
  /** The word, which names the button in a list. @default none */
  korean?: string | undefined
  /** Ref of the button. */
  buttonRef?: Ref<HTMLButtonElement>
}

/** Plays the word, and says what plays it; without a sound it says so. */
export function ListenButton({ sound, onPlay, korean, buttonRef }: ListenButtonProps) {
  const t = usePracticePartsText()
  return (
    <div className={css.listen}>
      {sound !== 'none' && (
        <Button
          iconStart="volume"
          onPress={onPlay}
          {...(korean !== undefined && { 'aria-label': t('word.listenTo', { korean }) })}
          {...(buttonRef !== undefined && { ref: buttonRef })}
        >
          {t('word.listen')}
        </Button>
      )}
      <span className={css.note}>{t(`word.sound.${sound}`)}</span>
    </div>
  )
}
