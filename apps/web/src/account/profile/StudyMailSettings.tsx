import { isUnsupported, type StudyMails } from '@naru/api'
import { setStudyMailsMutation, studyMailsQuery } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Checkbox } from '@naru/ui/Checkbox'
import { Form } from '@naru/ui/Form'
import { Grid } from '@naru/ui/Grid'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '@naru/app-shell/api'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useStudentText } from '../../frame/text/student'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** The mails about practice that a learner may choose. Nothing if the API has none. */
export const StudyMailSettings = () => {
  const t = useStudentText()
  const choice = useQuery(studyMailsQuery(api))
  if (choice.isError && isUnsupported(choice.error)) return null
  return (
    <TitledCard title={t('studyMails.title')}>
      {choice.isPending && <Pending label={t('studyMails.loading')} height="10rem" />}
      {choice.isError && (
        <LoadFailed query={choice} retry={t('studyMails.retry')}>
          {t('studyMails.failed')}
        </LoadFailed>
      )}
      {choice.data !== undefined && <Choice choice={choice.data} />}
    </TitledCard>
  )
}

const Choice = ({ choice }: { choice: StudyMails }) => {
  const t = useStudentText()
  const label = useId()
  const [isWeekly, setIsWeekly] = useState(choice.isWeekly)
  const [days, setDays] = useState<readonly number[]>(choice.reminderDays)
  const save = useSingleFlightMutation(setStudyMailsMutation(api))
  const toggle = (day: number, isChosen: boolean) => {
    save.reset()
    setDays([...days.filter((each) => each !== day), ...(isChosen ? [day] : [])])
  }
  return (
    <Form validationBehavior="aria" onSubmit={() => save.mutate({ isWeekly, reminderDays: [...days] })}>
      <Stack gap={16}>
        {!choice.isVerified && (
          <Alert
            action={
              <ButtonLink href="/email-verify" size="small">
                {t('leaderboards.verify')}
              </ButtonLink>
            }
          >
            {t('studyMails.unverified')}
          </Alert>
        )}
        <Stack gap={4}>
          <Checkbox
            isSelected={isWeekly}
            onChange={(isChosen) => {
              save.reset()
              setIsWeekly(isChosen)
            }}
          >
            {t('studyMails.week')}
          </Checkbox>
          <Text tone="muted" size="sm">
            {t('studyMails.weekHelp')}
          </Text>
        </Stack>
        <Stack gap={8}>
          <Text id={label}>{t('studyMails.remind')}</Text>
          <div role="group" aria-labelledby={label}>
            <Grid minItemWidth="8rem" gap={8}>
              {weekdays.map((day) => (
                <Checkbox key={day} isSelected={days.includes(day)} onChange={(isChosen) => toggle(day, isChosen)}>
                  {t(`studyMails.days.${day}`)}
                </Checkbox>
              ))}
            </Grid>
          </div>
          <Text tone="muted" size="sm">
            {t('studyMails.remindHelp')}
          </Text>
        </Stack>
        <Inline>
          <Button variant="primary" type="submit" isPending={save.isPending}>
            {t('leaderboards.save')}
          </Button>
        </Inline>
        {save.isSuccess && <Alert tone="success">{t('studyMails.saved')}</Alert>}
        <FailureAlert failure={save.isError ? t('studyMails.notSaved') : undefined} />
      </Stack>
    </Form>
  )
}
