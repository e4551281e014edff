import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import { useExamRoomText } from './text'

/** Stands in the place of the room while the exam, and what is left of an attempt, are on their way. */
export const ExamLoading = () => {
  const text = useExamRoomText()
  return (
    <Page width="exam">
      <VisuallyHidden as="h1">{text.title}</VisuallyHidden>
      <Loading label={text.loading}>
        <Stack gap={24}>
          <Skeleton height="4rem" />
          <Skeleton height="24rem" />
        </Stack>
      </Loading>
    </Page>
  )
}
