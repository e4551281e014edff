import type { Ref, RefObject } from 'react'
import { Button } from '@naru/ui/Button'
import { usePracticePartsText } from '../text/practice'
import { ListenButton } from './ListenButton'
import type { WordCardProps } from './props'
import { WordChoices } from './WordChoices'
import { WordPicture } from './WordEntry'
import { WordTyping } from './WordTyping'

interface WordQuestionProps extends Omit<WordCardProps, 'answer' | 'onNext' | 'note' | 'isLast'> {
  /** Where the digits choose while the focus is in it. */
  area: RefObject<HTMLElement | null>
  headingId: string
  listenRef: Ref<HTMLButtonElement>
}

/** What a word is answered by: its sound unless that gives the answer away, and options or a field. */
export function WordQuestion({ area, headingId, listenRef, takesFocus = false, ...card }: WordQuestionProps) {
  const { word, mode, options, language, sound, onPlay, onAnswer, hasOwnKeyboard, onKeyboardChange } = card
  const t = usePracticePartsText()
  return (
    <>
      {word.photo !== undefined && (mode === 'korean' || mode === 'typing') && <WordPicture src={word.photo} />}
      {mode !== 'korean' && <ListenButton sound={sound} onPlay={onPlay} buttonRef={listenRef} />}
      {mode === 'typing' ? (
        <WordTyping
          hasOwnKeyboard={hasOwnKeyboard}
          onKeyboardChange={onKeyboardChange}
          onAnswer={onAnswer}
          describedBy={headingId}
          takesFocus={takesFocus}
        />
      ) : (
        <WordChoices options={options} mode={mode} language={language} onChoose={onAnswer} area={area} />
      )}
      <div>
        <Button variant="quiet" onPress={() => onAnswer('')}>
          {t('word.doNotKnow')}
        </Button>
      </div>
    </>
  )
}
