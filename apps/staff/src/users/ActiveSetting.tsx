import { type AdminUserDetails } from '@naru/api'
import { setUserActiveMutation } from '@naru/api/queries'
import { Button } from '@naru/ui/Button'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { api } from '@naru/app-shell/api'
import { useAdminText } from '../text/admin'
import { useSwitch } from '../parts/useSwitch'

export const ActiveSetting = ({ user: { id, name, isActive } }: { user: AdminUserDetails }) => {
  const t = useAdminText()
  const active = useSwitch(setUserActiveMutation(api), name)
  return (
    <Stack gap={8}>
      <span>
        <Button onPress={() => active.press({ id, isActive: !isActive })}>
          {isActive ? t('user.deactivate') : t('user.activate')}
        </Button>
      </span>
      {active.failure !== undefined && (
        <Text as="span" tone="danger">
          {active.failure}
        </Text>
      )}
    </Stack>
  )
}
