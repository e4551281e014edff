import { Alert } from '@naru/ui/Alert'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Heading } from '@naru/ui/Heading'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import type { ReactNode } from 'react'
import { useTitle } from '@naru/app-shell/useTitle'
import { useExamRoomText } from './text'

/** Shows why no exam can be taken, and a link back to the list. */
export const QuizMessage = ({ children }: { children: ReactNode }) => {
  const t = useExamRoomText()
  useTitle(t('title'))
  return (
    <Page width="text">
      <Stack gap={24}>
        <Heading level={1}>{t('title')}</Heading>
        <Alert
          tone="danger"
          action={
            <ButtonLink variant="primary" href="/exams">
              {t('backToExams')}
            </ButtonLink>
          }
        >
          {children}
        </Alert>
      </Stack>
    </Page>
  )
}
