import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import { useExamRoomText } from './text'

/** Loading state of the exam room, while the exam and the saved attempt load. */
export const ExamLoading = () => {
  const t = useExamRoomText()
  return (
    <Page width="exam">
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <Loading label={t('loading')}>
        <Stack gap={24}>
          <Skeleton height="4rem" />
          <Skeleton height="24rem" />
        </Stack>
      </Loading>
    </Page>
  )
}
