import { videosQuery } from '@naru/api'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { EmptyState } from '@naru/ui/EmptyState'
import { Grid } from '@naru/ui/Grid'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { useTitle } from '../../../shared/useTitle'
import { useErrors } from '../../../shared/errors'
import { CardSkeletons } from '../../parts/CardSkeletons'
import { PageHead } from '../../parts/PageHead'
import { useStudentText } from '../../text/student'
import { VideoCard } from './VideoCard'

/** Lesson videos; one plays at a time. */
export const VideosPage = () => {
  const { videos: text } = useStudentText()
  const { formatError } = useErrors()
  const videos = useQuery(videosQuery(api))
  const [playing, setPlaying] = useState<number>()
  useTitle(text.title)
  return (
    <Page>
      <Stack gap={32}>
        <PageHead title={text.title} lead={text.lead} />
        {videos.isPending && (
          <Loading label={text.loading}>
            <CardSkeletons />
          </Loading>
        )}
        {videos.isError && (
          <Alert
            tone="danger"
            action={
              <Button onPress={() => void videos.refetch()} isDisabled={videos.isFetching}>
                {text.retry}
              </Button>
            }
          >
            {formatError('videos', videos.error)}
          </Alert>
        )}
        {videos.data?.length === 0 && <EmptyState drawing={<Drawing name="reeds" />}>{text.empty}</EmptyState>}
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
