import { Button, type ButtonProps } from '@naru/ui/Button'
import { useAdminText } from '../../text/admin'

/** Props of AboutButton. */
export interface AboutButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'size'> {
  /** The words on it. */
  action: string
  /** What it is about, for those who hear the button alone. */
  about: string
}

/** A small button of an entry; its name says of which. */
export const AboutButton = ({ action, about, ...rest }: AboutButtonProps) => {
  const text = useAdminText()
  return (
    <Button size="small" aria-label={text.about(action, about)} {...rest}>
      {action}
    </Button>
  )
}
