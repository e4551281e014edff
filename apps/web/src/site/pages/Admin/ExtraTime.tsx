import { setTimeFactorMutation, type AdminUserDetails, type TimeFactor } from '@naru/api'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { api } from '../../../shared/api'
import { useAdminText } from '../../text/admin'
import { useSwitch } from './useSwitch'

const factors = [1, 1.25, 1.5, 2] as const satisfies readonly TimeFactor[]

/** Sets the factor of a user's exam time: shown optimistically, and reverted if the server rejects it. */
export const ExtraTime = ({ user: { id, name, timeFactor } }: { user: AdminUserDetails }) => {
  const { user: text } = useAdminText()
  const factor = useSwitch(setTimeFactorMutation(api), name)
  return (
    <Card as="section" aria-labelledby="extra-time">
      <Stack gap={16}>
        <Heading level={2} size="xl" id="extra-time">
          {text.extraTime}
        </Heading>
        <Text>{text.extraTimeText}</Text>
        <SegmentedControl
          label={text.extraTime}
          items={factors.map((each) => ({
            id: String(each),
            label: text.factor(each),
            'aria-label': text.factorWords(each),
          }))}
          value={String(timeFactor)}
          onChange={(chosen) => {
            const next = factors.find((each) => String(each) === chosen)
            if (next !== undefined) factor.press({ id, timeFactor: next })
          }}
        />
        <span role="status">
          <Text as="span" tone={factor.failure === undefined ? 'muted' : 'danger'}>
            {factor.failure ?? text.saved(timeFactor)}
          </Text>
        </span>
      </Stack>
    </Card>
  )
}
