import { useState } from 'react'
import { Button } from '@naru/ui/Button'
import { Text } from '@naru/ui/Text'
import { stepActions } from '../PracticeQuestion/stepActions.css'
import { useTrainerText } from '../text/trainer'
import { PlayButton } from './PlayButton'
import type { Player } from './usePlayer'

interface MarkingProps {
  player: Player
  /** Number of marks so far. */
  marks: number
  onMark: (seconds: number) => void
  onNext: () => void
}

/** The clip once more, with one large button for what is not understood. */
export function Marking({ player, marks, onMark, onNext }: MarkingProps) {
  const t = useTrainerText()
  const [isHeard, setHeard] = useState(false)
  return (
    <>
      <Text>{t('mark.how')}</Text>
      <PlayButton
        player={player}
        isPrimary={!isHeard}
        onPlay={() => player.play({}, () => setHeard(true))}
        onMark={onMark}
      />
      <div role="status">
        <Text tone="muted">{t('mark.count', { count: marks })}</Text>
      </div>
      <div className={stepActions}>
        <Button
          variant={isHeard ? 'primary' : 'secondary'}
          iconEnd="arrowRight"
          onPress={() => {
            player.stop()
            onNext()
          }}
        >
          {t('next')}
        </Button>
      </div>
    </>
  )
}
