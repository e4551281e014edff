import { Button, type ButtonProps } from '@naru/ui/Button'
import { useAdminText } from '../text/admin'

export interface AboutButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'size'> {
  action: string
  about: string
}

/** A small button of an entry, with the entry's name in its accessible name. */
export const AboutButton = ({ action, about, ...rest }: AboutButtonProps) => {
  const t = useAdminText()
  return (
    <Button size="small" aria-label={t('about', { action, name: about })} {...rest}>
      {action}
    </Button>
  )
}
