import type { Video } from '@naru/api'
import { Landing } from '@naru/exam-kit/internal/Drawing'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Icon } from '@naru/ui/Icon'
import { Image } from '@naru/ui/Image'
import { Stack } from '@naru/ui/Stack'
import { youtubeId } from '@naru/app-shell/youtube'
import { useStudentText } from '../frame/text/student'
import * as css from './VideoCard.css'

/** The player is cross-origin, so `allow-same-origin` does not let it escape the sandbox. */
const playerSandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups'

export interface VideoCardProps {
  video: Video
  /** Whether the player replaces the thumbnail. */
  isPlaying: boolean
  /** Called by the thumbnail and the player's close button. */
  onToggle: () => void
}

/** A video: its thumbnail opens the player. A URL of another service shows a placeholder without a player. */
export const VideoCard = ({ video, isPlaying, onToggle }: VideoCardProps) => {
  const t = useStudentText()
  const id = youtubeId(video.youtubeUrl)
  return (
    <Card as="article" padding={16}>
      <Stack gap={12}>
        {id !== undefined && isPlaying ? (
          <>
            <div className={css.frame} onContextMenu={(event) => event.preventDefault()}>
              <iframe
                className={css.player}
                src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
                title={video.title}
                allow="autoplay; encrypted-media; fullscreen"
                sandbox={playerSandbox}
                referrerPolicy="strict-origin-when-cross-origin"
              />
            </div>
            <Button size="small" onPress={onToggle}>
              {t('videos.close')}
            </Button>
          </>
        ) : id === undefined ? (
          <div className={css.frame}>
            <Image alt="" width={320} height={180} placeholder={<Landing ratio={16 / 9} />} />
          </div>
        ) : (
          <button
            type="button"
            className={css.thumbnail}
            onClick={onToggle}
            aria-label={t('videos.play', { title: video.title })}
          >
            <Image
              src={`https://i.ytimg.com/vi/${id}/hqdefault.jpg`}
              alt=""
              width={320}
              height={180}
              placeholder={<Landing ratio={16 / 9} />}
            />
            <span className={css.play}>
              <Icon name="play" filled />
            </span>
          </button>
        )}
        <Heading level={2} size="md">
          {video.title}
        </Heading>
      </Stack>
    </Card>
  )
}
