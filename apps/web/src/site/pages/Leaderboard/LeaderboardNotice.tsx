import { leaderboardSettingsQuery, changeLeaderboardSettingsMutation } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Inline } from '@naru/ui/Inline'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { useSingleFlightMutation } from '../../parts/useSingleFlightMutation'
import { useStudentText } from '../../text/student'

/** Tells learners of before the upgrade that the leaderboards show initials, until they dismiss it or choose a name. */
export const LeaderboardNotice = () => {
  const { leaderboards: text } = useStudentText()
  const { data } = useQuery(leaderboardSettingsQuery(api))
  const dismiss = useSingleFlightMutation(changeLeaderboardSettingsMutation(api))
  if (data?.hasNotice !== true) return null
  return (
    <Alert
      title={text.notice}
      action={
        <Inline>
          <ButtonLink href="/profile">{text.openProfile}</ButtonLink>
          <Button isPending={dismiss.isPending} onPress={() => dismiss.mutate({})}>
            {text.dismiss}
          </Button>
        </Inline>
      }
    >
      {text.noticeHelp(data.initials)}
    </Alert>
  )
}
