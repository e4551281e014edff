import { roles, type AdminUserDetails } from '@naru/api'
import { setUserRoleMutation } from '@naru/api/queries'
import { Select } from '@naru/ui/Select'
import { useState } from 'react'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { api } from '@naru/app-shell/api'
import { ConfirmButton } from '@naru/app-shell/parts/DialogButton'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useAdminText } from '../text/admin'

export const RoleSetting = ({ user: { id, name, role } }: { user: AdminUserDetails }) => {
  const t = useAdminText()
  const [chosen, setChosen] = useState(role)
  const change = useFormMutation(setUserRoleMutation(api), t, (_changed, sent) =>
    t('user.roleChanged', { name, role: t(`user.roles.${sent.role}`) }),
  )
  return (
    <TitledCard title={t('user.role')}>
      <Select
        label={t('user.role')}
        items={roles.map((one) => ({ id: one, label: t(`user.roles.${one}`) }))}
        value={chosen}
        description={t(`user.roleTexts.${chosen}`)}
        onChange={(next) => setChosen(roles.find((one) => one === next) ?? chosen)}
      />
      <span>
        <ConfirmButton
          isDisabled={chosen === role}
          action={t('user.changeRole')}
          title={t('user.changeRoleTitle')}
          text={t('user.changeRoleText', { name, role: t(`user.roles.${chosen}`) })}
          cancel={t('cancel')}
          sending={change}
          onConfirm={(close) => change.run({ id, role: chosen }, close)}
        />
      </span>
    </TitledCard>
  )
}
