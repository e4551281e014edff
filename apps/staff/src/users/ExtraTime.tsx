import { type AdminUserDetails, type TimeFactor } from '@naru/api'
import { setTimeFactorMutation } from '@naru/api/queries'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Text } from '@naru/ui/Text'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { api } from '@naru/app-shell/api'
import { useAdminText } from '../text/admin'
import { useSwitch } from '../parts/useSwitch'

const factors = [1, 1.25, 1.5, 2] as const satisfies readonly TimeFactor[]

/** Sets the factor of a user's exam time: shown optimistically, and reverted if the server rejects it. */
export const ExtraTime = ({ user: { id, name, timeFactor } }: { user: AdminUserDetails }) => {
  const t = useAdminText()
  const factor = useSwitch(setTimeFactorMutation(api), name)
  return (
    <TitledCard title={t('user.extraTime')}>
      <Text>{t('user.extraTimeText')}</Text>
      <SegmentedControl
        label={t('user.extraTime')}
        items={factors.map((each) => ({
          id: String(each),
          label: t('user.factor', { factor: each }),
          'aria-label': t('user.factorWords', { factor: each }),
        }))}
        value={String(timeFactor)}
        onChange={(chosen) => {
          const next = factors.find((each) => String(each) === chosen)
          if (next !== undefined) factor.press({ id, timeFactor: next })
        }}
      />
      <span role="status">
        <Text as="span" tone={factor.failure === undefined ? 'muted' : 'danger'}>
          {factor.failure ?? t('user.saved', { factor: timeFactor })}
        </Text>
      </span>
    </TitledCard>
  )
}
