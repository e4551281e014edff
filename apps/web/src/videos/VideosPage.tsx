import { videosQuery } from '@naru/api/queries'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Grid } from '@naru/ui/Grid'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useTitle } from '@naru/app-shell/useTitle'
import { useErrors } from '@naru/app-shell/errors'
import { CardSkeletons } from '../shared/CardSkeletons'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useStudentText } from '../frame/text/student'
import { VideoCard } from './VideoCard'
import { LoadFailed } from '@naru/app-shell/parts/LoadState'

/** Lesson videos; one plays at a time. */
export const VideosPage = () => {
  const t = useStudentText()
  const { formatError } = useErrors()
  const videos = useQuery(videosQuery(api))
  const [playing, setPlaying] = useState<number>()
  useTitle(t('videos.title'))
  return (
    <Page>
      <Stack gap={32}>
        <PageHead title={t('videos.title')} lead={t('videos.lead')} />
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
