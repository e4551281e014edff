import { setUserActiveMutation, type UserListItem } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { toast } from '@naru/ui/Toast'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../app/api'
import { wordError } from '../../errors'
import { useText } from '../../text'
import * as css from './Page.css'

/** Props of ActivationButton. */
export interface ActivationButtonProps {
  /** The user whose state is shown and switched. */
  user: UserListItem
  /** Id of the element that names the user. */
  describedBy: string
}

/** Shows the state and switches it: at once, and back when the server refuses. A press during a switch changes nothing. */
export const ActivationButton = ({ user: { id, name, isActive }, describedBy }: ActivationButtonProps) => {
  const { userActivation: text } = useText()
  const { isPending, mutate } = useMutation(setUserActiveMutation(api))
  const toggle = () => {
    if (isPending) return
    mutate(
      { id, isActive: !isActive },
      { onError: (error) => void toast.error(wordError('userActivation', error), { description: name }) },
    )
  }
  return (
    <Button
      className={css.button}
      size="small"
      variant={isActive ? 'primary' : 'secondary'}
      iconStart={isActive ? 'check' : 'close'}
      aria-describedby={describedBy}
      onPress={toggle}
    >
      {isActive ? text.active : text.inactive}
    </Button>
  )
}
