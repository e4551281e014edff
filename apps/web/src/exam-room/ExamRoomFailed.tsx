import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Heading } from '@naru/ui/Heading'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { useSharedText } from '@naru/app-shell/text'
import { QuizFrame } from './QuizFrame'

/** Shown when the exam room's code fails. The answers are saved; a reload resumes the attempt. */
export const ExamRoomFailed = () => {
  const t = useSharedText()
  return (
    <QuizFrame>
      <Page width="text">
        <Stack gap={24}>
          <Heading level={1}>{t('pageErrors.failedTitle')}</Heading>
          <Alert
            tone="danger"
            action={
              <Button variant="primary" onPress={() => window.location.reload()}>
                {t('pageErrors.tryAgain')}
              </Button>
            }
          >
            {t('pageErrors.failedText')}
          </Alert>
        </Stack>
      </Page>
    </QuizFrame>
  )
}
