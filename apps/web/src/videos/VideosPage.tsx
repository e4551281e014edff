import type { Video } from '@naru/api'
import { videosQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { useErrors } from '@naru/app-shell/errors'
import { LoadFailed } from '@naru/app-shell/parts/LoadState'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { youtubeId } from '@naru/app-shell/youtube'
import { Drawing, Landing } from '@naru/exam-kit/internal/Drawing'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Card } from '@naru/ui/Card'
import { EmptyState } from '@naru/ui/EmptyState'
import { Grid } from '@naru/ui/Grid'
import { Heading } from '@naru/ui/Heading'
import { Icon } from '@naru/ui/Icon'
import { Image } from '@naru/ui/Image'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStudentText } from '../frame/text/student'
import { CardSkeletons } from '../shared/CardSkeletons'
import * as css from './VideoCard.css'

export const VideosPage = () => {
  const t = useStudentText()
  const { formatError } = useErrors()
  const videos = useQuery(videosQuery(api))
  const [playing, setPlaying] = useState<number>()
  return (
    <Page>
      <Stack gap={32}>
        <PageHead tab title={t('videos.title')} lead={t('videos.lead')} />
        {videos.isPending && (
          <Loading label={t('videos.loading')}>
            <CardSkeletons />
          </Loading>
        )}
        {videos.isError && (
          <LoadFailed query={videos} retry={t('videos.retry')}>
            {formatError('videos', videos.error)}
          </LoadFailed>
        )}
        {videos.data?.length === 0 && (
          <EmptyState
            drawing={<Drawing name="reeds" />}
            action={<ButtonLink href="/exams">{t('myResult.takeExam')}</ButtonLink>}
          >
            {t('videos.empty')}
          </EmptyState>
        )}
        {videos.data !== undefined && videos.data.length > 0 && (
          <Grid as="ul" columns={3}>
            {videos.data.map((video, at) => (
              <li key={`${video.id}-${at}`}>
                <VideoCard
                  video={video}
                  isPlaying={playing === at}
                  onToggle={() => setPlaying(playing === at ? undefined : at)}
                />
              </li>
            ))}
          </Grid>
        )}
      </Stack>
    </Page>
  )
}

/** The player is cross-origin, so `allow-same-origin` does not let it escape the sandbox. */
const playerSandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups'

interface VideoCardProps {
  video: Video
  /** Whether the player replaces the thumbnail. */
  isPlaying: boolean
  /** Called by the thumbnail and the player's close button. */
  onToggle: () => void
}

/** A video: its thumbnail opens the player. A URL of another service shows a placeholder without a player. */
const VideoCard = ({ video, isPlaying, onToggle }: VideoCardProps) => {
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
