import { roles, setUserRoleMutation, type AdminUserDetails } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { useFormMutation } from '../../parts/useFormMutation'
import { useAdminText } from '../../text/admin'
import { DeleteDialog } from './DeleteDialog'

/** Props of RoleSetting. */
export interface RoleSettingProps {
  user: AdminUserDetails
}

/** Gives a user another role, after a confirmation. */
export const RoleSetting = ({ user: { id, name, role } }: RoleSettingProps) => {
  const { user: text } = useAdminText()
  const [chosen, setChosen] = useState(role)
  const [isAsking, setAsking] = useState(false)
  const change = useFormMutation(setUserRoleMutation(api), useAdminText(), (_changed, sent) =>
    text.roleChanged(name, text.roles[sent.role]),
  )
  return (
    <Card as="section" aria-labelledby="user-role">
      <Stack gap={16}>
        <Heading level={2} size="xl" id="user-role">
          {text.role}
        </Heading>
        <Select
          label={text.role}
          items={roles.map((one) => ({ id: one, label: text.roles[one] }))}
          value={chosen}
          description={text.roleTexts[chosen]}
          onChange={(next) => setChosen(roles.find((one) => one === next) ?? chosen)}
        />
        <span>
          <Button isDisabled={chosen === role} onPress={() => setAsking(true)}>
            {text.changeRole}
          </Button>
        </span>
      </Stack>
      {isAsking && (
        <DeleteDialog
          title={text.changeRoleTitle}
          action={text.changeRole}
          isPending={change.isPending}
          failure={change.failure}
          onDelete={() => change.run({ id, role: chosen }, () => setAsking(false))}
          onClose={() => setAsking(false)}
        >
          {text.changeRoleText(name, text.roles[chosen])}
        </DeleteDialog>
      )}
    </Card>
  )
}
