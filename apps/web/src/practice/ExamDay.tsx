import { type Practice } from '@naru/api'
import { setExamDateMutation } from '@naru/api/queries'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { toast } from '@naru/ui/Toast'
import { useState, type FormEvent } from 'react'
import { api } from '@naru/app-shell/api'
import { toFailure } from '@naru/app-shell/errors'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { daysBetween } from './days'
import { usePracticeText, type PracticeText } from './text/practice'
import { useDates } from '@naru/app-shell/language'

/** The day of the learner's exam, to set or clear. */
export const ExamDay = ({ pack: { today, examDate } }: { pack: Practice }) => {
  const t = usePracticeText()
  const { plainDay } = useDates()
  const [failure, fail] = useState<string>()
  const [day, setDay] = useState(examDate ?? '')
  const mutation = useSingleFlightMutation(setExamDateMutation(api))

  const save = (next: string) => {
    fail(undefined)
    mutation.mutate(next === '' ? {} : { examDate: next }, {
      onSuccess: () => {
        setDay(next)
        toast.success(next === '' ? t('examDate.cleared') : t('examDate.saved'))
      },
      onError: (error) => fail(toFailure(error).message ?? t('examDate.failed')),
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (day !== '') save(day)
  }

  return (
    <Card as="section" aria-labelledby="exam-day">
      <form onSubmit={submit}>
        <Stack gap={16}>
          <Heading level={2} size="lg" id="exam-day">
            {t('examDate.title')}
          </Heading>
          {examDate !== undefined && (
            <Text>
              {t('examDate.on', { day: plainDay(examDate) })} {distance(t, daysBetween(today, examDate))}
            </Text>
          )}
          <TextField
            type="date"
            label={t('examDate.label')}
            description={t('examDate.hint')}
            value={day}
            onChange={setDay}
          />
          <FailureAlert failure={failure} />
          <Inline>
            <Button type="submit" isDisabled={day === '' || day === examDate || mutation.isPending}>
              {mutation.isPending ? t('examDate.saving') : t('examDate.save')}
            </Button>
            {examDate !== undefined && (
              <Button variant="quiet" isDisabled={mutation.isPending} onPress={() => save('')}>
                {t('examDate.clear')}
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </Card>
  )
}

function distance(text: PracticeText, days: number): string {
  if (days < 0) return text('examDate.over')
  return days === 0 ? text('examDate.isToday') : text('examDate.in', { days })
}
