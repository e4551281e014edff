import { undoAccountDeletionMutation } from '@naru/api/queries'
import { toast } from '@naru/ui/Toast'
import { api } from '@naru/app-shell/api'
import { useErrors } from '@naru/app-shell/errors'
import { useMyDataText } from '../text/myData'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'

/** @returns the props of a button that undoes the deletion of the account */
export function useKeepAccount(): { isPending: boolean; onPress: () => void; children: string } {
  const t = useMyDataText()
  const { formatError } = useErrors()
  const { mutate, isPending } = useSingleFlightMutation({
    ...undoAccountDeletionMutation(api),
    onError: (error) => toast.error(formatError('keepAccount', error)),
    onSuccess: () => toast.success(t('kept')),
  })
  return { isPending, onPress: () => mutate(), children: t('keep') }
}
