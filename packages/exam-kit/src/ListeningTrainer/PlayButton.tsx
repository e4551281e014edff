import { Button } from '@naru/ui/Button'
import { Text } from '@naru/ui/Text'
import { useTrainerText } from '../text/trainer'
import type { Player } from './usePlayer'
import * as css from './ListeningTrainer.css'

interface PlayButtonProps {
  player: Player
  onPlay: () => void
  /** Called by a press while it plays, with the place in seconds: a mark. @default such a press stops it */
  onMark?: (seconds: number) => void
  /** @default secondary */
  isPrimary?: boolean
}

/** Plays the clip, and says if it did not play. One button, so that the focus stays when it becomes the one for marks. */
export function PlayButton({ player, onPlay, onMark, isPrimary = false }: PlayButtonProps) {
  const t = useTrainerText()
  const { isPlaying, hasFailed, stop, position } = player
  const isMark = isPlaying && onMark !== undefined
  return (
    <div className={css.actions}>
      <Button
        size="large"
        variant={isPrimary || isMark ? 'primary' : 'secondary'}
        iconStart={isMark ? 'flag' : isPlaying ? 'pause' : 'play'}
        onPress={isMark ? () => onMark(position()) : isPlaying ? stop : onPlay}
      >
        {isMark ? t('mark.mark') : t(isPlaying ? 'stop' : 'play')}
      </Button>
      <span role="status" className={css.failure}>
        {hasFailed && <Text as="span">{t('noClip')}</Text>}
      </span>
    </div>
  )
}
