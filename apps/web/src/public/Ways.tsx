import { Icon } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { emailHref, operator, phoneHref } from '@naru/app-shell/operator'
import { useAccountText } from '../account/text/account'
import * as css from './Contact.css'

export const Ways = () => {
  const t = useAccountText()
  return (
    <>
      <span className={css.way}>
        <Icon name="phone" label={t('contact.phone')} />
        <Link href={phoneHref}>{operator.phone}</Link>
      </span>
      <span className={css.way}>
        <Icon name="mail" label={t('contact.email')} />
        <Link href={emailHref}>{operator.email}</Link>
      </span>
    </>
  )
}

export const Networks = () => {
  const t = useAccountText()
  return (
    <Stack as="ul" gap={12} aria-label={t('contact.networks')}>
      {operator.networks.map(({ name, icon, href }) => (
        <li key={name} className={css.way}>
          <Icon name={icon} />
          <Link href={href} target="_blank" rel="noreferrer">
            {name}
          </Link>
        </li>
      ))}
    </Stack>
  )
}
