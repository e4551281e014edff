import { isUnsupported, type LeaderboardSettings } from '@naru/api'
import { leaderboardSettingsQuery, changeLeaderboardSettingsMutation } from '@naru/api/queries'
import { isolate } from '@naru/exam-kit/content'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Checkbox } from '@naru/ui/Checkbox'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { api } from '@naru/app-shell/api'
import { useErrors } from '@naru/app-shell/errors'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useStudentText } from '../../frame/text/student'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'

/** The learner's name on the leaderboards, and the way to leave them. Nothing if the API has no such settings. */
export const LeaderboardName = () => {
  const t = useStudentText()
  const { formatError } = useErrors()
  const settings = useQuery(leaderboardSettingsQuery(api))
  if (settings.isError && isUnsupported(settings.error)) return null

  return (
    <TitledCard title={t('leaderboards.title')}>
      <Text tone="muted">{t('leaderboards.lead')}</Text>
      {settings.isPending && <Pending label={t('leaderboards.loading')} height="10rem" />}
      {settings.isError && (
        <LoadFailed query={settings} retry={t('leaderboards.retry')}>
          {formatError('leaderboardSettings', settings.error)}
        </LoadFailed>
      )}
      {settings.data !== undefined && <Place settings={settings.data} />}
    </TitledCard>
  )
}

const Place = ({ settings }: { settings: LeaderboardSettings }) => {
  const t = useStudentText()
  const { formatError } = useErrors()
  const { hasLeft } = settings
  const move = useSingleFlightMutation(changeLeaderboardSettingsMutation(api))
  return (
    <>
      {hasLeft ? (
        <Alert title={t('leaderboards.hasLeft')}>{t('leaderboards.hasLeftHelp')}</Alert>
      ) : (
        <NameForm settings={settings} />
      )}
      <Stack gap={4}>
        <Inline>
          <Button isPending={move.isPending} onPress={() => move.mutate({ hasLeft: !hasLeft })}>
            {hasLeft ? t('leaderboards.return') : t('leaderboards.leave')}
          </Button>
        </Inline>
        {!hasLeft && (
          <Text tone="muted" size="sm">
            {t('leaderboards.leaveHelp')}
          </Text>
        )}
      </Stack>
      {move.isError && <Alert tone="danger">{formatError('changeLeaderboardSettings', move.error)}</Alert>}
    </>
  )
}

const NameForm = ({ settings }: { settings: LeaderboardSettings }) => {
  const t = useStudentText()
  const { failureOf } = useErrors()
  const [leaderboardName, setLeaderboardName] = useState(settings.leaderboardName)
  const [displayName, setDisplayName] = useState(settings.displayName ?? '')
  const [isAdult, setIsAdult] = useState(settings.adultDeclaredAt !== undefined)
  const save = useSingleFlightMutation({
    ...changeLeaderboardSettingsMutation(api),
    onSuccess: (saved) => setDisplayName(saved.displayName ?? ''),
  })
  const edit =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      save.reset()
      set(value)
    }

  const preview = { initials: settings.initials, chosen: displayName.trim(), full: settings.fullName }[leaderboardName]
  const submit = () =>
    save.mutate({
      leaderboardName,
      ...(leaderboardName === 'chosen' && { displayName }),
      ...(leaderboardName === 'full' && { isAdult }),
    })
  const failure = failureOf('changeLeaderboardSettings', save)

  return (
    <Form validationBehavior="aria" onSubmit={submit}>
      <Stack gap={16}>
        <Inline>
          <SegmentedControl
            label={t('leaderboards.choose')}
            items={[
              { id: 'initials', label: t('leaderboards.initials') },
              { id: 'chosen', label: t('leaderboards.chosen') },
              { id: 'full', label: t('leaderboards.full') },
            ]}
            value={leaderboardName}
            onChange={edit(setLeaderboardName)}
          />
        </Inline>
        {leaderboardName === 'chosen' && (
          <TextField
            label={t('leaderboards.displayName')}
            description={t('leaderboards.displayNameHelp')}
            autoComplete="nickname"
            value={displayName}
            onChange={edit(setDisplayName)}
            errorMessage={failure}
          />
        )}
        {leaderboardName === 'full' && (
          <Stack gap={4}>
            <Checkbox
              isSelected={isAdult}
              onChange={edit(setIsAdult)}
              isDisabled={settings.adultDeclaredAt !== undefined}
            >
              {t('leaderboards.isAdult')}
            </Checkbox>
            <Text tone="muted" size="sm">
              {t('leaderboards.adultHelp')}
            </Text>
          </Stack>
        )}
        {preview !== '' && <Text>{t('leaderboards.preview', { name: isolate(preview) })}</Text>}
        <Inline>
          <Button variant="primary" type="submit" isPending={save.isPending}>
            {t('leaderboards.save')}
          </Button>
        </Inline>
        {save.isSuccess && <Alert tone="success">{t('leaderboards.saved')}</Alert>}
        {failure !== undefined && leaderboardName !== 'chosen' && <Alert tone="danger">{failure}</Alert>}
      </Stack>
    </Form>
  )
}
