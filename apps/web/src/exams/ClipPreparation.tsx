import type { Exam } from '@naru/api'
import { Boat } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ProgressBar } from '@naru/ui/ProgressBar'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { mediaUrl, prepareMedia, useClipProgress } from '@naru/app-shell/attempt'
import { useGuidelinesText } from './text/guidelines'
import * as css from './Guidelines.css'

/** The progress of downloading the exam's recordings, and those that failed. */
export const ClipPreparation = ({ exam, ownerId }: { exam: Exam; ownerId: string }) => {
  const t = useGuidelinesText()
  const { ready, total, failed, isDone } = useClipProgress()
  if (total === 0) return null
  const missing = exam.questions.filter(({ audio }) => audio && failed.includes(mediaUrl(audio)))

  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <div role="status">{isDone && ready === total && <Text>{t('clipsReady', { total })}</Text>}</div>
        {!(isDone && ready === total) && <Text>{t('preparing', { ready, total })}</Text>}
        <ProgressBar
          label={t('preparingLabel')}
          value={ready}
          maxValue={total}
          valueLabel={t('preparingValue', { ready, total })}
          showLabel={false}
          marker={<Boat />}
        />
        {exam.mediaBytes !== undefined && (
          <Text size="sm" tone="muted">
            {t('downloadSize', { megabytes: (exam.mediaBytes / 1e6).toFixed(1) })}
          </Text>
        )}
      </Stack>
      {isDone && missing.length > 0 && (
        <Alert
          tone="warning"
          action={
            <Button size="small" onPress={() => prepareMedia(exam, ownerId)}>
              {t('fetchAgain')}
            </Button>
          }
        >
          <div className={css.sentences}>
            {missing.map(({ questionNumber }) => (
              <Text key={questionNumber}>{t('clipMissing', { number: questionNumber })}</Text>
            ))}
            <Text>{t('startAllTheSame')}</Text>
          </div>
        </Alert>
      )}
    </Stack>
  )
}
