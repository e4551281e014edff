import { roles, setUserRoleMutation, type AdminUserDetails } from '@naru/api'
import { Select } from '@naru/ui/Select'
import { useState } from 'react'
import { TitledCard } from '../../parts/TitledCard'
import { api } from '../../../shared/api'
import { ConfirmButton } from '../../parts/DialogButton'
import { useFormMutation } from '../../parts/useFormMutation'
import { useAdminText } from '../../text/admin'

export const RoleSetting = ({ user: { id, name, role } }: { user: AdminUserDetails }) => {
  const words = useAdminText()
  const { user: text } = words
  const [chosen, setChosen] = useState(role)
  const change = useFormMutation(setUserRoleMutation(api), words, (_changed, sent) =>
    text.roleChanged(name, text.roles[sent.role]),
  )
  return (
    <TitledCard title={text.role}>
      <Select
        label={text.role}
        items={roles.map((one) => ({ id: one, label: text.roles[one] }))}
        value={chosen}
        description={text.roleTexts[chosen]}
        onChange={(next) => setChosen(roles.find((one) => one === next) ?? chosen)}
      />
      <span>
        <ConfirmButton
          isDisabled={chosen === role}
          action={text.changeRole}
          title={text.changeRoleTitle}
          text={text.changeRoleText(name, text.roles[chosen])}
          cancel={words.cancel}
          sending={change}
          onConfirm={(close) => change.run({ id, role: chosen }, close)}
        />
      </span>
    </TitledCard>
  )
}
