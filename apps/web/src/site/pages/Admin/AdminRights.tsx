import { setUserRoleMutation, type AdminUserDetails } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { useAdminText } from '../../text/admin'
import { DeleteDialog } from './DeleteDialog'
import { useSave } from './useSave'

/** Props of AdminRights. */
export interface AdminRightsProps {
  user: AdminUserDetails
}

/** Makes a user an admin, or a learner again, after a confirmation. */
export const AdminRights = ({ user: { id, name, role } }: AdminRightsProps) => {
  const { user: text } = useAdminText()
  const [isAsking, setAsking] = useState(false)
  const isAdmin = role === 'admin'
  const change = useSave(
    setUserRoleMutation(api),
    (sent) => (sent.role === 'admin' ? text.isAdmin(name) : text.isNoAdmin(name)),
    () => setAsking(false),
  )
  const action = isAdmin ? text.removeAdmin : text.makeAdmin
  return (
    <Card as="section" aria-labelledby="admin-rights">
      <Stack gap={16}>
        <Heading level={2} size="xl" id="admin-rights">
          {text.adminRights}
        </Heading>
        <Text>{isAdmin ? text.adminText : text.noAdminText}</Text>
        <span>
          <Button onPress={() => setAsking(true)}>{action}</Button>
        </span>
      </Stack>
      {isAsking && (
        <DeleteDialog
          title={isAdmin ? text.removeAdminTitle : text.makeAdminTitle}
          action={action}
          isPending={change.isPending}
          failure={change.failure}
          onDelete={() => change.save({ id, role: isAdmin ? 'learner' : 'admin' })}
          onClose={() => setAsking(false)}
        >
          {isAdmin ? text.removeAdminText(name) : text.makeAdminText(name)}
        </DeleteDialog>
      )}
    </Card>
  )
}
